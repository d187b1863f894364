/** Open-addressing map from 32-bit feature hashes to counts and then to row numbers. */
export class FeatureIndex {
  private keys: Int32Array;
  private values: Int32Array;
  private bits: number;
  size = 0;

  constructor(bits = 20) {
    this.bits = bits;
    this.keys = new Int32Array(1 << bits);
    this.values = new Int32Array(1 << bits).fill(-1);
  }

  private place(key: number): number {
    const mask = (1 << this.bits) - 1;
    let place = (Math.imul(key, 0x85ebca6b) >>> (32 - this.bits)) & mask;
    while (this.values[place] !== -1 && this.keys[place] !== key) place = (place + 1) & mask;
    return place;
  }

  get(key: number): number {
    return this.values[this.place(key)]!;
  }

  count(key: number): void {
    const place = this.place(key);
    if (this.values[place] === -1) {
      this.keys[place] = key;
      this.values[place] = 0;
      this.size++;
    }
    this.values[place]!++;
    if (this.size * 1.7 > 1 << this.bits) this.grow();
  }

  private grow(): void {
    const { keys, values } = this;
    this.bits++;
    this.keys = new Int32Array(1 << this.bits);
    this.values = new Int32Array(1 << this.bits).fill(-1);
    for (let k = 0; k < keys.length; k++) {
      if (values[k] === -1) continue;
      const place = this.place(keys[k]!);
      this.keys[place] = keys[k]!;
      this.values[place] = values[k]!;
    }
  }

  /** Drops features counted less than `cutoff` times and numbers the rest. Returns the hash of each row. */
  number(cutoff: number): Int32Array {
    const { keys, values } = this;
    const kept: number[] = [];
    for (let k = 0; k < keys.length; k++) if (values[k]! >= cutoff) kept.push(keys[k]!);
    this.bits = Math.max(16, Math.ceil(Math.log2(kept.length * 1.7)));
    this.keys = new Int32Array(1 << this.bits);
    this.values = new Int32Array(1 << this.bits).fill(-1);
    this.size = kept.length;
    kept.forEach((key, row) => {
      const place = this.place(key);
      this.keys[place] = key;
      this.values[place] = row;
    });
    return Int32Array.from(kept);
  }
}
