import { isObject } from './plain-data.ts';

/** A 53-bit hash of plain data, computed as two 32-bit hashes. Equal data give equal hashes on every machine. */
export class Hash {
  #first = 0x811c9dc5 | 0;
  #second = 0x1b873593;

  /** Returns a copy of the hash, to which other data can be added. */
  copy(): Hash {
    const copy = new Hash();
    copy.#first = this.#first;
    copy.#second = this.#second;
    return copy;
  }

  /** Adds a 32-bit whole number to the hash. */
  add(value: number): void {
    const first = Math.imul(this.#first ^ value, 0x01000193);
    const second = Math.imul((this.#second + value) | 0, 0x85ebca6b);
    this.#first = first ^ (first >>> 13);
    this.#second = second ^ (second >>> 16);
  }

  /** Adds a number, a string, a boolean, `null` or `undefined` to the hash. */
  addValue(value: unknown): void {
    if (typeof value === 'number') this.#addNumber(value);
    else if (typeof value === 'string') this.#addText(value);
    else this.add(value === true ? -1 : value === false ? -2 : value === null ? -3 : -4);
  }

  /** Adds any plain data to the hash. The order of the keys does not matter. */
  addAny(data: unknown): void {
    if (!isObject(data)) {
      this.addValue(data);
      return;
    }
    const keys = Object.keys(data).sort();
    this.add(keys.length);
    for (const key of keys) {
      this.#addText(key);
      this.addAny(data[key]);
    }
  }

  /** The hash: a whole number from 0 to 2^53 - 1. */
  get value(): number {
    const first = Math.imul(this.#first ^ (this.#first >>> 15), 0x2c1b3c6d);
    const second = Math.imul(this.#second ^ (this.#second >>> 13), 0x297a2d39);
    return ((first ^ (first >>> 12)) >>> 0) * 0x20_0000 + ((second ^ (second >>> 15)) >>> 11);
  }

  #addNumber(value: number): void {
    if (value === (value | 0)) this.add(value);
    // Hashing a number as text is slow. Only large numbers and fractions are hashed as text, and these are rare.
    else this.#addText(String(value));
  }

  #addText(text: string): void {
    this.add(text.length);
    for (let index = 0; index < text.length; index++) this.add(text.charCodeAt(index));
  }
}
