import { type CitedDocument, clauseInWords, partsOfDate, statusInWords } from './cited-document.ts'

const dateParts = (date: string) => {
  const { year, month, day } = partsOfDate(date)
  return { 'date-parts': [[year, month, day].filter(Boolean).map(Number)] }
}

/** Writes a citation as CSL-JSON, a list of one item of the type `standard`. */
export function writeCslJson(one: CitedDocument): string {
  const item = {
    id: one.number,
    type: 'standard',
    title: one.title,
    author: one.publishers.map((literal) => ({ literal })),
    publisher: one.publishers.join('; '),
    number: one.number,
    genre: one.type || undefined,
    edition: one.edition || undefined,
    status: statusInWords(one) || undefined,
    issued: one.date ? dateParts(one.date) : undefined,
    section: clauseInWords(one) || undefined,
    language: one.language || undefined,
    DOI: one.doi,
    ISBN: one.isbn,
    ISSN: one.issn,
    URL: one.url || undefined,
    accessed: dateParts(one.accessed),
  }
  return `${JSON.stringify([item], undefined, 2)}\n`
}
