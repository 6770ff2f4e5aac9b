import { AMENDMENT_WORDS, CORRIGENDUM_WORDS } from './wording/change-words.ts'

/** Kinds of changes behind the document that they change, in the words of several languages. */
const KINDS: readonly (readonly [words: string, code: string])[] = [
  [AMENDMENT_WORDS, 'AMD'],
  [`${CORRIGENDUM_WORDS}|TC|ERRATA|ERRATUM`, 'COR'],
]
const KIND = KINDS.map(([words]) => words).join('|')
const CHANGE_BEHIND = new RegExp(
  `^(?<base>.*\\d\\)?)[\\s,+/(-]+(?:(?<before>\\d{1,2})\\.?\\s?)?(?<kind>${KIND})\\.?\\s?(?:TECHNIQUE\\s)?(?:N[OR]\\.?\\s?|№\\s?)?(?<behind>\\d{1,2}|[IVX]{1,4})?(?<year>[:\\s(-]+\\d{4}\\)?)?\\)?$`,
)
/** 2. Berichtigung zu … */
const COUNTED_IN_FRONT = new RegExp(`^(\\d{1,2})\\. ?(${KIND}) (.*)$`)

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

/** Value of a small number in Roman or usual digits. */
function numberIn(number: string): number {
  if (/\d/.test(number)) return Number(number)
  const values = [...number].map((one) => ROMAN[one] as number)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

const codeOf = (kind: string) => KINDS.find(([words]) => new RegExp(`^(?:${words})$`).test(kind))?.[1] as string

/** Lists readings of a change that is counted or called as its publisher does not: 2. Berichtigung, modificatif 2, Amd II. */
export function* changesBehind(text: string): Generator<string> {
  const counted = text.match(COUNTED_IN_FRONT)
  if (counted) yield `${counted[2]} ${counted[1]} ${counted[3]}`
  const { base, before, kind, behind, year = '' } = text.match(CHANGE_BEHIND)?.groups ?? {}
  const number = before ?? behind
  if (base && kind && number) yield `${base}/${codeOf(kind)} ${numberIn(number)}${year}`
}

/** Numbers of the IEC before 1997, to which it added 60000 then: IEC 601-1, CEI 335-1, IEC Publication 79, IEC 1131-3. */
const OLD_IEC =
  /^(?:IEC\/CEI|CEI\/IEC|IEC|CEI)[\s-]+(?:(?:PUBLICATIONS?|PUBL?\.?)[\s-]+(?:N[OR]\.?\s?)?)?([1-9]\d{0,3})(?![\d.])(?=[\s:/()+,-]|$)(.*)$/
const PUBLICATION = /^(?:THE )?PUBLICATION (?:N[OR]\.?\s?)?(\d.*?),? (?:OF THE |DE LA )?(?:IEC|CEI)$/
const PUBLICATION_OF = /^(?:THE )?PUBL(?:ICATION|\.)? (?:IEC|CEI) (?=\d)/
const LAST_OLD_NUMBER = 3999
const ADDED_IN_1997 = 60_000

function numberOfIec(text: string): string | undefined {
  const [, number, rest = ''] = text.replace(PUBLICATION, 'IEC $1').replace(PUBLICATION_OF, 'IEC ').match(OLD_IEC) ?? []
  return number && Number(number) <= LAST_OLD_NUMBER ? `IEC ${ADDED_IN_1997 + Number(number)}${rest}` : undefined
}

/** Further parts behind the first: ISO 6336-1/-2/-3, -1 to -4, -1 and -2 */
const MORE_PARTS =
  /^(.*?\d-\d{1,3})(?:\s?[/,&+;]\s?-?\d{1,3}(?!\d)|\s?[,;]?\s(?:AND|TO|OR|UND|BIS|ODER|ET|À|OU|Y|A|E|И|ДО)\s-?\d{1,3}(?!\d))+((?::| \()\d{4}\)?)?$/
/** Parts told in words: ISO 31 Teile 9 bis 11, ISO 6336 parts 1 and 2, IEC 61097-16...18 */
const PARTS_IN_WORDS =
  /^(.*\d)[\s,(]{1,2}(?:PARTS|PTS\.?|TEILE|PARTIES|PARTES|PARTI|DELEN|ЧАСТИ)\s(\d{1,3})(?:\s?(?:[-/,&]|TO|AND|BIS|UND|À|ET|AU|A|Y|E|DO|ДО|И)\s?-?\d{1,3})+\)?$/
const DOTTED_PARTS = /^(.*?\d-\d{1,3})\s?(?:\.{2,3}|…)\s?-?\d{1,3}$/
/** Series that the IEEE writes for ANSI: ANSI C57.12.00 */
const OF_IEEE = /^ANSI[\s-]+(?=[CN]\d)/
/** Recommendations of a letter that is a sector's too: ITU R.103 */
const LETTER_OF_SECTOR = /^ITU (?=[TRD]\.\d)/
/** 60076-1/C1:1997 */
const SIGN_OF_CORRIGENDUM = /^((?:IEC|CEI|EN|HD|ISO)\b.*\d)\s?\/\s?C(\d)(?=$|[:\s(-]+\d{4})/
/** 23501-h80, TS 23.501-140: each sign is a number in base 36, and without a type version 10 the first that is told by a letter */
const FILE_OF_3GPP =
  /^(?=(?:3GPP )?T[SR]|\d{5}(?:-\d{1,2})?-[A-Z])(?:3GPP )?(?:(TS|TR)\s?)?(\d\d)\.?(\d{3})(-\d{1,2})?-([\dA-Z])([\dA-Z])([\dA-Z])$/
/** ts_133210v130000p */
const FILE_OF_ETSI = /^(EN|TS|TR|ES|EG|SR)_(\d{3})(\d{3})(\d\d)?V(\d\d)(\d\d)(\d\d)[A-Z]?$/

/** Lists readings of shapes in which drawings, mails and file names have numbers. */
export function* otherShapes(text: string): Generator<string> {
  const numbered = numberOfIec(text)
  if (numbered) yield numbered
  if (SIGN_OF_CORRIGENDUM.test(text)) yield text.replace(SIGN_OF_CORRIGENDUM, '$1/COR $2')
  const [, first, dated = ''] = text.match(MORE_PARTS) ?? []
  if (first) yield* dated ? [`${first}${dated}`, first] : [first]
  const [, whole, firstPart] = text.match(PARTS_IN_WORDS) ?? []
  if (whole) yield `${whole}-${firstPart}`
  const dotted = text.match(DOTTED_PARTS)?.[1]
  if (dotted) yield dotted
  if (LETTER_OF_SECTOR.test(text)) yield text.replace(LETTER_OF_SECTOR, 'ITU-T ')
  if (OF_IEEE.test(text)) yield text.replace(OF_IEEE, 'IEEE ')
  const [, called, series, number, part = '', ...signs] = text.match(FILE_OF_3GPP) ?? []
  const version = signs.map((sign) => Number.parseInt(sign, 36))
  if (series)
    for (const type of called ? [called] : ['TS', 'TR']) {
      const name = `3GPP ${type} ${series}.${number}${part}`
      // Drafts have versions below that of their release.
      yield* [`${name}:REL-${version[0]}/${version.join('.')}`, `${name} V${version.join('.')}`]
    }
  const [, type, head, tail, sub, ...numbers] = text.match(FILE_OF_ETSI) ?? []
  if (type) yield `ETSI ${type} ${head} ${tail}${sub ? `-${Number(sub)}` : ''} V${numbers.map(Number).join('.')}`
}
