import { comparedForm } from '../words/compared-form.ts'
import { isUnit } from '../words/units.ts'
import { isSameQuantity } from './unit-scales.ts'

/** A number as a text says it: several values where it is a range. */
interface Quantity {
  /** each with its digits, by which 1.10 and 1.1 are told apart */
  readonly values: readonly { readonly value: number; readonly digits: string }[]
  /** empty without a unit */
  readonly unit: string
  /** the form to compare where values cannot be told: 4037-1, M8 */
  readonly written: string
}

/** Numbers as words, which standards write so where they count things; the word at each place is one number in one language. */
const NUMBER_WORDS = new Map(
  [
    'two three four five six seven eight nine ten eleven twelve',
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    'deux trois quatre cinq six sept huit neuf dix onze douze',
    'dos tres cuatro cinco seis siete ocho nueve diez once doce',
    'due tre quattro cinque sei sette otto nove dieci undici dodici',
    'dois três quatro cinco seis sete oito nove dez onze doze',
    'два три четыре пять шесть семь восемь девять десять',
    'iki üç dört beş altı yedi sekiz dokuz on',
  ].flatMap((words) => words.split(' ').map((word, at) => [word, at + 2] as const)),
)
// Words of other languages or meanings that are no numbers where they stand alone.
for (const word of ['on', 'once']) NUMBER_WORDS.delete(word)
for (const [word, value] of [
  ['twice', 2],
  ['duas', 2],
  ['две', 2],
  ['thrice', 3],
] as const)
  NUMBER_WORDS.set(word, value)

const NUMBER = /^[±<>≤≥~+-]?\d/
const NUMBER_AND_UNIT = /^([±<>≤≥~+-]?\d[\d.,'/^+-]*)(.*)$/u
const FRACTION = /^(?:(\d+)\+)?(\d+)\/(\d+)$/
/** Languages in which 1,500 is a thousand and a half. */
const POINT_LANGUAGES = new Set(['en', 'zh', 'ja', 'ko'])

/** Value of digits with points and commas; NaN where they are no number. */
function valueOfDigits(written: string, language: string): number {
  const fraction = FRACTION.exec(written)
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3])
  const signs = [...written.matchAll(/[.,]/g)].map(([sign]) => sign)
  const last = signs.at(-1)
  if (last === undefined) return Number(written.replace(/'/g, ''))
  const groups = written.split(/[.,]/)
  const isGrouped = groups.slice(1).every((group) => group.length === 3) && /^[1-9]\d{0,2}$/.test(groups[0] as string)
  const ofLanguage = POINT_LANGUAGES.has(language.slice(0, 2) || 'en') ? '.' : ','
  const isAllGroups = isGrouped && new Set(signs).size === 1 && (signs.length > 1 || last !== ofLanguage)
  if (isAllGroups) return Number(groups.join(''))
  const isOne = signs.filter((sign) => sign === last).length === 1
  return isOne ? Number(`${groups.slice(0, -1).join('')}.${groups.at(-1)}`) : Number.NaN
}

/** Reads a word as a number with its unit; undefined where it is none. */
export function readQuantity(word: string, language: string): Quantity | undefined {
  const form = comparedForm(word)
  const counted = NUMBER_WORDS.get(form.toLowerCase())
  if (counted !== undefined) return { values: [{ value: counted, digits: String(counted) }], unit: '', written: String(counted) }
  if (!NUMBER.test(form)) return undefined
  const [, number = '', rest = ''] = NUMBER_AND_UNIT.exec(form) ?? []
  const unit = isUnit(rest) ? rest : ''
  if (rest !== '' && unit === '') return { values: [], unit: '', written: form }
  const values = number.split(/(?<=\d)-(?=\d)/).map((part) => {
    const [, sign = '', digits = ''] = /^([±<>≤≥~+-]?)(.*?)[.,']*$/.exec(part) ?? []
    return {
      value: (sign === '-' ? -1 : 1) * valueOfDigits(digits, language),
      digits: sign + digits.replace(/[.,']/g, '').replace(/^0+(?=\d)/, ''),
    }
  })
  return { values, unit, written: number }
}

/** Tells what became of a number: its value, its unit, or both. */
export function quantityChanges(before: Quantity, after: Quantity): readonly ('value' | 'unit')[] {
  const isWhole = before.values.length > 0 && before.values.length === after.values.length
  const isSameWritten = before.written === after.written
  if (!isWhole) return isSameWritten ? [] : ['value']
  const pairs = before.values.map((one, at) => [one, after.values[at] as (typeof after.values)[number]] as const)
  const isFraction = /\//.test(before.written) !== /\//.test(after.written)
  const isSame = pairs.every(([a, b]) => a.value === b.value && (isFraction || a.digits === b.digits))
  if (before.unit === after.unit || before.unit === '' || after.unit === '') return isSame || isSameWritten ? [] : ['value']
  const isWorthTheSame = pairs.every(([a, b]) => isSameQuantity(a.value, before.unit, b.value, after.unit))
  // L for l is another sign, and no other unit.
  if (isWorthTheSame) return isSame ? [] : ['unit']
  return isSame || isSameWritten ? ['unit'] : ['value', 'unit']
}
