/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104), computed at once, where the cryptography of the platform answers only later.
 *
 * What is hashed are texts and seeds of matches, so it matters how long it takes, and not that it takes equally long.
 *
 * @packageDocumentation
 */

/** SHA-256 of some bytes: eight whole numbers below 2^32, the first bytes of the hash first. */
export function sha256(message: Uint8Array): Uint32Array {
  return finished(FIRST_HASH.slice(), message, 0);
}

/** HMAC with SHA-256: the hash of a message that nobody can tell, or tell from noise, who does not have the key. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint32Array {
  const short = key.length > BLOCK ? bytesOf(sha256(key)) : key;
  const inner = finished(begunWith(short, 0x36), message, BLOCK);
  return finished(begunWith(short, 0x5c), bytesOf(inner), BLOCK);
}

/** How many bytes are mixed into a hash at a time. */
const BLOCK = 64;

/** A hash into which a key has been mixed, with its bytes changed by `mark`. */
function begunWith(key: Uint8Array, mark: number): Uint32Array {
  const block = new Uint8Array(BLOCK).fill(mark);
  for (const [index, byte] of key.entries()) block[index] = byte ^ mark;
  const hash = FIRST_HASH.slice();
  mix(hash, block, 0);
  return hash;
}

/**
 * Mixes in a message and what ends it: a one, as many zeros as it takes, and how many bits there have been.
 *
 * @param hash - Modified.
 * @param before - How many bytes have been mixed in before the message: whole blocks.
 */
function finished(hash: Uint32Array, message: Uint8Array, before: number): Uint32Array {
  const tail = message.length % BLOCK;
  for (let start = 0; start < message.length - tail; start += BLOCK) mix(hash, message, start);
  const last = new Uint8Array(BLOCK);
  last.set(message.subarray(message.length - tail));
  last[tail] = 0x80;
  if (tail >= BLOCK - 8) {
    mix(hash, last, 0);
    last.fill(0);
  }
  let bits = 8 * (before + message.length);
  for (let index = BLOCK - 1; bits > 0; index--) {
    last[index] = bits % 0x100;
    bits = Math.floor(bits / 0x100);
  }
  mix(hash, last, 0);
  return hash;
}

function bytesOf(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(4 * words.length);
  for (const index of bytes.keys()) bytes[index] = (words[index >>> 2] as number) >>> (24 - 8 * (index & 3));
  return bytes;
}

/** Where {@link mix} spreads a block out. Each call fills it anew: making one takes as long as mixing. */
const schedule = /* @__PURE__ */ new Int32Array(64);

/** Mixes the block of bytes that begins at `start` into a hash. The letters are those of the standard. */
function mix(hash: Uint32Array, bytes: Uint8Array, start: number): void {
  spread(bytes, start);
  let [a, b, c, d, e, f, g, h] = hash as Iterable<number> as Eight;
  for (let round = 0; round < 64; round++) {
    const mixedE = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const added = (ROUND_CONSTANTS[round] as number) + (schedule[round] as number);
    // Each sum is cut to 32 bits at once, which spares V8 the way by floating-point numbers.
    const first = (((h + mixedE) | 0) + ((chosen + added) | 0)) | 0;
    const mixedA = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const second = (mixedA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = (hash[index] as number) + word;
}

type Eight = [number, number, number, number, number, number, number, number];

/** Fills the schedule: 16 words of the block, and 48 that are mixed from them. */
function spread(bytes: Uint8Array, start: number): void {
  for (let round = 0; round < 16; round++) {
    const place = start + 4 * round;
    const upper = ((bytes[place] as number) << 24) | ((bytes[place + 1] as number) << 16);
    schedule[round] = upper | ((bytes[place + 2] as number) << 8) | (bytes[place + 3] as number);
  }
  for (let round = 16; round < 64; round++) {
    const early = schedule[round - 15] as number;
    const late = schedule[round - 2] as number;
    const mixedEarly = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const mixedLate = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    const sums = ((schedule[round - 16] as number) + mixedEarly) | 0;
    schedule[round] = sums + (((schedule[round - 7] as number) + mixedLate) | 0);
  }
}

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The fractions of the square roots of the first 8 primes. */
const FIRST_HASH = /* @__PURE__ */ Uint32Array.of(
  0x6a09_e667,
  0xbb67_ae85,
  0x3c6e_f372,
  0xa54f_f53a,
  0x510e_527f,
  0x9b05_688c,
  0x1f83_d9ab,
  0x5be0_cd19,
);

/** The fractions of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = /* @__PURE__ */ Int32Array.of(
  0x428a_2f98,
  0x7137_4491,
  0xb5c0_fbcf,
  0xe9b5_dba5,
  0x3956_c25b,
  0x59f1_11f1,
  0x923f_82a4,
  0xab1c_5ed5,
  0xd807_aa98,
  0x1283_5b01,
  0x2431_85be,
  0x550c_7dc3,
  0x72be_5d74,
  0x80de_b1fe,
  0x9bdc_06a7,
  0xc19b_f174,
  0xe49b_69c1,
  0xefbe_4786,
  0x0fc1_9dc6,
  0x240c_a1cc,
  0x2de9_2c6f,
  0x4a74_84aa,
  0x5cb0_a9dc,
  0x76f9_88da,
  0x983e_5152,
  0xa831_c66d,
  0xb003_27c8,
  0xbf59_7fc7,
  0xc6e0_0bf3,
  0xd5a7_9147,
  0x06ca_6351,
  0x1429_2967,
  0x27b7_0a85,
  0x2e1b_2138,
  0x4d2c_6dfc,
  0x5338_0d13,
  0x650a_7354,
  0x766a_0abb,
  0x81c2_c92e,
  0x9272_2c85,
  0xa2bf_e8a1,
  0xa81a_664b,
  0xc24b_8b70,
  0xc76c_51a3,
  0xd192_e819,
  0xd699_0624,
  0xf40e_3585,
  0x106a_a070,
  0x19a4_c116,
  0x1e37_6c08,
  0x2748_774c,
  0x34b0_bcb5,
  0x391c_0cb3,
  0x4ed8_aa4a,
  0x5b9c_ca4f,
  0x682e_6ff3,
  0x748f_82ee,
  0x78a5_636f,
  0x84c8_7814,
  0x8cc7_0208,
  0x90be_fffa,
  0xa450_6ceb,
  0xbef9_a3f7,
  0xc671_78f2,
);
