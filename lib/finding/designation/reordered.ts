import { changesBehind } from './other-shapes.ts'
import { publisherAtHead } from './publishers.ts'
import { AMENDMENT_WORDS, CORRIGENDUM_WORDS } from './wording/change-words.ts'

/** Kinds of changes as they are called in front of the document that they change, in several languages. */
const KINDS: readonly (readonly [words: string, code: string])[] = [
  [AMENDMENT_WORDS, 'AMD'],
  [CORRIGENDUM_WORDS, 'COR'],
  ['ADDENDUM|ADDENDA|ADD|ADDITIF', 'ADD'],
  ['SUPPLEMENT|SUPPL|SUPP|SUP|SUPLEMENTO', 'SUPPL'],
  ['ERRATA|ERRATUM|ERR', 'ERRATA'],
  ['INTERPRETATION SHEET|ISH', 'ISH'],
  ['APPENDIX|APPENDICE|APP', 'APP'],
  ['ANNEX|ANNEXE', 'ANNEX'],
]
const KIND = `(?:${KINDS.map(([words]) => words).join('|')})`
const NUMBER_WORDS = '(?:N[OR]?\\b[.°º]?|NUMBER\\b|NUM\\.|#)?'
/** between the change and its document */
const TO = '(?:TO|OF|FOR|ON|IN|À|AU|DE|DU|DEL|DELLA|DA|ZU|ZUR|VON|К|AAN|OP)'
const CHANGE_IN_FRONT = new RegExp(
  `^(?:THE )?(?:DRAFT )?(?:TECH(?:NICAL|\\.)? ?)?(?<kind>${KIND})\\.?[ -]?${NUMBER_WORDS} ?(?<number>\\d{1,3}|[IVX]{1,4}\\b|[A-H]\\b)[ ,:(-]*(?<date>(?:\\d\\d?/)?(?:19|20)\\d\\d)?\\)?,? (?:${TO} )?(?:(?:THE|LA|LE|DER|DIE|L') ?)?(?<base>\\S.*)$`,
)
const PART_WORDS = '(?:PARTS?|PT|PARTIE|TEIL|PARTE|DEEL|ЧАСТЬ|CZĘŚĆ|DEL|SECTION|SEC)'
const DATED = '(?:19|20)\\d\\d'
const PART_BEHIND_YEAR = new RegExp(
  `^(?<base>.*\\d)(?<date>[ ,:;([-]{1,3}${DATED}[)\\]]?)[ ,:;(-]{0,3}${PART_WORDS}[ .:-]{0,2}(?<part>\\d{1,4}(?:-\\d{1,3}){0,2})\\)?$`,
)
const PART_IN_FRONT = new RegExp(
  `^(?:THE )?${PART_WORDS}[ .]{0,2}(?<part>\\d{1,4}(?:-\\d{1,3}){0,2})[,:]?(?: -)? (?:(?:${TO}) )?(?<base>\\S.*?\\d)(?<date> ?[:(-] ?${DATED}\\)?| ${DATED}|)$`,
)
const PUBLISHER_BEHIND = /^(?<base>.+) (?:OF|BY|FROM|VON|DE|DER|DES|DU|DEL) (?:THE |LA |L')?(?<code>[\p{Lu}\d]+(?:-[TRD])?)$/u
const EDITION_IN_FRONT = new RegExp(
  `^(?:THE )?(?<word>EDITION|ED|ISSUE|REVISION|REV|VERSION|VER|RELEASE|REL)\\.? ?(?<number>\\d[\\d.]{0,12}) (?:${TO} )(?:THE )?(?<base>\\S.*\\d.*)$`,
)
const SERIES = /^(?<head>.*\b[A-Z])[ -]SERIES(?: RECOMMENDATIONS?| OF RECOMMENDATIONS)?$/

/** Guide ISO/IEC 62, as the French write it */
const GUIDE_IN_FRONT = /^GUIDE ((?:ISO|IEC|CEI)(?:[/ -](?:ISO|IEC|CEI))?) (?=\d)/

function codeOf(kind: string): string {
  return KINDS.find(([words]) => new RegExp(`^(?:${words})$`).test(kind))?.[1] as string
}

/** A change that is named before its document, as its publisher names it: Amendment 1 (2024) to ISO 9001. */
function changeBehind(text: string): string | undefined {
  const { kind, number, date, base = '' } = text.match(CHANGE_IN_FRONT)?.groups ?? {}
  if (!kind || !number) return undefined
  const document = base.match(SERIES)?.groups?.head ?? base
  if (document === base && !/\d/.test(base)) return undefined
  const dated = date === undefined ? '' : date.includes('/') ? ` (${date})` : `:${date}`
  return `${document}/${codeOf(kind)} ${number}${dated}`
}

/** ISO 9001 where its publisher is called behind: 9001 of ISO. */
function publisherInFront(text: string): string | undefined {
  const { base, code } = text.match(PUBLISHER_BEHIND)?.groups ?? {}
  return code && base && /\d/.test(base) && publisherAtHead(code)?.length === code.length ? `${code} ${base}` : undefined
}

/** Lists a text with its parts in the order in which publishers write them: number, part, year, change. */
export function* reordered(text: string): Generator<string> {
  const change = changeBehind(text)
  if (change !== undefined) yield change
  for (const one of changesBehind(text)) {
    yield one
    const behind = changeBehind(one)
    if (behind !== undefined) yield behind
  }
  const { word, number, base: edited } = text.match(EDITION_IN_FRONT)?.groups ?? {}
  if (word) yield `${edited} ${word} ${number}`
  if (GUIDE_IN_FRONT.test(text)) yield text.replace(GUIDE_IN_FRONT, '$1 GUIDE ')
  const published = publisherInFront(text)
  if (published !== undefined) yield published
  for (const pattern of [PART_BEHIND_YEAR, PART_IN_FRONT]) {
    const { base, part, date } = text.match(pattern)?.groups ?? {}
    if (base && part) yield `${base}-${part}${date}`
  }
}
