/** Random numbers that are the same in every run (mulberry32). */
export class Choices {
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  below(most: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }

  one<T>(of: readonly T[]): T {
    return of[this.below(of.length)] as T
  }
}
