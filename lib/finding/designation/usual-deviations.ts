import { publisherAtHead } from './publishers.ts'

const DEVIATIONS: readonly (readonly [RegExp, string])[] = [
  // the language of the copy
  [/[\s_-](?:EN|ENG|ENGLISH|FR|DE|ES|RU|AR|ZH|JA)$/, ''],
  // ISO 7010E
  [/(?<=\d{3})E$/, ''],
  [/\((?:TM|R)\)/, ''],
  // TS 22.001 R16
  [/(?<=\d)[\s-]+R(?=\d\d?$)/, ' REL-'],
  [/^IALA (?:GUIDELINES?|GUID\.|GL)\s(?:NO\.?\s)?(?:G-?)?(?=\d)/, 'IALA G'],
  [/^IALA (?:RECOMMENDATIONS?|REC\.?)\s(?:NO\.?\s)?(?:R-?)?(?=\d)/, 'IALA R'],
  [/^OIML (?:RECOMMENDATION|REC\.?)\s+R?\s?(?=\d)/, 'OIML R '],
  [/^OIML INTERNATIONAL (?:RECOMMENDATION|DOCUMENT|GUIDE)\s+(?=[RDG]\s?\d)/, 'OIML '],
  [/^OIML DOCUMENT\s+(?:NO\.?\s?)?D?\s?(?=\d)/, 'OIML D '],
  [/^OIML GUIDE\s+(?:NO\.?\s?)?G?\s?(?=\d)/, 'OIML G '],
  // ISO/IEC Gde 71
  [/(?<=^(?:ISO|IEC|ISO\/IEC)) GDE\.? (?=\d)/, ' GUIDE '],
  // a remark behind: IEC 793-1 (old number)
  [/(?<=\d)\s\(\p{L}{2,}(?:\s\p{L}{2,}){0,3}\)$/u, ''],
  // a clause behind: ISO 10022, 5.2.1
  [/(?<=\d),\s\d{1,2}(?:\.\d{1,2}){1,3}$/, ''],
  [/^IHO (?:SP|SPECIAL PUBLICATION) (?=[A-Z]-\d)/, 'IHO '],
  // CCSDS 727.0-B, Issue 2
  [/^(CCSDS [\d.]+-[A-Z])[\s,(-]{1,3}ISSUE[\s.]?(\d+)\)?/, '$1-$2'],
  // TS 22.001 Release 16 version 16.0.0, in either order
  [/(?<=\d)[\s,(:-]{1,3}REL(?:EASE)?[\s.-]?(\d{1,2})[\s,)/]{1,3}V(?:ER(?:SION)?)?[\s.]{0,2}(\d[\d.]*)\)?$/, ':REL-$1/$2'],
  [/(?<=\d)[\s,(:-]{1,3}V(?:ER(?:SION)?)?[\s.]{0,2}(\d[\d.]*)[\s,)/(]{1,3}REL(?:EASE)?[\s.-]?(\d{1,2})\)?$/, ':REL-$2/$1'],
  // ISO 9001v2015
  [/(?<=\d)V(?=(?:19|20)\d\d$)/, ':'],
  // a word between number and year
  [/(?<=\d)\s+\p{L}{2,}\.?\s+(?=(?:19|20)\d\d$)/u, ':'],
  // ECMA 262 5.1
  [/(?<=\d)\s+(?=\d{1,2}\.\d{1,2}$)/, ' ED.'],
  [/^(?:NIST\s)?FIPS[\s-]?PUB\b\.?/, 'FIPS'],
  [/^IETF[\s-]+(?=\d)/, 'RFC '],
  // NIST.SP.800-53r5
  [/^([A-Z]{3,})\.([A-Z]{2,4})\.(?=\d)/, '$1 $2 '],
  // iso.org 9001
  [/^([A-Z\d-]{2,})\.(?:ORG|INT|COM|CH)\s+/, '$1 '],
]

/** Words between a publisher and a number that say nothing. */
const SAYING_NOTHING =
  /^[\s-]+(?:(?:INT(?:ERNATIONAL|\.|L\.?)?\s(?=ST))?(?:STANDARDS?|STD|NORM[AE]?|EMPFEHLUNG|SPEZIFIKATION|SPECIFICATIONS?|RECOMMANDATION|RECOMENDACIÓN|RECOMM?ENDATIONS?|RECOMM?\.?|RECS?|PUBLICATIONS?|PUBL?|DOCUMENT|DOC|REPORT|GUIDE|TR|(?:BLUE|GREEN|MAGENTA|ORANGE|YELLOW|SILVER)\sBOOK|RECOMMENDED\sSTANDARD|規格|標準|标准)[.:]?[\s-]{0,2}(?:N(?:O|R|UMBER)[.:]?\s?)?){1,2}(?=[\p{Lu}\d])/u

/** Kinds that OIML numbers apart: Document No. 22 is D 22. */
const KIND_OF_OIML = /^OIML (?:INTERNATIONAL )?(?:DOCUMENT|GUIDE)\b|^OIML INTERNATIONAL RECOMMENDATION [DG]/

function withoutWords(text: string): string | undefined {
  const head = publisherAtHead(text)
  const rest = head && text.slice(head.length)
  const silent = KIND_OF_OIML.test(text) ? 0 : rest?.match(SAYING_NOTHING)?.[0].length
  return head && rest && silent ? `${head.code} ${rest.slice(silent)}` : undefined
}

/** Lists a text without each of its usual deviations from the publishers' spelling. */
export function* withoutDeviations(text: string): Generator<string> {
  const bare = withoutWords(text)
  if (bare !== undefined) yield bare
  for (const [pattern, to] of DEVIATIONS) if (pattern.test(text)) yield text.replace(pattern, to)
}
