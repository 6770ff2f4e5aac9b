import { readsFromRight } from '../../layout/letters.ts'
import type { TextLine } from '../../layout/page-word.ts'

/** A line in the flow of the document. */
export interface FlowLine extends TextLine {
  readonly page: number
  /** place of its text among those in several languages that stand side by side, from 0 */
  readonly side: number
  /** left and right edge of the text of its column */
  readonly start: number
  readonly edge: number
}

/** Lines at one height, from one side to the other. */
export type LineRow = readonly FlowLine[]

/** Room that a line leaves free at its end: at its left, where it is written from the right. */
export const roomAfter = (line: FlowLine): number => (readsFromRight([line]) ? line.left - line.start : line.edge - line.right)

/** Distance at which a line begins from the edge of its page, or, where it is written from the right, of its column. */
export const indentOf = (line: FlowLine): number => (readsFromRight([line]) ? line.edge - line.right : line.left)

/** Joins lines at one height, from one side to the other. */
export function joinRow(given: readonly FlowLine[]): FlowLine {
  if (given.length === 1) return given[0] as FlowLine
  const row = [...given].sort((a, b) => a.left - b.left)
  if (readsFromRight(row)) row.reverse()
  const [first] = row as [FlowLine]
  const whole = row.findIndex((line) => line.bold < line.spans.length / 2)
  const bold = row.slice(0, whole < 0 ? row.length : whole + 1).reduce((sum, line) => sum + line.bold, 0)
  return {
    ...first,
    text: row.map(({ text }) => text).join(' '),
    spans: row.flatMap(({ spans }) => spans),
    left: Math.min(...row.map(({ left }) => left)),
    top: Math.min(...row.map(({ top }) => top)),
    right: Math.max(...row.map(({ right }) => right)),
    bottom: Math.max(...row.map(({ bottom }) => bottom)),
    size: Math.max(...row.map(({ size }) => size)),
    bold,
    fixed: row.every(({ fixed }) => fixed),
  }
}

/** Takes a number of characters off the beginning of a line, with the places of their words. */
export function withoutStart(line: FlowLine, characters: number): FlowLine | undefined {
  const text = line.text.slice(characters).trimStart()
  if (text === '') return undefined
  const left = text.split(' ').length
  const spans = line.spans.slice(-left * 2)
  return { ...line, text, spans, bold: Math.max(0, line.bold - (line.spans.length / 2 - left)) }
}

export const isBold = (line: TextLine): boolean => line.bold === line.spans.length / 2

/** Sizes that are usual in the document. */
export interface Usual {
  /** size of most letters */
  readonly size: number
  /** distance of lines that follow each other, as a part of the size */
  readonly pitch: number
  /** left edge of most of the text, in a document in one type that tells no headings */
  readonly indent?: number
}

/** Part of the letters of a document that are not in the type of code, at least, to tell its usual type. */
const MIN_PROSE = 0.1

/** Lines that are not in the type of code, where they are enough: code may have more letters, in a smaller size. */
function proseOf(lines: readonly FlowLine[]): readonly FlowLine[] {
  const lettersOf = (some: readonly FlowLine[]) => some.reduce((sum, { text }) => sum + text.length, 0)
  const prose = lines.filter(({ fixed }) => !fixed)
  return lettersOf(prose) >= MIN_PROSE * lettersOf(lines) ? prose : lines
}

export function usualOf(all: readonly FlowLine[]): Usual {
  const lines = proseOf(all)
  const letters = new Map<number, number>()
  const pitches: number[] = []
  for (const [at, line] of lines.entries()) {
    letters.set(line.size, (letters.get(line.size) ?? 0) + line.text.length)
    const before = lines[at - 1]
    if (!before || before.page !== line.page || before.size !== line.size || line.size === 0) continue
    const pitch = (line.bottom - before.bottom) / line.size
    if (pitch > 0.8 && pitch < 2.5) pitches.push(pitch)
  }
  pitches.sort((a, b) => a - b)
  const size = [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0]
  return { size, pitch: pitches[Math.floor(pitches.length * 0.2)] ?? 1.2 }
}
