import { asciiDigits } from '#document-text/ascii-digits.ts'
import { beginsWithDate } from './begins-with-date.ts'

export interface NumberedTitle {
  /** number as printed, without a final point */
  readonly number: string
  /** `Annex A` is A, `7.4.2` is 7, 4, 2 */
  readonly path: readonly string[]
  readonly title: string
  /** named by a word: Annex, Chapter */
  readonly isNamed: boolean
}

const ANNEX =
  'annex|appendix|attachment|schedule|anhang|anlage|annexe|anexo|apéndice|allegato|appendice|bijlage|bilaga|liite|приложение|додаток|załącznik|ek|附属書|附录|부속서|الملحق|ملحق'
const CHAPTER =
  'chapter|part|section|article|clause|kapitel|teil|abschnitt|artikel|chapitre|partie|article|capítulo|parte|sección|artículo|capitolo|articolo|глава|часть|раздел|статья|rozdział'
/** Numbers in words, as the opening of a chapter has them. */
const WORDS = [
  ...'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(' '),
  ...'eighteen nineteen twenty'.split(' '),
  ...'one two three four five six seven eight nine'.split(' ').map((digit) => `twenty${digit}`),
]
/** The longest name first: `annexe` begins as `annex` does. */
const longestFirst = (names: string) =>
  names
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|')
const NAMED = new RegExp(
  `^((?:${longestFirst(`${ANNEX}|${CHAPTER}`)})\\s*([A-ZА-Я]{1,2}|\\d{1,3}|[IVXLC]{1,6}|${WORDS.join('|')}))(?=[\\s.:—–()-]|$)[.:—–-]*\\s*(.*)$`,
  'iu',
)
const NAME_ALONE = new RegExp(`^(?:${ANNEX}|${CHAPTER})$`, 'iu')
const DECIMAL = /^(\d{1,3}(?:\.\d{1,3}){0,7})(?:\.|:)?(?:\s+(\S.*))?$/u
const LETTERED = /^([A-ZА-Я]{1,2}(?:\.\d{1,3}){1,7})\.?(?:\s+(\S.*))?$/u
const PARAGRAPH = /^§{1,2}\s*(\d{1,4}[a-z]?(?:\.\d{1,3})*)\.?(?:\s+(\S.*))?$/u

/** Reads the number with which a heading begins: `7.4.2 Loads`, `Annex A (informative) …`, `Chapter 3`, `§ 5`; a date has none. */
export function readNumber(text: string): NumberedTitle | undefined {
  const plain = asciiDigits(text)
  const [, name, letter, after = ''] = NAMED.exec(plain) ?? []
  if (name && letter && /^\P{Ll}/u.test(name) && letter === letter.toUpperCase()) {
    const word = WORDS.indexOf(letter.toLowerCase())
    return { number: name.replace(/\s+/g, ' '), path: [word < 0 ? letter : String(word + 1)], title: after, isNamed: true }
  }
  if (beginsWithDate(plain)) return undefined
  const [, number, title = ''] = DECIMAL.exec(plain) ?? LETTERED.exec(plain) ?? []
  if (number) return { number, path: number.split('.'), title, isNamed: false }
  const [, paragraph, rest = ''] = PARAGRAPH.exec(plain) ?? []
  return paragraph ? { number: `§ ${paragraph}`, path: paragraph.split('.'), title: rest, isNamed: false } : undefined
}

/** Tells the name of a kind of heading without its number, which stands on the next line. */
export const isNameAlone = (text: string): boolean => NAME_ALONE.test(text) && /^\p{Lu}/u.test(text)

const MAX_SKIPPED = 3

/** Tells whether a number may be the next one: a child of the last, or the sibling after it or after one above it. */
export function mayFollow(path: readonly string[], last: readonly string[] | undefined): boolean {
  return [letterOrder, romanOrder].some((orderOf) => isNext(path, last, orderOf))
}

/** Tells whether a number of a level stands behind the last one of this level, although others between them are wanting. */
export function isLater(path: readonly string[], last: readonly string[] = []): boolean {
  const [end, before] = [path.at(-1) ?? '', last[path.length - 1] ?? '']
  const isBeside = path.slice(0, -1).every((step, at) => step === last[at])
  return isBeside && before !== '' && isLetter(end) === isLetter(before) && letterOrder(end) > letterOrder(before)
}

type Order = (step: string) => number

function isNext(path: readonly string[], last: readonly string[] | undefined, orderOf: Order): boolean {
  const steps = path.map(orderOf)
  if (!last) return (steps[0] as number) <= 1 + MAX_SKIPPED && steps.slice(1).every((step) => step <= 1)
  const before = last.map(orderOf)
  const same = steps.findIndex((step, at) => path[at] !== last[at] || step === undefined)
  if (same < 0) return false
  if (isLetter(path[0]) !== isLetter(last[0])) return same === 0 && isLetter(path[0]) && steps.slice(1).every((step) => step <= 1)
  const rest = steps.slice(same + 1)
  const step = (steps[same] as number) - (before[same] ?? 0)
  return step > 0 && step <= MAX_SKIPPED && rest.every((one) => one <= 1)
}

const isLetter = (step: string | undefined) => /^[A-ZА-Я]/.test(step ?? '')

function letterOrder(step: string): number {
  if (/^\d/.test(step)) return Number.parseInt(step, 10)
  if (/^[IVXLC]{2,}$/.test(step)) return romanOrder(step)
  return [...step].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - (letter < 'А' ? 64 : 0x40f), 0)
}

/** The value of a Roman number: `I` may be one, or the ninth letter. */
function romanOrder(step: string): number {
  if (!/^[IVXLC]+$/.test(step)) return letterOrder(step)
  return [...step].reduceRight((sum, letter, at, all) => {
    const values = { I: 1, V: 5, X: 10, L: 50, C: 100 } as Record<string, number>
    const value = values[letter] as number
    return sum + (value < (values[all[at + 1] as string] ?? 0) ? -value : value)
  }, 0)
}
