import { comparedForm } from './compared-form.ts'

const FIRST_SLOTS = 512
const LETTERS_A_WORD = 8
const SEED = 0x811c9dc5
const MULTIPLIER = 0x01000193

const twice = (before: Int32Array): Int32Array<ArrayBuffer> => {
  const after = new Int32Array(before.length * 2)
  after.set(before)
  return after
}

/**
 * Gives words numbers, the same over all texts that it reads: two words have the same number where they say the same. A word is
 * found by its characters, by open addressing: most words recur, and cutting each out of its text would cost more than the rest.
 */
export class WordNumbers {
  readonly #byForm = new Map<string, number>()
  /** spelling + 1 at the hash of its characters, or at the next free slot */
  #slots = new Int32Array(FIRST_SLOTS)
  #hashes = new Int32Array(FIRST_SLOTS / 2)
  /** number of each spelling */
  #numbers = new Int32Array(FIRST_SLOTS / 2)
  /** first character of each spelling in `letters` */
  #firsts = new Int32Array(FIRST_SLOTS / 2 + 1)
  #letters = new Uint16Array((FIRST_SLOTS / 2) * LETTERS_A_WORD)
  #spellings = 0

  /** Numbers that were given. */
  get size(): number {
    return this.#byForm.size
  }

  /** Number of the word at [start, end) of a text. */
  of(text: string, start: number, end: number): number {
    let hash = SEED
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), MULTIPLIER)
    hash ^= hash >>> 15
    const mask = this.#slots.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const spelling = (this.#slots[slot] as number) - 1
      if (spelling < 0) return this.#add(text, start, end, hash)
      if (this.#hashes[spelling] === hash && this.#isAt(spelling, text, start, end)) return this.#numbers[spelling] as number
    }
  }

  #isAt(spelling: number, text: string, start: number, end: number): boolean {
    const first = this.#firsts[spelling] as number
    if ((this.#firsts[spelling + 1] as number) - first !== end - start) return false
    for (let at = start; at < end; at++) if (this.#letters[first + at - start] !== text.charCodeAt(at)) return false
    return true
  }

  #add(text: string, start: number, end: number, hash: number): number {
    const spelling = this.#spellings++
    if (spelling === this.#hashes.length) this.#grow()
    const first = this.#firsts[spelling] as number
    this.#firsts[spelling + 1] = first + end - start
    if (first + end - start > this.#letters.length) {
      const grown = new Uint16Array(2 * (first + end - start))
      grown.set(this.#letters)
      this.#letters = grown
    }
    for (let at = start; at < end; at++) this.#letters[first + at - start] = text.charCodeAt(at)
    const form = comparedForm(text.slice(start, end))
    const number = this.#byForm.get(form) ?? this.#byForm.size
    this.#byForm.set(form, number)
    this.#numbers[spelling] = number
    this.#hashes[spelling] = hash
    this.#place(spelling)
    return number
  }

  #place(spelling: number): void {
    const mask = this.#slots.length - 1
    let slot = (this.#hashes[spelling] as number) & mask
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask
    this.#slots[slot] = spelling + 1
  }

  #grow(): void {
    const spellings = this.#hashes.length
    this.#hashes = twice(this.#hashes)
    this.#numbers = twice(this.#numbers)
    const firsts = new Int32Array(2 * spellings + 1)
    firsts.set(this.#firsts)
    this.#firsts = firsts
    this.#slots = new Int32Array(this.#slots.length * 2)
    for (let spelling = 0; spelling < spellings; spelling++) this.#place(spelling)
  }
}
