/**
 * Returns the SHA-256 hash of some bytes as eight 32-bit numbers. The first number contains the first four bytes of the
 * hash.
 */
export function sha256(message: Uint8Array): Uint32Array {
  return finished(FIRST_HASH.slice(), message, 0);
}

/**
 * Returns the HMAC-SHA256 of a message. Without the key, nobody can predict this HMAC or distinguish it from random
 * bytes.
 */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint32Array {
  const short = key.length > BLOCK ? bytesOf(sha256(key)) : key;
  const inner = finished(begunWith(short, 0x36), message, BLOCK);
  return finished(begunWith(short, 0x5c), bytesOf(inner), BLOCK);
}

/** The number of bytes in a block. */
const BLOCK = 64;

/** XORs each byte of a key with `mark`, mixes the result into a new hash, and returns this hash. */
function begunWith(key: Uint8Array, mark: number): Uint32Array {
  const block = new Uint8Array(BLOCK).fill(mark);
  for (const [index, byte] of key.entries()) block[index] = byte ^ mark;
  const hash = FIRST_HASH.slice();
  mix(hash, block, 0);
  return hash;
}

/**
 * Mixes a message and its padding into a hash. The padding consists of a bit with the value 1, zeros, and the number of
 * bits of the message.
 *
 * @param hash - The hash, which is modified.
 * @param before - Number of bytes that were mixed into the hash before the message; a multiple of the block size.
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

/** The message schedule of {@link mix}. The array is reused, because creating it takes as long as mixing. */
const schedule = /* @__PURE__ */ new Int32Array(64);

/**
 * Mixes the block that starts at byte `start` into a hash. The variables have the same names as in the standard FIPS
 * 180-4.
 */
function mix(hash: Uint32Array, bytes: Uint8Array, start: number): void {
  spread(bytes, start);
  let [a, b, c, d, e, f, g, h] = hash as Iterable<number> as Eight;
  for (let round = 0; round < 64; round++) {
    const mixedE = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const added = (ROUND_CONSTANTS[round] as number) + (schedule[round] as number);
    // Each sum is cut to 32 bits immediately, so that V8 does not use floating-point numbers.
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

/** Fills the schedule: 16 words of the block, and 48 words derived from them. */
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

/**
 * Returns the square or cube roots of the first primes, as fixed-point numbers with 32 fractional bits. The typed
 * arrays below keep only these 32 bits.
 */
function rootsOfPrimes(power: 2 | 3, count: number): number[] {
  const roots: number[] = [];
  for (let number = 2; roots.length < count; number++) {
    if (isPrime(number)) roots.push(Number(bitsOfRoot(number, power)));
  }
  return roots;
}

function isPrime(number: number): boolean {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return true;
}

/**
 * Returns the root of a number, with 32 fractional bits. The function counts up from an estimate slightly below the
 * root, because the precision of the operator `**` depends on the JavaScript engine.
 */
function bitsOfRoot(number: number, power: 2 | 3): bigint {
  const most = BigInt(number) << BigInt(32 * power);
  let root = BigInt(Math.floor(number ** (1 / power) * 2 ** 32) - 1);
  while ((root + 1n) ** BigInt(power) <= most) root++;
  return root;
}

const FIRST_HASH = /* @__PURE__ */ Uint32Array.from(/* @__PURE__ */ rootsOfPrimes(2, 8));

const ROUND_CONSTANTS = /* @__PURE__ */ Int32Array.from(/* @__PURE__ */ rootsOfPrimes(3, 64));
