/** Words that follow each other in both texts: [older, newer, length]. */
export interface Run {
  readonly older: number
  readonly newer: number
  readonly length: number
}

/** A part of a text: [start, end). */
export interface Stretch {
  readonly ids: Int32Array
  readonly start: number
  readonly end: number
}

const MULTIPLIER = 0x01000193

function hashAt(ids: Int32Array, at: number, size: number): number {
  let hash = 0x811c9dc5
  for (let offset = 0; offset < size; offset++) hash = Math.imul(hash ^ (ids[at + offset] as number), MULTIPLIER) ^ (hash >>> 15)
  return hash
}

function sameWords(a: Int32Array, atA: number, b: Int32Array, atB: number, size: number): boolean {
  for (let offset = 0; offset < size; offset++) if (a[atA + offset] !== b[atB + offset]) return false
  return true
}

const REPEATED = -2
const ABSENT = -1

/** Positions of groups of words in a stretch, by open addressing; a group that stands there twice is marked as repeated. */
class GroupTable {
  readonly #stretch: Stretch
  readonly #size: number
  readonly #mask: number
  readonly #positions: Int32Array
  readonly #isRepeated: Uint8Array

  constructor(stretch: Stretch, size: number) {
    const { ids, start, end } = stretch
    this.#stretch = stretch
    this.#size = size
    const slots = 2 ** Math.ceil(Math.log2(Math.max(2, (end - start) * 2)))
    this.#mask = slots - 1
    this.#positions = new Int32Array(slots).fill(ABSENT)
    this.#isRepeated = new Uint8Array(slots)
    for (let at = start; at + size <= end; at++) {
      const slot = this.#slotOf(ids, at)
      if (this.#positions[slot] === ABSENT) this.#positions[slot] = at
      else this.#isRepeated[slot] = 1
    }
  }

  #slotOf(ids: Int32Array, at: number): number {
    let slot = hashAt(ids, at, this.#size) & this.#mask
    for (;;) {
      const found = this.#positions[slot] as number
      if (found === ABSENT || sameWords(this.#stretch.ids, found, ids, at, this.#size)) return slot
      slot = (slot + 1) & this.#mask
    }
  }

  /** Position of the group that stands at a place of another text: ABSENT, REPEATED, or where it stands once. */
  find(ids: Int32Array, at: number): number {
    const slot = this.#slotOf(ids, at)
    return this.#isRepeated[slot] ? REPEATED : (this.#positions[slot] as number)
  }
}

/** Finds runs around groups of `size` words that stand exactly once in each of two stretches, in order of the newer one. */
export function findRuns(older: Stretch, newer: Stretch, size: number): Run[] {
  const inOlder = new GroupTable(older, size)
  const inNewer = new GroupTable(newer, size)
  const runs: Run[] = []
  for (let at = newer.start; at + size <= newer.end; ) {
    const partner = inOlder.find(newer.ids, at)
    if (partner < 0 || inNewer.find(newer.ids, at) < 0) {
      at++
      continue
    }
    let length = size
    while (at + length < newer.end && partner + length < older.end && newer.ids[at + length] === older.ids[partner + length])
      length++
    runs.push({ older: partner, newer: at, length })
    at += length
  }
  return runs
}

/** The heaviest sequence of runs that stand in the same order in both texts; the others have moved. */
export function inOrder(runs: readonly Run[]): { readonly kept: Run[]; readonly moved: Run[] } {
  const byOlder = runs.map((_, index) => index).sort((a, b) => (runs[a] as Run).older - (runs[b] as Run).older || a - b)
  const rank = new Int32Array(runs.length)
  byOlder.forEach((index, position) => {
    rank[index] = position + 1
  })
  // Fenwick tree over the order in the older text: the run that ends the heaviest sequence so far.
  const best = new Int32Array(runs.length + 1).fill(-1)
  const weight = new Float64Array(runs.length)
  const before = new Int32Array(runs.length).fill(-1)
  const weightOf = (index: number) => (index < 0 ? 0 : (weight[index] as number))
  let last = -1
  for (let index = 0; index < runs.length; index++) {
    let previous = -1
    for (let at = (rank[index] as number) - 1; at > 0; at -= at & -at)
      if (weightOf(best[at] as number) > weightOf(previous)) previous = best[at] as number
    before[index] = previous
    weight[index] = weightOf(previous) + (runs[index] as Run).length
    for (let at = rank[index] as number; at <= runs.length; at += at & -at)
      if (weightOf(best[at] as number) < weightOf(index)) best[at] = index
    if (weightOf(index) > weightOf(last)) last = index
  }
  const isKept = new Uint8Array(runs.length)
  for (let at = last; at >= 0; at = before[at] as number) isKept[at] = 1
  return { kept: runs.filter((_, at) => isKept[at] === 1), moved: runs.filter((_, at) => isKept[at] !== 1) }
}
