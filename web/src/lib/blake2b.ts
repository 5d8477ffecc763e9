/** BLAKE2b with 32 bytes of output and a label, as far as fair shuffles need it: browsers do not have it. */

const MASK = (1n << 64n) - 1n;
const BLOCK = 128;
const OUT = 32;

const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];

const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const ROUNDS = 12;

// The columns and then the diagonals of the working vector.
const LINES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const turn = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;

/** The hash of these bytes, in hex. The label (`person` elsewhere) has at most 16 plain letters. */
export function blake2b(data: Uint8Array, label: string): string {
  const settings = new Uint8Array(64);
  settings.set([OUT, 0, 1, 1]); // no key; neither fan-out nor depth
  settings.set(new TextEncoder().encode(label), 48);
  const hash = words(settings).map((word, index) => word ^ IV[index]!);
  const blocks = Math.max(1, Math.ceil(data.length / BLOCK));
  for (let block = 0; block < blocks; block += 1) {
    const part = new Uint8Array(BLOCK);
    part.set(data.subarray(block * BLOCK, (block + 1) * BLOCK));
    const last = block === blocks - 1;
    compress(hash, words(part), BigInt(last ? data.length : (block + 1) * BLOCK), last);
  }
  const out = new DataView(new ArrayBuffer(64));
  hash.forEach((word, index) => out.setBigUint64(8 * index, word, true));
  return hex(new Uint8Array(out.buffer, 0, OUT));
}

function compress(hash: bigint[], message: bigint[], length: bigint, last: boolean): void {
  const v = [...hash, ...IV];
  v[12]! ^= length;
  if (last) v[14]! ^= MASK;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = SIGMA[round % SIGMA.length]!;
    LINES.forEach(([a, b, c, d], line) => {
      v[a] = (v[a]! + v[b]! + message[order[2 * line]!]!) & MASK;
      v[d] = turn(v[d]! ^ v[a], 32n);
      v[c] = (v[c]! + v[d]) & MASK;
      v[b] = turn(v[b]! ^ v[c], 24n);
      v[a] = (v[a] + v[b] + message[order[2 * line + 1]!]!) & MASK;
      v[d] = turn(v[d] ^ v[a], 16n);
      v[c] = (v[c] + v[d]) & MASK;
      v[b] = turn(v[b] ^ v[c], 63n);
    });
  }
  for (let index = 0; index < 8; index += 1) hash[index]! ^= v[index]! ^ v[index + 8]!;
}

function words(bytes: Uint8Array): bigint[] {
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / 8 }, (_, index) => view.getBigUint64(8 * index, true));
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
