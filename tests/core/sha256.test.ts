import fc from 'fast-check';
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hmacSha256, sha256 } from '../../src/core/sha256.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const hex = (words: Uint32Array): string => Array.from(words, (each) => each.toString(16).padStart(8, '0')).join('');

describe('SHA-256', () => {
  // The examples of the standard FIPS 180-4, and the empty message.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of %.20j equals the published value', (message, expected) => {
    expect(hex(sha256(bytes(message)))).toBe(expected);
  });

  it('equals the value of the platform, for any length', () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, index) => index * length);

      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
});

describe('HMAC with SHA-256', () => {
  // The test cases 1, 2, 3 and 7 of RFC 4231.
  it.each([
    [
      new Uint8Array(20).fill(0x0b),
      bytes('Hi There'),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      bytes('Jefe'),
      bytes('what do ya want for nothing?'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      new Uint8Array(20).fill(0xaa),
      new Uint8Array(50).fill(0xdd),
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    ],
    [
      new Uint8Array(131).fill(0xaa),
      bytes(
        'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('of test case %# equals the published value', (key, message, expected) => {
    expect(hex(hmacSha256(key, message))).toBe(expected);
  });

  it('equals the value of the platform', () => {
    const some = fc.uint8Array({ maxLength: 200 });
    fc.assert(
      fc.property(some, some, (key, message) => {
        expect(hex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }),
    );
  });
});
