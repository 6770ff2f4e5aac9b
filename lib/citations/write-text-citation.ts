import {
  type CitedDocument,
  clauseInWords,
  dateInAmericanWords,
  dateInWords,
  editionInWords,
  joinNames,
  partsOfDate,
} from './cited-document.ts'

type Write = (document: CitedDocument) => string

/** Joins the parts of a citation that are there; each ends with its sign, and no sign stands twice. */
function join(parts: readonly (string | undefined)[], separator: string, end: string): string {
  const written = parts.filter((part): part is string => part !== undefined && part !== '')
  return (
    written.reduce((text, part, at) => {
      const sign = at === 0 ? '' : separator
      return /[.?!]$/.test(text) && sign.startsWith('.') ? `${text}${sign.slice(1)}${part}` : `${text}${sign}${part}`
    }, '') + (/[.?!]$/.test(written.at(-1) ?? '') ? '' : end)
  )
}

const yearOf = ({ date }: CitedDocument) => partsOfDate(date).year
/** Status is told where it is not that of a document in force. */
const statusOf = ({ status }: CitedDocument) => (status === '' || status === 'current' ? '' : status)
const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
const addressOf = ({ url }: CitedDocument, before: string) => url && `${before}${url}`

const ASTM: Write = (one) =>
  join(
    [one.number, one.title, clauseInWords(one, 'Section'), statusOf(one), joinNames(one.publishers), yearOf(one), one.url],
    ', ',
    '',
  )

const ISO_690: Write = (one) =>
  join(
    [
      one.number,
      one.title,
      capitalized(editionInWords(one.edition)),
      join([joinNames(one.publishers), one.date && dateInWords(one.date)], ', ', ''),
      clauseInWords(one),
      statusOf(one) && `Status: ${one.status}`,
      one.url && `Available from: ${one.url} [viewed ${dateInWords(one.accessed)}]`,
    ],
    '. ',
    '.',
  )

const IEEE: Write = (one) =>
  join(
    [
      join(
        [
          one.title,
          one.number,
          statusOf(one),
          joinNames(one.publishers, ', and '),
          one.date && dateInAmericanWords(one.date),
          clauseInWords(one, 'cl.'),
        ],
        ', ',
        '',
      ),
      one.url && `Accessed: ${dateInAmericanWords(one.accessed)}`,
      one.url && `[Online]. Available: ${one.url}`,
    ],
    '. ',
    one.url ? '' : '.',
  )

/** Title with number, edition and status in brackets; the number alone stands for a title that is unknown. */
function titleWithNumber(one: CitedDocument): string {
  const facts = [editionInWords(one.edition), statusOf(one)].filter(Boolean)
  const [head, ...rest] = one.title === '' ? [one.number, ...facts] : [one.title, one.number, ...facts]
  return rest.length > 0 ? `${head} (${rest.join('; ')})` : `${head}`
}

const APA: Write = (one) =>
  join(
    [
      joinNames(one.publishers, ', & '),
      `(${one.date === '' ? 'n.d.' : yearOf(one)})`,
      titleWithNumber(one),
      clauseInWords(one),
      one.url,
    ],
    '. ',
    one.url ? '' : '.',
  )

const CHICAGO: Write = (one) =>
  join(
    [
      joinNames(one.publishers, ', and '),
      one.title,
      one.number,
      clauseInWords(one),
      capitalized(editionInWords(one.edition)),
      one.date && dateInAmericanWords(one.date),
      capitalized(statusOf(one)),
      addressOf(one, `Accessed ${dateInAmericanWords(one.accessed)}. `),
    ],
    '. ',
    '.',
  )

/** Styles of citations in words, by their code. */
export const TEXT_STYLES = { ASTM, ISO690: ISO_690, IEEE, APA, CHICAGO } as const satisfies Record<string, Write>
export type TextStyle = keyof typeof TEXT_STYLES

/** Writes a citation in words. */
export function writeTextCitation(style: TextStyle, document: CitedDocument): string {
  return TEXT_STYLES[style](document).replace(/\s+/g, ' ')
}
