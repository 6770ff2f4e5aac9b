import { expect, it } from '@jest/globals'
import { compareDocuments, resultOf } from '#comparison/result/make-result.ts'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { htmlPage } from '#functions/jobs/html/html-page.ts'
import { randomText, type SetClause, type SetWord } from '#test/support/drawn/random-text.ts'
import { drawnPdfReader } from '#test/support/drawn/read-drawn-pdf.ts'
import { setText, setting } from '#test/support/drawn/set-text.ts'
import { fc, proofCases } from '#test/support/properties.ts'

const textOf = drawnPdfReader()
const TEXTS = proofCases(6, 500)

const HEIGHTS = { '^': 'sup', _: 'sub' } as const

const writePiece = (piece: string): string =>
  piece
    .split('|')
    .map((one) => {
      const element = HEIGHTS[one[0] as keyof typeof HEIGHTS]
      return element ? `<${element}>${one.slice(1)}</${element}>` : one
    })
    .toReversed()
    .join('')

const writeWords = (words: readonly SetWord[]): string => words.map(({ pieces }) => pieces.map(writePiece).join('')).join(' ')

/** Writes clauses as another producer does, as HTML. */
function writeHtml(clauses: readonly SetClause[]): DocumentText {
  const body = clauses.map(({ title, parts }, at) => {
    const written = parts.map((part) => {
      if ('words' in part) return `<p>${writeWords(part.words)}</p>`
      const { number, caption, rows } = part.table
      const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${writeWords(cell)}</td>`).join('')}</tr>`)
      return `<table><caption>Table ${number} — ${writeWords(caption)}</caption>${cells.join('')}</table>`
    })
    return `<h1>${at + 1} ${title.join(' ')}</h1>${written.join('')}`
  })
  return htmlPage(`<html><body>${body.join('')}</body></html>`, { title: 'Ladders', language: 'en' }).text
}

const TURNED: Partial<Record<string, string>> = {
  inserted: 'deleted',
  deleted: 'inserted',
  split: 'joined',
  joined: 'split',
  added: 'removed',
  removed: 'added',
}
const turnedKind = (kind: string) => TURNED[kind] ?? kind

/** The same result in the other direction. */
const turned = ({ changes, clauses }: ComparisonResult): Listed => ({
  changes: changes.map(({ kind, older: newer, newer: older, edits }) => ({
    kind: turnedKind(kind),
    older,
    newer,
    edits: edits.map(([a, b, c, d]) => [c, d, a, b]),
  })),
  clauses: clauses.map(({ kinds, older: newer, newer: older }) => ({ kinds: kinds.map(turnedKind), older, newer })),
})

interface Listed {
  readonly changes: readonly (Pick<ComparisonResult['changes'][number], 'older' | 'newer' | 'edits'> & {
    readonly kind: string
  })[]
  readonly clauses: readonly { readonly kinds: readonly string[]; readonly older?: number; readonly newer?: number }[]
}

/** Content of a result, in no order: what is gone is listed at other places in the other direction. */
const listed = ({ changes, clauses }: Listed): string[] =>
  [
    ...changes.map(({ kind, older, newer, edits }) => [kind, older?.label, older?.text, newer?.label, newer?.text, edits]),
    ...clauses.map(({ kinds, older, newer }) => [kinds.toSorted(), older, newer]),
  ]
    .map((one) => JSON.stringify(one))
    .toSorted()

const compare = (older: DocumentText, newer: DocumentText) => resultOf(compareDocuments(older, newer))

it(
  'a text says the same in each format and from each producer, in either direction',
  async () => {
    await fc.assert(
      fc.asyncProperty(randomText, setting, setting, async (clauses, one, other) => {
        const made = [
          await textOf((pdf) => setText(pdf, clauses, one)),
          await textOf((pdf) => setText(pdf, clauses, other)),
          writeHtml(clauses),
        ]
        for (const older of made) for (const newer of made) expect(listed(compare(older, newer))).toEqual([])
      }),
      { numRuns: TEXTS, endOnFailure: true },
    )
  },
  TEXTS * 8000,
)

it(
  'two texts have the same changes in the other direction, turned round, in each format',
  async () => {
    await fc.assert(
      fc.asyncProperty(randomText, randomText, setting, async (clauses, others, style) => {
        const older = [await textOf((pdf) => setText(pdf, clauses, style)), writeHtml(clauses)]
        const newer = [await textOf((pdf) => setText(pdf, others, style)), writeHtml(others)]
        for (const a of older) for (const b of newer) expect(listed(turned(compare(b, a)))).toEqual(listed(compare(a, b)))
      }),
      { numRuns: TEXTS, endOnFailure: true },
    )
  },
  TEXTS * 8000,
)
