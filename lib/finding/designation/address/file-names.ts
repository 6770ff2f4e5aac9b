const CODES = '0123456789abcdefghijklmnopqrstuvwxyz'

type Groups = Readonly<Record<string, string | undefined>>

/** Publishers' own names for files and steps of addresses, without the ending, each with the designation that it stands for. */
const FILE_NAMES: readonly (readonly [RegExp, (groups: Groups) => string])[] = [
  // ts_124229v170500p
  [
    /^(?<type>ts|tr|en|es|eg|etr|ets|sr)[_ ]?(?<group>\d{3})(?<number>\d{3})(?<part>\d{2})?(?<more>\d{2})?v(?<a>\d\d)(?<b>\d\d)(?<c>\d\d)[a-z]?$/i,
    ({ type, group, number, part, more, a, b, c }) =>
      `ETSI ${type?.toUpperCase()} ${group} ${number}${partsOf(part, more)} V${[a, b, c].map(Number).join('.')}`,
  ],
  // T-REC-G.992.3-200509-S!Amd1, T-REC-Q.Sup76-202310-I!!PDF-E
  [
    /^T-REC-(?<series>[A-Z])\.Sup(?<number>\d+)-(?<year>\d{4})(?<month>\d\d)(?:-.*)?$/i,
    ({ series, number, year, month }) => `ITU-T ${series} Suppl. ${number} (${month}/${year})`,
  ],
  [
    /^T-REC-(?<number>[A-Z]+\.[\d.]+[a-z]*)-(?<year>\d{4})(?<month>\d\d)(?:-[A-Z])?(?:!(?<kind>Amd|Cor|App|Ann|Err)(?<which>\w+))?(?:!.*)?$/i,
    ({ number, year, month, kind, which }) => `ITU-T ${number}${kind ? ` ${kind}. ${which}` : ''} (${month}/${year})`,
  ],
  [/^T-REC-(?<number>[A-Z]+\.[\d.]+[a-z]*)$/i, ({ number }) => `ITU-T ${number}`],
  // R-REC-P.534-6-202109-I!!PDF-E, R-REP-M.2205-2010-PDF-E
  [
    /^R-(?:REC|REP|RES|QUE|HDB)-(?<number>[A-Z]+\.\d+)(?:-(?<revision>\d{1,2}))?(?:-(?:19|20)\d{2}(?:\d\d)?)?(?:[-!].*)?$/i,
    ({ number, revision }) => `ITU-R ${number}${revision ? `-${revision}` : ''}`,
  ],
  // 121x0b1s, 914x0m2c1
  [
    /^(?<group>\d{3})x(?<number>\d{1,2})(?<color>[a-z])(?<issue>\d+)(?<silver>s?)(?:[ecp]\d+)*(?:_.*)?$/i,
    ({ group, number, color, issue, silver }) => `CCSDS ${group}.${number}-${color?.toUpperCase()}-${issue}${silver ? '-S' : ''}`,
  ],
  // r106-2-f97, r126-p-e12
  [
    /^(?<series>[rdgbv])(?<number>\d{3})(?<part>-\d)?(?:-p)?-(?<language>[ef])(?<year>\d\d)$/i,
    ({ series, number, part, language, year }) =>
      `OIML ${series?.toUpperCase()} ${Number(number)}${part ?? ''}:${Number(year) >= 50 ? '19' : '20'}${year} (${language?.toUpperCase()})`,
  ],
  // ECMA-339_1st_edition_december_2002
  [
    /^ECMA[-_ ](?<type>TR-)?(?<number>\d+)[-_ ](?<edition>\d+)(?:st|nd|rd|th)[-_ ]edition/i,
    ({ type, number, edition }) => `ECMA${type ? ` TR/${number}` : `-${number}`} ed.${edition}`,
  ],
  [/^ecma-tr-(?<number>\d+)$/i, ({ number }) => `ECMA TR/${number}`],
  // S_52_Ed600, S-11_PartAEd3.1.0_EN
  [
    /^(?<series>[A-Z])[-_](?<number>\d+[A-Z]?)[-_ ]+(?:Part[A-Z])?Ed(?:ition)?[-_. ]*(?<a>\d)\.?(?<b>\d)\.?(?<c>\d)(?!\d)/i,
    ({ series, number, a, b, c }) => `IHO ${series}-${number} ${a}.${b}.${c}`,
  ],
  // plateau_tech_doc_0048_ver01
  [
    /^plateau_(?<report>tech_)?doc_0*(?<number>\d+)_ver0*(?<version>\d+)/i,
    ({ report, number, version }) =>
      `PLATEAU ${report ? 'Technical Report' : 'Handbook'} #${number?.padStart(2, '0')} ${version}.0`,
  ],
  // info_iec60335-1{ed6.0}b
  [/^(?:info_)?(?<name>(?:iec|cispr)[\w.-]*?)\{ed[\d.]+\}\w*$/i, ({ name }) => `${name?.replace(/^[a-z]+/i, '$& ')}`],
  // nistspecialpublication800-53r4, nbstechnicalnote274
  [
    /^(?<publisher>nist|nbs)(?<series>specialpublication|technicalnote|ir|handbook|circular|monograph|fips)(?<number>\d[\w.-]*)$/i,
    ({ publisher, series = '', number }) =>
      `${publisher} ${series.replace(/(?<=special|technical)(?=p|n)/i, ' ')} ${number}`.toUpperCase(),
  ],
]

/** 24543-j30.zip, 36833-6-41-040.zip: the version has a digit for each number, and letters for those above nine. */
const FILE_OF_3GPP =
  /^(?<series>\d\d)(?<number>\d{2,3})(?<parts>(?:-\d{1,2}){0,2})-(?<a>[\da-z])(?<b>[\da-z])(?<c>[\da-z])(?:_.*)?$/i
const ENDINGS_OF_3GPP: ReadonlySet<string> = new Set(['zip', 'doc', 'docx'])

function fileOf3gpp(name: string): string | undefined {
  const { series, number, parts, a = '', b = '', c = '' } = name.match(FILE_OF_3GPP)?.groups ?? {}
  if (!series) return undefined
  return `3GPP ${series}.${number}${parts} V${[a, b, c].map((one) => CODES.indexOf(one.toLowerCase())).join('.')}`
}

const partsOf = (...parts: (string | undefined)[]) => parts.flatMap((part) => (part ? [`-${Number(part)}`] : [])).join('')

/** Designation that a publisher's own name for a file stands for. */
export function designationOfFile(name: string, ending: string): string | undefined {
  if (ENDINGS_OF_3GPP.has(ending)) {
    const found = fileOf3gpp(name)
    if (found) return found
  }
  for (const [pattern, designation] of FILE_NAMES) {
    const match = name.match(pattern)
    if (match) return designation(match.groups ?? {})
  }
  return undefined
}
