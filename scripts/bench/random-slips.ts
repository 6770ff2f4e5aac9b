export type Random = () => number

/** Random numbers that are the same in every run (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pickFrom<T>(all: readonly T[] | string, random: Random): T {
  return all[Math.floor(random() * all.length)] as T
}

const SHORTEST = 4
const WORDS = new RegExp(`\\p{L}{${SHORTEST},}`, 'gu')
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

type Slip = (word: string, at: number, random: Random) => string
const SLIPS: readonly Slip[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at, random) => word.slice(0, at) + pickFrom<string>(LETTERS, random) + word.slice(at),
  (word, at, random) => word.slice(0, at) + pickFrom<string>(LETTERS, random) + word.slice(at + 1),
  (word, at) => {
    const first = Math.min(at, word.length - 2)
    return (
      word.slice(0, first) +
      word
        .slice(first, first + 2)
        .split('')
        .reverse()
        .join('') +
      word.slice(first + 2)
    )
  },
  (word, at) => `${word.slice(0, Math.max(1, at))} ${word.slice(Math.max(1, at))}`,
]

/** Makes a slip: a letter missing, added, replaced or swapped, a space added, or the next space missing. */
export function withSlip(text: string, random: Random): string {
  const words = [...text.matchAll(WORDS)]
  if (words.length === 0) return text
  const match = pickFrom(words, random)
  const [word] = match
  const end = match.index + word.length
  const kind = Math.floor(random() * (SLIPS.length + 1))
  if (kind === SLIPS.length && text[end] === ' ') return text.slice(0, end) + text.slice(end + 1)
  const slip = SLIPS[kind % SLIPS.length] as Slip
  return text.slice(0, match.index) + slip(word, Math.floor(random() * word.length), random) + text.slice(end)
}
