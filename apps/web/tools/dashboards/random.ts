/** A seeded random generator, so that every machine draws the same pictures. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** A number from 0 to below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  integer(low: number, high: number): number {
    return Math.round(this.between(low, high));
  }

  /** Noise around 1 to multiply by. */
  around(spread: number): number {
    return 1 + (this.next() + this.next() + this.next() - 1.5) * spread;
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.next() * from.length)] as T;
  }
}
