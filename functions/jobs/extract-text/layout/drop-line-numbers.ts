import { isSameRow } from './join-words.ts'
import type { PageWord } from './page-word.ts'

/** Numbers that a page with numbered lines has at least. */
const MIN_NUMBERS = 6
/** Part of the lines that have one, or one of five. */
const NUMBERED = 0.6
/** Part of the numbered lines that go on with a sentence: the items of a list do not. */
const GOING_ON = 0.25
const STEPS = [1, 5]
const NUMBER = /^\d{1,4}$/

/** Leaves out the numbers of lines in the margin: they count on beside all other text, and beside lines that begin within a sentence. */
export function dropLineNumbers(words: readonly PageWord[]): readonly PageWord[] {
  const others = words.filter(({ text }) => !NUMBER.test(text))
  const [left, right] = [Math.min(...others.map((word) => word.left)), Math.max(...others.map((word) => word.right))]
  const beside = [
    words.filter(({ text, right: end }) => NUMBER.test(text) && end <= left),
    words.filter(({ text, left: start }) => NUMBER.test(text) && start >= right),
  ]
  const numbers = new Set(beside.filter((some) => areLineNumbers(some, others)).flat())
  return numbers.size > 0 ? words.filter((word) => !numbers.has(word)) : words
}

function areLineNumbers(given: readonly PageWord[], others: readonly PageWord[]): boolean {
  if (given.length < MIN_NUMBERS) return false
  const sorted = [...given].sort((a, b) => a.top - b.top)
  const values = sorted.map(({ text }) => Number.parseInt(text, 10))
  const step = (values[1] as number) - (values[0] as number)
  if (!STEPS.includes(step) || values.some((value, at) => at > 0 && value - (values[at - 1] as number) !== step)) return false
  if (given.length * step < NUMBERED * countRows(others)) return false
  const goingOn = sorted.filter((number) => /^\p{Ll}/u.test(firstBeside(number, others)?.text ?? ''))
  return goingOn.length >= GOING_ON * given.length
}

function countRows(words: readonly PageWord[]): number {
  let rows = 0
  let last: PageWord | undefined
  for (const word of [...words].sort((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    if (last && isSameRow(last, word)) continue
    rows += 1
    last = word
  }
  return rows
}

function firstBeside(number: PageWord, words: readonly PageWord[]): PageWord | undefined {
  const row = words.filter((word) => isSameRow(number, word))
  return row.reduce<PageWord | undefined>((first, word) => (!first || word.left < first.left ? word : first), undefined)
}
