import type { Effect } from '#contract/documents/comparison-result.ts'
import { isUnit } from '../words/units.ts'
import { type JudgedWord, writtenWord } from './judged-side.ts'
import { quantityChanges, readQuantity } from './quantity.ts'

/** Words of tolerances, with no number between them and the one that they are about. */
const TOLERANCE_BEFORE =
  /(?:[±∓]|\+\/[-−–]|\+\s*\/\s*[-−–]|(?:toleranc|toleranz|tolérance|tolleranz|tolerânc|допуск|مسامح|公差|許容差|허용차)[^.;\d]{0,40})\s*\(?$/iu
const MAX_TOLERANCE_LENGTH = 60
const LIMIT = /^[<>≤≥≮≯≦≧⩽⩾±∓~≈]+$/
/** A designation that has digits: M8, IP54, S355JR. */
const CODE = /^(?=.*\d)\p{Lu}[\p{Lu}\d.]*$/u

const isTolerance = ({ text, start }: JudgedWord): boolean =>
  TOLERANCE_BEFORE.test(text.slice(Math.max(0, start - MAX_TOLERANCE_LENGTH), start))

const kindOf = (words: readonly (JudgedWord | undefined)[]): Effect =>
  words.some((word) => word && isTolerance(word)) ? 'tolerance' : 'number'

/** Tells whether only digits of a designation differ. */
function isOtherCode(before: readonly JudgedWord[], after: readonly JudgedWord[]): boolean {
  const [a, b] = [before.map(writtenWord), after.map(writtenWord)]
  const lettersOf = (word: string) => word.replace(/\d+/g, '0')
  return (
    a.length === b.length &&
    a.every((word, at) => CODE.test(word) && CODE.test(b[at] as string) && lettersOf(word) === lettersOf(b[at] as string))
  )
}

/** Text before a unit without a number: `Load [N]`, `Load, N`, `Load in N`, the edge of a cell. */
const BEFORE_UNIT = /(?:[[(,]|(?<!\p{L})(?:in|en)(?!\p{L}))\s*$/u

/** Tells whether a word is a unit without a number; one letter for itself may be the name of a class. */
const isUnitAlone = ({ text, start, end }: JudgedWord): boolean =>
  isUnit(text.slice(start, end)) && (BEFORE_UNIT.test(text.slice(0, start)) || (end - start > 1 && end - start === text.length))

/** Tells whether only a unit without a number differs. */
function isOtherUnit(before: readonly JudgedWord[], after: readonly JudgedWord[]): boolean {
  const different = before.flatMap((word, at) => {
    const other = after[at]
    return other && writtenWord(word) !== writtenWord(other) ? [[word, other]] : []
  })
  return before.length === after.length && different.length === 1 && different.flat().every(isUnitAlone)
}

/** Effects of numbers that took each other's place, of units, of signs of limits and of designations with digits. */
export function numberEffects(
  before: readonly JudgedWord[],
  after: readonly JudgedWord[],
  languages: readonly [string, string],
): Effect[] {
  const quantitiesOf = (words: readonly JudgedWord[], language: string) =>
    words.flatMap((word) => {
      const quantity = readQuantity(writtenWord(word), language)
      return quantity ? [{ word, quantity }] : []
    })
  const [a, b] = [quantitiesOf(before, languages[0]), quantitiesOf(after, languages[1])]
  const effects: Effect[] = []
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const [one, other] = [a[at], b[at]]
    const kind = kindOf([one?.word, other?.word])
    if (!one || !other) effects.push(kind)
    else for (const change of quantityChanges(one.quantity, other.quantity)) effects.push(change === 'unit' ? 'unit' : kind)
  }
  if (effects.length || a.length || b.length) return effects
  const signs = [...before, ...after].map(writtenWord)
  const isLimit = signs.length > 0 && signs.every((sign) => LIMIT.test(sign))
  if (isLimit) return [signs.some((sign) => /[±∓]/.test(sign)) ? 'tolerance' : 'number']
  if (isOtherUnit(before, after)) return ['unit']
  return before.length > 0 && isOtherCode(before, after) ? ['number'] : []
}
