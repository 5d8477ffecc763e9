"""The word pieces' vectors that the package `wordllama` carries; a text is the mean of its pieces."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from safetensors.numpy import load_file
from tokenizers import Tokenizer

Array = np.ndarray[Any, np.dtype[np.float64]]


class WordLlama:
    """Turns words into vectors of length one."""

    def __init__(self) -> None:
        found = find_spec("wordllama")
        assert found is not None and found.origin is not None, "install wordllama"
        folder = Path(found.origin).parent
        (self.vectors,) = load_file(folder / "weights" / "l2_supercat_256.safetensors").values()
        self.tokenizer = Tokenizer.from_file(str(folder / "tokenizers" / "l2_supercat_tokenizer_config.json"))

    def embed(self, text: str) -> Array:
        pieces = self.tokenizer.encode(text.lower(), add_special_tokens=False).ids
        mean: Array = self.vectors[pieces].astype(float).mean(axis=0)
        return mean / np.linalg.norm(mean)
