import { AMENDMENT_WORDS, CORRIGENDUM_WORDS } from '../wording/change-words.ts'
import { NUMERAL, numeralOf } from './numerals.ts'

const YEAR = '(?:19|20)\\d\\d'
const MONTHS = '(?:[A-Z]{3,9}\\.?|\\d{1,2})'

const KINDS: readonly (readonly [words: string, code: string])[] = [
  [AMENDMENT_WORDS, 'AMD'],
  [`${CORRIGENDUM_WORDS}|TC|ERRATUM|ERRATA`, 'COR'],
]
const ORDINALS = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH', 'SEVENTH', 'EIGHTH', 'NINTH', 'TENTH']
/** adjective of a change: technical */
const TECHNICAL = '(?:TECH\\p{L}*\\.?\\s|TÉC\\p{L}*\\.?\\s|ТЕХНИЧЕСКАЯ\\s)?'
const NUMBER_SIGN = '(?:N[OR°º]?\\.?[°º]?\\s?(?=\\d)|№\\s?|#\\s?|第\\s?)?'

const CHANGES = KINDS.map(([words, code]) => ({
  code,
  behind: new RegExp(
    `(?<![\\p{L}])${TECHNICAL}(?:${words})(?!\\p{Script=Latin}|\\p{Script=Cyrillic})\\.?[\\s_:-]{0,2}(?:T[ÉE]C\\p{L}*\\s|TECHN\\p{L}*\\s)?${NUMBER_SIGN}(${NUMERAL})(?:[\\s:,(._/-]{1,3}(?:${MONTHS}[\\s,./-]+)?(${YEAR}))?`,
    'u',
  ),
  before: new RegExp(
    `(?:(?<!\\p{Script=Latin}|\\p{Script=Cyrillic}|\\d)(\\d{1,2})(?:ST|ND|RD|TH|E|\\.|号|號)?\\s?(?:号|號)?\\s?|(?<!\\p{L})(${ORDINALS.join('|')})\\s)${TECHNICAL}(?:${words})(?!\\p{L})(?:[\\s:,(._/-]{1,3}(${YEAR}))?`,
    'u',
  ),
}))
/** Signs for changes that stand at a number alone: +A1, /A1:2018, /C3:1998, /AC1, /Z1, /1M */
const SIGNED = new RegExp(`(?<=^.{0,8}?)[\\s/+,(-](A|AM|M|Z|AC|C)(\\d{1,2})(?![\\p{L}\\d.])(?:[\\s:(-]{1,2}(${YEAR}))?`, 'u')
const SIGNS: Readonly<Record<string, string>> = { AC: 'COR', C: 'COR' }

interface Change {
  readonly code: string
  readonly number: number
  readonly year: string
  /** place of the change in its text */
  readonly at: number
}

/** Change to a document that a text names, by word or by sign. */
function changeIn(text: string): Change | undefined {
  for (const { code, behind, before } of CHANGES) {
    const [after, front] = [text.match(behind), text.match(before)]
    if (after) return { code, number: numeralOf(after[1] as string), year: after[2] ?? '', at: after.index ?? 0 }
    if (front) {
      const number = front[1] ? Number(front[1]) : ORDINALS.indexOf(front[2] as string) + 1
      return { code, number, year: front[3] ?? '', at: front.index ?? 0 }
    }
  }
  const sign = text.match(SIGNED)
  if (!sign) return undefined
  return { code: SIGNS[sign[1] as string] ?? 'AMD', number: Number(sign[2]), year: sign[3] ?? '', at: sign.index ?? 0 }
}

const PART_WORDS =
  'PARTS?|PTS?|PARTIES?|PARTES?|PARTI|TEILE?|TEIL|TL|BLATT|BL|T|P|DEEL|DEL|OSA|CZĘŚĆ|CZ|ČÁST|ČASŤ|DIO|RÉSZ|BÖLÜM|KISIM|ЧАСТЬ|Ч|الجزء|جزء'
const PART = new RegExp(
  `(?<!\\p{L})(?:${PART_WORDS})[.:\\s-]{0,2}(${NUMERAL})((?:-\\d{1,3})*)(?:[,\\s]{1,2}SEC(?:TION|\\.)\\s?(\\d{1,3}))?|[第제]\\s?(\\d{1,3})\\s?(?:部分|部|부)`,
  'u',
)

/** Part of a standard that a text names: Part 2, Teil II, Part 1 Section 11, 第3部分 */
function partIn(text: string): string {
  const [all, number, more = '', section, counted] = text.match(PART) ?? []
  if (!all) return ''
  return counted ? `-${counted}` : `-${numeralOf(number as string)}${more}${section ? `-${section}` : ''}`
}

const VERSIONS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})V(?:ER(?:SION)?)?[.\s]{0,2}(\d+(?:\.\d+)+)(?![\d.]*\p{L})/u, ' V'],
  [/(?<!\p{L})(?:ED(?:ITION|N)?|ISSUE)[.\s]{0,2}(?:N[OR]\.?\s)?(\d{1,2}(?:\.\d+)*)(?!\d)/u, ' ED.'],
  [/(?<!\p{L})(\d{1,2})(?:ST|ND|RD|TH) ED/u, ' ED.'],
  [/(?<!\p{L})REV(?:ISION)?[.\s]{0,2}(\d{1,2})(?!\d)/u, 'R'],
]

function versionIn(text: string): string {
  for (const [pattern, sign] of VERSIONS) {
    const number = text.match(pattern)?.[1]
    if (number) return `${sign}${number}`
  }
  return ''
}

const YEAR_IN = new RegExp(`(?<![\\d.]|\\d[-–])(${YEAR})(?!\\d|[-–]\\d{3})`, 'u')
/** Date whose year a sign glues to its month: (12.2000) */
const DOTTED = new RegExp(`(?<!\\d)\\d{1,2}\\.(${YEAR})(?!\\d)`, 'u')

/** Year of a reference before its number: ISO. (2015). …, 2015 edition of … */
const YEAR_BEFORE = new RegExp(`(?:\\(|^\\s*)(${YEAR})(?!\\d|[-–]\\d)`, 'u')

const yearIn = (text: string) => (text.match(YEAR_IN) ?? text.match(DOTTED))?.[1] ?? ''

/** Facts that stand around a number. */
export interface CitedFacts {
  /** with its dash, or empty */
  readonly part: string
  readonly year: string
  /** with the sign that its publisher writes, or empty */
  readonly version: string
  readonly change: Change | undefined
}

/** Word between a part in front and its number: Parts 1 to 4 of ISO 6336 */
const BELONGS = /\s(?:OF|VON|DE|DELLA|ИЗ)\s(?:THE\s|LA\s)?$/

/** Facts of a document in the text behind its number, and in the text before. */
export function citedFacts(behind: string, before: string): CitedFacts {
  const change = changeIn(behind) ?? changeIn(before)
  const upTo = change && changeIn(behind) ? behind.slice(0, change.at) : behind
  return {
    part: partIn(behind) || (BELONGS.test(before) ? partIn(before) : ''),
    version: versionIn(behind),
    year: yearIn(upTo) || (change ? '' : (before.match(YEAR_BEFORE)?.[1] ?? '')),
    change,
  }
}
