import { type Bag, bagOf } from './bag.ts'

/** Bags of several texts. Text `t` has the entries `starts[t]` to `starts[t + 1]`. */
export interface Bags {
  readonly starts: Uint32Array
  readonly buckets: Uint32Array
  readonly counts: Uint8Array
}

const MAX_COUNT = 255

/** Collects the bags of texts, one by one. */
export class BagCollector {
  private readonly starts: number[] = [0]
  private buckets = new Uint32Array(1 << 16)
  private counts = new Uint8Array(1 << 16)
  size = 0

  add(text: string): void {
    const bag = bagOf(text)
    this.makeRoom(bag)
    for (const [bucket, count] of bag) {
      this.buckets[this.size] = bucket
      this.counts[this.size++] = Math.min(MAX_COUNT, count)
    }
    this.starts.push(this.size)
  }

  private makeRoom(bag: Bag): void {
    if (this.size + bag.size <= this.buckets.length) return
    const longer = Math.ceil(1.5 * (this.size + bag.size))
    const [buckets, counts] = [this.buckets, this.counts]
    this.buckets = new Uint32Array(longer)
    this.buckets.set(buckets)
    this.counts = new Uint8Array(longer)
    this.counts.set(counts)
  }

  finish(): Bags {
    return {
      starts: Uint32Array.from(this.starts),
      buckets: this.buckets.subarray(0, this.size),
      counts: this.counts.subarray(0, this.size),
    }
  }
}
