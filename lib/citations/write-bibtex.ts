import { type CitedDocument, clauseInWords, partsOfDate, statusInWords } from './cited-document.ts'

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  // A brace counts in a value even behind a backslash.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '#': '\\#',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

const escaped = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\{}#$%&_~^]/g, (sign) => SPECIAL[sign] as string)

/** A key of letters, digits, colons and hyphens, made from the number. */
function keyOf({ number }: CitedDocument): string {
  const plain = number.normalize('NFKD').replace(/[^A-Za-z0-9:-]+/g, '-')
  return plain.replace(/^-+|-+$/g, '') || 'standard'
}

/** Addresses keep their signs: readers take them as they stand. Braces alone would end the value. */
const addressOf = (url: string) => url.replaceAll('{', '%7B').replaceAll('}', '%7D')

/**
 * Writes a citation as BibTeX: as a report of the kind `standard`. An entry `@standard` would say more and reach fewer: Zotero drops
 * entries of types that classic BibTeX does not know.
 */
export function writeBibtex(one: CitedDocument): string {
  const { year, month } = partsOfDate(one.date)
  // Braces keep capitals, and the word "and" within a name.
  const fields: [string, string][] = [
    ['title', one.title && `{${escaped(one.title)}}`],
    ['author', one.publishers.map((name) => `{${escaped(name)}}`).join(' and ')],
    ['institution', `{${escaped(one.publishers.join('; '))}}`],
    ['type', escaped(one.type) || 'Standard'],
    ['entrysubtype', 'standard'],
    ['number', escaped(one.number)],
    ['edition', escaped(one.edition)],
    ['year', year],
    ['month', month],
    ['chapter', escaped(clauseInWords(one))],
    ['language', escaped(one.language)],
    ['note', statusInWords(one) && `Status: ${statusInWords(one)}`],
    ['doi', escaped(one.doi ?? '')],
    ['isbn', escaped(one.isbn ?? '')],
    ['issn', escaped(one.issn ?? '')],
    ['url', addressOf(one.url)],
    ['urldate', one.accessed],
  ]
  const written = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}},`)
  return `@techreport{${keyOf(one)},\n${written.join('\n')}\n}\n`
}
