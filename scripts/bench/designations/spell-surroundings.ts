import { changed, type Spelling } from './spelling.ts'

const HEAD =
  /^(?:(?:ANSI|AIEE|ISO|IEC|IEEE|CISPR|ITU-[TR]|ETSI|JIS|3GPP|NIST|NBS|OIML|OGC|W3C|CIE|IALA|ECMA|CCSDS|OASIS|IANA|IHO|CC)\b[\s/-]*)+/
const YEAR = /(?<=\d)[:\s-]+\(?((?:19|20)\d\d)\)?$/
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

/** Spellings without publisher, with the year elsewhere, among other words. */
export const surroundings: Readonly<Record<string, Spelling>> = {
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
}
