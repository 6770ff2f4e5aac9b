import type { SearchDocument } from '#ports/search.ts'
import { ADDRESSES, fileNameOf } from './designations-addresses.ts'
import type { Choices } from './designations-random.ts'

/** How somebody may write a designation; undefined where that says nothing about this one. */
export type Spelling = (written: string, choices: Choices, document: SearchDocument) => string | undefined

const DASHES = ['-', '–', '—', '‑', '−', '‐', '－', '_', '.', '/', ':', ' - ', ' – ']
const SPACES = ['\u00a0', '\u2009', '\u202f', '\u3000', '  ', '\t', '_', '-', '']
const UNSEEN = ['\u200b', '\u200d', '\ufeff', '\u00ad', '\u200e', '\u200f', '\u2060', '\u202a', '\u2066']
const HEAD =
  /^(?:(?:ANSI|AIEE|ISO|IEC|IEEE|CISPR|ITU-[TR]|ETSI|JIS|3GPP|NIST|NBS|OIML|OGC|W3C|CIE|IALA|ECMA|CCSDS|OASIS|IANA|IHO|CC)\b[\s/-]*)+/
const YEAR = /(?<=\d)[:\s-]+\(?((?:19|20)\d\d)\)?$/
const PARTED = /^((?:(?:ISO|IEC|IEEE|JIS|TS|TR|[A-Z]|\/)+ )+\d{2,5})-(\d{1,4})(?=$|:)/

const changed = (before: string, after: string) => (before === after ? undefined : after)

function withoutHead(written: string): { head: string; rest: string } | undefined {
  const head = written.match(HEAD)?.[0] ?? ''
  const rest = written.slice(head.length)
  return head && /\d{3}|[A-Z]{1,2}[ .-]?\d{2}/.test(rest) ? { head: head.trim().replace(/[/-]$/, ''), rest } : undefined
}

const BEFORE = [
  'where is',
  'please send me the pdf of',
  'download',
  'looking for',
  'what does',
  'the',
  'pdf',
  'I need',
  'do you have',
  'link to',
]
const AFTER = [
  'pdf',
  'please',
  'standard',
  'free download',
  'quality',
  'latest version',
  'requirements',
  '?',
  'full text',
  'in english',
]
const ADOPTERS = [
  'BS',
  'BS EN',
  'DIN',
  'DIN EN',
  'NF EN',
  'UNE-EN',
  'SIST EN',
  'AS/NZS',
  'AS',
  'CSA',
  'CAN/CSA',
  'UNI EN',
  'NEN-EN',
  'ÖNORM EN',
  'SS-EN',
  'PN-EN',
  'GOST R',
  'SN EN',
  'NBN EN',
  'IS',
  'I.S. EN',
  'ANSI',
  'INCITS',
  'KS X',
  'MS',
  'SANS',
  'ABNT NBR',
  'JIS',
  'ČSN EN',
  'TS EN',
  'DS/EN',
  'NS-EN',
  'EN',
  'prEN',
  'LST EN',
  'MSZ EN',
]

export const SPELLINGS: Readonly<Record<string, Spelling>> = {
  asWritten: (written) => written,
  otherDash: (written, choices) =>
    changed(
      written,
      written.replace(/[-:/]/g, () => choices.one(DASHES)),
    ),
  otherSpace: (written, choices) =>
    changed(
      written,
      written.replace(/ /g, () => choices.one(SPACES)),
    ),
  allSpaces: (written) => changed(written, written.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()),
  allDashes: (written, choices) => {
    const dash = choices.one(['-', '_', '.', '/'])
    return changed(written, written.replace(/[^\p{L}\p{N}]+/gu, dash).replace(/[-_./]$/, ''))
  },
  allGone: (written) => changed(written, written.replace(/[^\p{L}\p{N}]+/gu, '')),
  spacesGone: (written) => changed(written, written.replaceAll(' ', '')),
  firstSpaceGone: (written) => changed(written, written.replace(' ', '')),
  firstSpaceDash: (written) => changed(written, written.replace(' ', '-')),
  lower: (written) => changed(written, written.toLowerCase()),
  upper: (written) => changed(written, written.toUpperCase()),
  mixedCase: (written, choices) =>
    written.replace(/\p{L}/gu, (one) => (choices.below(2) ? one.toLowerCase() : one.toUpperCase())),
  fullWidth: (written) =>
    written.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)).replaceAll(' ', '\u3000'),
  unseen: (written, choices) => written.replace(/./gu, (one) => (choices.below(3) ? one : one + choices.one(UNSEEN))),
  quoted: (written, choices) =>
    choices.one([
      `"${written}"`,
      `“${written}”`,
      `(${written})`,
      `[${written}]`,
      `'${written}'`,
      `«${written}»`,
      `${written},`,
      `${written}.`,
    ]),
  noPublisher: (written) => withoutHead(written)?.rest,
  publisherLast: (written, choices) => {
    const parts = withoutHead(written)
    return parts && choices.one([`${parts.rest} ${parts.head}`, `${parts.rest} (${parts.head})`, `${parts.rest}, ${parts.head}`])
  },
  yearElsewise: (written, choices) =>
    changed(
      written,
      written.replace(YEAR, (_, year) =>
        choices.one([
          ` (${year})`,
          ` ${year}`,
          `-${year}`,
          `, ${year}`,
          `/${year}`,
          `_${year}`,
          ` [${year}]`,
          `: ${year}`,
          ` : ${year}`,
          `;${year}`,
          ` - ${year}`,
          `.${year}`,
        ]),
      ),
    ),
  yearOfTwoDigits: (written, choices) =>
    changed(
      written,
      written.replace(YEAR, (_, year) => `${choices.one([':', '-', " '", ' ’', '/', ' :'])}${year.slice(2)}`),
    ),
  yearInWords: (written, choices) =>
    changed(
      written,
      written.replace(/^(.*?)[:-]((?:19|20)\d\d)$/, (_, number, year) =>
        choices.one([
          `${number} ${year} edition`,
          `${number} edition ${year}`,
          `${year} edition of ${number}`,
          `${number} (${year} edition)`,
          `${number} ed. ${year}`,
          `${number} of ${year}`,
          `${number} from ${year}`,
          `${number} year ${year}`,
          `${number} version ${year}`,
          `${year} ${number}`,
        ]),
      ),
    ),
  withWords: (written, choices) =>
    changed(
      written,
      written.replace(
        /^((?:\p{L}[\p{L}\d]*[/ -])+)(?=\d)/u,
        (head) =>
          `${head.replace(/[ -]$/, '')} ${choices.one(['No. ', 'Nr ', 'Nr. ', '#', 'standard ', 'Std ', 'Std. ', 'norm ', 'no ', 'number ', 'N° ', '№ '])}`,
      ),
    ),
  wordsBefore: (written, choices) =>
    `${choices.one(['standard', 'norm', 'norma', 'document', 'std', 'spec', 'Standard:', 'ref.'])} ${written}`,
  wordsBehind: (written, choices) => `${written} ${choices.one(AFTER)}`,
  sentence: (written, choices) => `${choices.one(BEFORE)} ${written} ${choices.one(AFTER)}`,
  coPublishers: (written, choices) => {
    const heads = written.match(/^(?:(?:ISO|IEC|IEEE|ANSI)\/)+(?:ISO|IEC|IEEE)(?= )/)?.[0]
    if (!heads) return undefined
    const list = heads.split('/')
    return written.replace(
      heads,
      choices.one([
        list.toReversed().join('/'),
        list.join(' '),
        list.toReversed().join(' '),
        list.join('-'),
        list[0] as string,
        list.at(-1) as string,
        list.join(' / '),
        list.join(' & '),
        list.join(','),
      ]),
    )
  },
  moreCoPublishers: (written, choices) =>
    /^(?:ISO|IEC) /.test(written)
      ? written.replace(/^(?:ISO|IEC)(?= )/, choices.one(['ISO/IEC', 'IEC/ISO', 'IEEE/ISO/IEC', 'ISO/IEC/IEEE']))
      : undefined,
  adopted: (written, choices) => (/^(?:ISO|IEC)[ /]/.test(written) ? `${choices.one(ADOPTERS)} ${written}` : undefined),
  adoptedElsewise: (written, choices) => {
    const match = written.match(/^IEC (6\d{4}.*)/)
    return match ? `${choices.one(['EN', 'BS EN', 'DIN EN', 'EN IEC', 'DIN EN IEC', 'NF EN'])} ${match[1]}` : undefined
  },
  otherType: (written, choices) =>
    changed(
      written,
      written
        .replace(/^(ISO|IEC|ISO\/IEC)([ /])(TR|TS|PAS|Guide|GUIDE|R)(?= )/, (_, head, _sign, type) =>
          choices.one([`${head}/${type}`, `${head} ${type}`, `${head}-${type}`, `${head}${type}`]),
        )
        .replace(/^(ETSI|3GPP) (TS|TR|EN) /, (_, head, type) =>
          choices.one([`${type} `, `${head} ${type}`, `${head}-${type}-`, `${head}/${type} `]),
        )
        .replace(/^(RFC|BCP|XEP|STD) 0*/, (_, type) =>
          choices.one([
            `${type}`,
            `${type.toLowerCase()}`,
            `${type}-`,
            `IETF ${type} `,
            `${type} #`,
            `${type} no. `,
            `${type}:`,
            `${type}_`,
            `${type} 0`,
          ]),
        )
        .replace(/^IEEE (?:Std )?(?=[\dC])/, () =>
          choices.one(['IEEE ', 'IEEE Std. ', 'IEEE-', 'ieee std', 'IEEE standard ', 'IEEE STD-']),
        )
        .replace(/^NIST SP /, () => choices.one(['NIST Special Publication ', 'SP', 'NIST SP-', 'NIST ', 'SP-', 'NIST.SP.']))
        .replace(/^NIST IR /, () => choices.one(['NISTIR ', 'NIST-IR-', 'IR ', 'NIST.IR.']))
        .replace(/^ITU-T /, () =>
          choices.one([
            'ITU ',
            'ITU-T Rec. ',
            'ITU-T Recommendation ',
            'ITU T ',
            'Recommendation ITU-T ',
            'CCITT ',
            '',
            'ITUT ',
            'Rec. ITU-T ',
          ]),
        )
        .replace(/^ECMA-/, () => choices.one(['ECMA ', 'Ecma-', 'ecma', 'ECMA International ', 'Standard ECMA-'])),
    ),
  noType: (written) => changed(written, written.replace(/^(ISO|IEC|ISO\/IEC)[ /](?:TR|TS|PAS) /, '$1 ')),
  supplement: (written, choices) => {
    const match = written.match(/^(.*?)[/ ](AMD|Amd|COR|Cor|Amd\.|Cor\.) ?(\d+)(?::(\d{4})|( \(\d\d\/\d{4}\)))?$/)
    if (!match) return undefined
    const [, base, kind, number, year] = match as unknown as [string, string, string, string, string?]
    const spelled = /AMD/i.test(kind)
      ? [
          `Amd ${number}`,
          `AMD.${number}`,
          `Amd${number}`,
          `A${number}`,
          `Amendment ${number}`,
          `amd-${number}`,
          `AMENDMENT NO. ${number}`,
          `Amend. ${number}`,
        ]
      : [
          `Cor ${number}`,
          `Cor.${number}`,
          `Corr ${number}`,
          `COR${number}`,
          `Technical Corrigendum ${number}`,
          `Corrigendum ${number}`,
          `AC${number}`,
          `Corr. ${number}`,
        ]
    const sign = choices.one([' ', '/', '+', ', ', ' / ', '-', ' + '])
    return `${base}${sign}${choices.one(spelled)}${year && choices.below(3) ? choices.one([`:${year}`, ` (${year})`, `-${year}`, ` ${year}`]) : ''}`
  },
  part: (written, choices) =>
    changed(
      written,
      written.replace(
        PARTED,
        (_, number, part) =>
          `${number}${choices.one([' Part ', ' part ', ', Part ', ' Pt. ', ' pt ', '-part', ' part', ' - Part ', '/', ' P'])}${part}`,
      ),
    ),
  versionAlone: (written) => changed(written, written.replace(/ \(\d{4}-\d\d\)$/, '').replace(/:REL-\d+\/(?=\d)/, ' V')),
  versionElsewise: (written, choices) =>
    changed(
      written,
      written
        .replace(/ V(\d+\.\d+\.\d+) \((\d{4})-(\d\d)\)$/, (_, version, year, month) =>
          choices.one([
            ` v${version}`,
            ` version ${version}`,
            `-v${version}`,
            ` ver. ${version}`,
            ` ${version}`,
            ` V${version} (${year})`,
            ` v${version} ${year}-${month}`,
            ` V${version} (${month}/${year})`,
          ]),
        )
        .replace(/ \((\d\d)\/(\d{4})\)$/, (_, month, year) =>
          choices.one([
            ` (${year})`,
            ` ${month}/${year}`,
            ` ${year}-${month}`,
            ` (${year}-${month})`,
            `-${year}${month}`,
            ` ${year}`,
            `:${year}`,
            ` (${month}-${year})`,
          ]),
        )
        .replace(
          /(\d)r(\d)$/,
          (_, digit, revision) =>
            `${digit}${choices.one([` Rev. ${revision}`, ` Rev ${revision}`, ` rev${revision}`, ` Revision ${revision}`, `-r${revision}`, ` R${revision}`, ` (Rev. ${revision})`])}`,
        )
        .replace(/ ed\.(\d+)$/, (_, edition) =>
          choices.one([` ed ${edition}`, ` edition ${edition}`, ` Ed. ${edition}`, `, edition ${edition}`]),
        )
        .replace(/\/D-(\d[\d.]*)(-\d{4}-\d\d)?$/, (_, draft, date) =>
          choices.one([`/D${draft}${date ?? ''}`, ` D${draft}`, ` draft ${draft}`, `/D${draft}`]),
        ),
    ),
  fileName: (written, choices, document) => fileNameOf(written, choices, document),
  address: (written, choices, document) => ADDRESSES[document.publisher]?.(written, choices, document),
  lettersForDigits: (written, choices) =>
    changed(
      written,
      written.replace(/[01]/, (one) => (one === '0' ? choices.one(['O', 'o']) : choices.one(['l', 'I']))),
    ),
  digitsForLetters: (written) =>
    changed(written, written.replace(/^ISO/, 'IS0').replace(/^IEC/, 'lEC').replace(/^IEEE/, 'lEEE').replace(/^ITU/, '1TU')),
  doubledSign: (written, choices) =>
    changed(
      written,
      written.replace(/[-:/ ]/g, (one) => (choices.below(2) ? one + one : one)),
    ),
  spacedSigns: (written) => changed(written, written.replace(/[-:/]/g, ' $& ')),
}
