import { type CitedDocument, clauseInWords, editionInWords, partsOfDate, statusInWords } from './cited-document.ts'

/** A date as RIS writes it: year/month/day/, with empty parts where they are unknown. */
function risDate(date: string): string {
  const { year, month, day } = partsOfDate(date)
  return year && `${year}/${month.padStart(month ? 2 : 0, '0')}/${day.padStart(day ? 2 : 0, '0')}`.replace(/\/+$/, '')
}

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** Writes a citation as RIS, as a standard; lines end with CR LF. */
export function writeRis(one: CitedDocument): string {
  const lines: [string, string][] = [
    ['TY', 'STAND'],
    // A comma behind the name keeps readers from taking it apart as a person's.
    ...one.publishers.map((name): [string, string] => ['AU', `${name},`]),
    ['TI', one.title],
    ['SN', one.number],
    ['M3', one.type],
    // A program counts with a number: edition 2.0 is written as its publisher does.
    ['ET', /^\d+(\.\d+)+$/.test(one.edition) ? one.edition : editionInWords(one.edition)],
    ['PY', partsOfDate(one.date).year],
    ['DA', risDate(one.date)],
    ['PB', one.publishers.join('; ')],
    ['SE', clauseInWords(one)],
    ['LA', one.language],
    ['N1', statusInWords(one) && `Status: ${statusInWords(one)}`],
    ['DO', one.doi ?? ''],
    ['UR', one.url],
    ['Y2', risDate(one.accessed)],
  ]
  const written = lines.filter(([, value]) => value !== '').map(([tag, value]) => `${tag}  - ${oneLine(value)}`)
  return `${[...written, 'ER  - ', ''].join('\r\n')}`
}
