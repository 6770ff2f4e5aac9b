import type { DocumentText } from '#document-text/document-text.ts'
import { wordsOf } from '#document-text/words.ts'
import { comparedWords, countShared } from '../text/shared-words.ts'
import type { KnownDocument } from './known-document.ts'
import type { KnownProducer } from './make-pdf.ts'

/** Counts of what a text has of a document that is known, and of what it has besides. */
export interface Judged {
  readonly words: readonly [shared: number, known: number, read: number]
  readonly headings: readonly [found: number, known: number, read: number]
  readonly cells: readonly [found: number, known: number]
  readonly notes: readonly [found: number, known: number]
  readonly furniture: number
  /** numbers of the text that the document does not have */
  readonly otherNumbers: readonly string[]
  readonly faults: readonly string[]
}

const keyOf = (text: string) => comparedWords(text).join(' ')

export function judgeText(known: KnownDocument, text: DocumentText, { hasNotes, hasCaptionsBelow }: KnownProducer): Judged {
  const start = text.clauses.findIndex(({ number }) => number !== '')
  const blocks = text.blocks.filter(({ clause }) => clause >= Math.max(start, 0))
  const body = blocks.filter(({ kind }) => kind !== 'footnote')
  const parts = known.parts.filter(({ is }) => is !== 'footnote')
  const wordsOfPart = ({ text: own, cells = [] }: KnownDocument['parts'][0]) =>
    hasCaptionsBelow ? [...cells.flat(), own] : [own, ...cells.flat()]
  const wanted = parts.flatMap(wordsOfPart).flatMap(comparedWords)
  const read = body.flatMap(wordsOf).flatMap(comparedWords)
  const clauses = text.clauses.slice(Math.max(start, 0)).map(({ number, title, level }) => `${number} ${level} ${keyOf(title)}`)
  const headings = parts
    .filter(({ is }) => is === 'heading')
    .map(({ number, level, text: own }) => `${number} ${level} ${keyOf(own)}`)
  const missing = without(headings, clauses)
  const extra = without(clauses, headings)
  const notes = hasNotes ? known.parts.filter(({ is }) => is === 'footnote').map(({ text: own }) => keyOf(own)) : []
  const lostNotes = without(
    notes,
    text.blocks.filter(({ kind }) => kind === 'footnote').map((block) => keyOf(block.text)),
  )
  const { designation, licence } = known.furniture
  const furniture = text.blocks.filter((block) => {
    const own = [block.text, ...(block.cells ?? []).flat()].join(' ')
    return own.includes(designation) || own.includes(licence.slice(0, 12)) || /^page \d+$/i.test(own)
  })
  const cells = judgeCells(known, text)
  const otherNumbers = without(
    numbersOf(blocks.flatMap(wordsOf)),
    numbersOf(
      known.parts.flatMap((part) =>
        [part.text, part.number ?? '', ...(part.cells ?? []).flat()].flatMap((own) => own.split(/\s+/)),
      ),
    ),
  )
  return {
    words: [countShared(wanted, read), wanted.length, read.length],
    headings: [headings.length - missing.length, headings.length, clauses.length],
    cells: cells.counts,
    notes: [notes.length - lostNotes.length, notes.length],
    furniture: furniture.length,
    otherNumbers,
    faults: [
      ...missing.map((one) => `no heading: ${one}`),
      ...extra.map((one) => `false heading: ${one}`),
      ...cells.lost.map((one) => `no cell: ${one}`),
      ...lostNotes.map((one) => `no footnote: ${one}`),
      ...furniture.map((block) => `furniture: ${block.kind} ${block.text.slice(0, 80)}`),
      ...otherNumbers.map((one) => `another number: ${one}`),
    ],
  }
}

/** Lists what the others lack, each as often as it stands. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const left = Map.groupBy(others, (one) => one)
  return some.filter((one) => left.get(one)?.pop() === undefined)
}

const numbersOf = (words: readonly string[]) =>
  words
    .flatMap((word) => word.match(/[\p{Nd}⁰¹²³⁴-⁹⁻₀-₉][\p{Nd}⁰¹²³⁴-⁹⁻₀-₉.,^_]*/gu) ?? [])
    .map((number) => number.replace(/[.,]+$/, ''))

function judgeCells(known: KnownDocument, { blocks }: DocumentText) {
  const read = blocks.flatMap(({ cells }) => (cells ? triples(cells) : []))
  const wanted = known.parts.flatMap(({ cells }) => (cells ? triples(cells) : []))
  const lost = without(wanted, read)
  return { counts: [wanted.length - lost.length, wanted.length] as const, lost }
}

/** Cells with the heads of their row and column. */
const triples = (rows: readonly (readonly string[])[]) =>
  rows
    .slice(1)
    .flatMap((row) => row.slice(1).map((cell, at) => [row[0] ?? '', rows[0]?.[at + 1] ?? '', cell].map(keyOf).join(' | ')))
