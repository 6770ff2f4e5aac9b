import { escapeHtml } from '#text/escape-html.ts'
import {
  type CitedDocument,
  clauseInWords,
  dateInAmericanWords,
  dateInShortWords,
  dateInWords,
  editionInShortWords,
  editionInWords,
  joinNames,
  partsOfDate,
  statusInWords,
} from './cited-document.ts'
import { seatOf } from './publisher-places.ts'

type Write = (document: CitedDocument) => string

/** Signs around what is set in italics, of no text of a document. */
const [ITALIC, UPRIGHT] = ['\uE000', '\uE001']
const SIGNS = /[\uE000\uE001]/g
const italic = (text: string) => text && `${ITALIC}${text}${UPRIGHT}`

const ENDED = /[.?!]\uE001?$/

/** Joins the parts of a citation that are there; each ends with its sign, and no sign stands twice. */
function join(parts: readonly (string | undefined)[], separator: string, end: string): string {
  const written = parts.filter((part): part is string => part !== undefined && part !== '')
  return (
    written.reduce((text, part, at) => {
      const sign = at === 0 ? '' : separator
      return ENDED.test(text) && sign.startsWith('.') ? `${text}${sign.slice(1)}${part}` : `${text}${sign}${part}`
    }, '') + (ENDED.test(written.at(-1) ?? '') ? '' : end)
  )
}

const yearOf = ({ date }: CitedDocument) => partsOfDate(date).year
/** Status is told where it is not that of a document in force. */
const statusOf = (one: CitedDocument) =>
  one.status === 'in-force' || one.status === 'under-revision' ? '' : statusInWords(one).toLowerCase()
const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
const addressOf = ({ url }: CitedDocument, before: string) => url && `${before}${url}`

/** Publishers with the place of the first whose seat is known. */
const publishersAndPlace = ({ publishers }: CitedDocument): string =>
  join([joinNames(publishers), publishers.map(seatOf).find(Boolean)], ', ', '')

/** A title in quotation marks ends with the comma that follows it. */
function ASTM(one: CitedDocument): string {
  const rest = join([clauseInWords(one, 'Section'), statusOf(one), publishersAndPlace(one), yearOf(one), one.url], ', ', '')
  if (one.title === '') return join([one.number, rest], ', ', '')
  const sign = /[?!]$/.test(one.title) ? '' : ','
  return `${one.number}, \u201C${one.title}${sign}\u201D ${rest}`
}

const ISO_690: Write = (one) =>
  join(
    [
      one.number,
      italic(one.title),
      capitalized(editionInWords(one.edition)),
      join([joinNames(one.publishers), one.date && dateInWords(one.date)], ', ', ''),
      clauseInWords(one),
      statusOf(one) && `Status: ${statusOf(one)}`,
      one.url && `Available from: ${one.url} [viewed ${dateInWords(one.accessed)}]`,
    ],
    '. ',
    '.',
  )

/** The number with the word for a standard, where the document is one: IEEE Std. 1-2000, Std. ISO 9001:2015. */
function standardNumber({ number, type }: CitedDocument): string {
  if (/\bStd\b\.?/.test(number)) return number.replace(/\bStd\b\.?/, 'Std.')
  if (/^IEEE (?=[PC]?\d)/.test(number)) return number.replace(/^IEEE /, 'IEEE Std. ')
  return /standard/i.test(type) ? `Std. ${number}` : number
}

const IEEE: Write = (one) =>
  join(
    [
      join(
        [
          italic(one.title),
          standardNumber(one),
          statusOf(one),
          joinNames(one.publishers, ', and '),
          one.date && dateInShortWords(one.date),
          clauseInWords(one, 'cl.'),
        ],
        ', ',
        '',
      ),
      one.url && `Accessed: ${dateInShortWords(one.accessed)}`,
      one.url && `[Online]. Available: ${one.url}`,
    ],
    '. ',
    one.url ? '' : '.',
  )

const letters = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()} `
const says = (title: string, fact: string) => fact !== '' && letters(title).includes(letters(fact))

/**
 * Title with number, edition and status in brackets, without what the title says itself; the number alone stands for a title that is
 * unknown.
 */
function titleWithNumber(one: CitedDocument): string {
  const { title, number } = one
  const edition = says(title, one.edition) && /\D/.test(one.edition) ? '' : editionInShortWords(one.edition)
  const facts = [edition, statusOf(one)].filter(Boolean)
  const inBrackets = title === '' || says(title, number) ? facts : [number, ...facts]
  const head = italic(title || number)
  return inBrackets.length > 0 ? `${head} (${inBrackets.join('; ')})` : head
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
      italic(one.title),
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

const withoutSigns = (one: CitedDocument): CitedDocument => ({ ...one, title: one.title.replace(SIGNS, '') })
const written = (style: TextStyle, document: CitedDocument) => TEXT_STYLES[style](withoutSigns(document)).replace(/\s+/g, ' ')

/** Writes a citation in words. */
export const writeTextCitation = (style: TextStyle, document: CitedDocument): string =>
  written(style, document).replace(SIGNS, '')

/** Writes a citation as HTML, with the titles in italics that the style sets so. */
export const writeHtmlCitation = (style: TextStyle, document: CitedDocument): string =>
  escapeHtml(written(style, document)).replaceAll(ITALIC, '<i>').replaceAll(UPRIGHT, '</i>')
