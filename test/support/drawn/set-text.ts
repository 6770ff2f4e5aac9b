import { fc } from '../properties.ts'
import type { SetClause, SetTable, SetWord } from './random-text.ts'
import type { DrawnPdf } from './read-drawn-pdf.ts'

/** How a text is set on its pages. */
export interface Setting {
  readonly font: 'Helvetica' | 'Times'
  readonly size: number
  readonly leading: number
  readonly columns: 1 | 2
  /** each word is placed for itself, without spaces in the file */
  readonly isByWord: boolean
  readonly linesOnPage: number
  /** room between two columns of a table without rules, in ems */
  readonly gap: number
}

export const setting: fc.Arbitrary<Setting> = fc.record({
  font: fc.constantFrom('Helvetica', 'Times'),
  size: fc.integer({ min: 9, max: 12 }),
  leading: fc.constantFrom(1.2, 1.3, 1.45),
  columns: fc.constantFrom(1, 2),
  isByWord: fc.boolean(),
  linesOnPage: fc.integer({ min: 24, max: 40 }),
  gap: fc.constantFrom(1.5, 2, 3),
})

const LEFT = 64
const WIDTH = 467
const BETWEEN_COLUMNS = 27
const TOP = 90
const SMALL = 0.66
const RISES = { '^': 0.36, _: -0.16 } as const

/** Sets clauses in one column or two. */
export function setText(pdf: DrawnPdf, clauses: readonly SetClause[], style: Setting): void {
  new Setter(pdf, style).set(clauses)
}

class Setter {
  private column = 0
  private top = TOP
  private readonly pdf: DrawnPdf
  private readonly style: Setting
  private readonly faces: { readonly plain: string; readonly bold: string }
  private readonly width: number
  private readonly foot: number
  private readonly step: number

  constructor(pdf: DrawnPdf, style: Setting) {
    this.pdf = pdf
    this.style = style
    this.faces =
      style.font === 'Times' ? { plain: 'Times-Roman', bold: 'Times-Bold' } : { plain: 'Helvetica', bold: 'Helvetica-Bold' }
    this.width = style.columns === 1 ? WIDTH : (WIDTH - BETWEEN_COLUMNS) / 2
    this.step = style.size * style.leading
    this.foot = Math.min(TOP + style.linesOnPage * this.step, 760)
  }

  set(clauses: readonly SetClause[]): void {
    for (const [at, { title, parts }] of clauses.entries()) {
      if (this.top + 6 * this.step > this.foot) this.turn()
      else if (this.top > TOP) this.top += this.step
      this.lines([`${at + 1}`, ...title].map(asWord), true)
      this.top += 0.5 * this.step
      for (const part of parts) {
        if ('table' in part) this.table(part.table)
        else this.lines(part.words, false)
        this.top += 0.6 * this.step
      }
    }
  }

  private get left(): number {
    return LEFT + this.column * (this.width + BETWEEN_COLUMNS)
  }

  private turn(): void {
    this.top = TOP
    if (this.column + 1 < this.style.columns) {
      this.column++
      return
    }
    this.column = 0
    this.pdf.addPage()
  }

  private put(text: string, x: number, baseline: number, size: number): number {
    this.pdf.fontSize(size).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
    return this.pdf.widthOfString(text)
  }

  private lines(words: readonly SetWord[], isBold: boolean): void {
    for (const line of this.broken(words, this.width, isBold)) {
      if (this.top + this.step > this.foot) this.turn()
      this.line(line, this.left, this.top + this.style.size, isBold)
      this.top += this.step
    }
  }

  /** Sets words in a line: all plain ones that follow each other at once, or each for itself. */
  private line(words: readonly SetWord[], left: number, baseline: number, isBold: boolean): void {
    const { size, isByWord } = this.style
    this.pdf.font(isBold ? this.faces.bold : this.faces.plain)
    let x = left
    let run = ''
    const flush = () => {
      if (run.trim() !== '') x += this.put(run, x, baseline, size)
      else if (run !== '') x += this.pdf.fontSize(size).widthOfString(run)
      run = ''
    }
    for (const [at, { pieces }] of words.entries()) {
      if (at > 0) {
        if (isByWord) flush()
        run += ' '
        if (isByWord) flush()
      }
      for (const piece of pieces) {
        if (!isHigh(piece)) run += piece
        else {
          flush()
          const ends = piece.split('|').map((one) => {
            const rise = RISES[one[0] as keyof typeof RISES] * size
            return this.put(one.slice(1), x, baseline - rise, size * SMALL)
          })
          x += Math.max(...ends)
        }
      }
    }
    flush()
  }

  private widthOf(words: readonly SetWord[], isBold: boolean): number {
    const { size } = this.style
    this.pdf.font(isBold ? this.faces.bold : this.faces.plain)
    const widths = words.flatMap(({ pieces }) =>
      pieces.map((piece) => {
        if (!isHigh(piece)) return this.pdf.fontSize(size).widthOfString(piece)
        return Math.max(...piece.split('|').map((one) => this.pdf.fontSize(size * SMALL).widthOfString(one.slice(1))))
      }),
    )
    const spaces = Math.max(words.length - 1, 0) * this.pdf.fontSize(size).widthOfString(' ')
    return widths.reduce((sum, one) => sum + one, spaces)
  }

  private broken(words: readonly SetWord[], width: number, isBold: boolean): SetWord[][] {
    const lines: SetWord[][] = [[]]
    for (const word of words) {
      const line = lines.at(-1) as SetWord[]
      if (line.length > 0 && this.widthOf([...line, word], isBold) > width) lines.push([word])
      else line.push(word)
    }
    return lines
  }

  private table({ number, caption, rows, isRuled }: SetTable): void {
    const { size, gap } = this.style
    const room = isRuled ? 0.5 * size : (gap * size) / 2
    const count = rows[0]?.length ?? 1
    const widths = Array.from({ length: count }, (_, at) => {
      const wanted = Math.max(...rows.map((row, nth) => this.widthOf(row[at] ?? [], nth === 0)))
      return Math.min(wanted, (this.width - 2 * room * count) / count) + 2 * room
    })
    const laid = rows.map((row, nth) =>
      row.map((words, at) => this.broken(words, (widths[at] as number) - 2 * room + 0.1, nth === 0)),
    )
    const heights = laid.map((row) => Math.max(...row.map((lines) => lines.length)) * this.step + 0.5 * size)
    const titled = this.broken([asWord('Table'), asWord(`${number}`), asWord('—'), ...caption], this.width, false)
    const total = heights.reduce((sum, one) => sum + one, (titled.length + 0.4) * this.step)
    if (this.top + total > this.foot && this.top > TOP) this.turn()
    this.lines(titled.flat(), false)
    this.top += 0.4 * this.step
    for (const [nth, row] of laid.entries()) {
      const height = heights[nth] as number
      if (this.top + height > this.foot && nth > 1) {
        this.turn()
        this.row(laid[0] as SetWord[][][], { widths, room, height: heights[0] as number, isHead: true, isRuled })
      }
      this.row(row, { widths, room, height, isHead: nth === 0, isRuled })
    }
  }

  private row(
    row: readonly (readonly (readonly SetWord[])[])[],
    {
      widths,
      room,
      height,
      isHead,
      isRuled,
    }: { widths: readonly number[]; room: number; height: number; isHead: boolean; isRuled: boolean },
  ): void {
    let x = this.left
    for (const [at, lines] of row.entries()) {
      const width = widths[at] as number
      if (isRuled) this.pdf.rect(x, this.top, width, height).stroke()
      for (const [line, words] of lines.entries())
        this.line(words, x + (isRuled ? room : 0), this.top + line * this.step + 1.05 * this.style.size, isHead)
      x += width
    }
    this.top += height
  }
}

const isHigh = (piece: string) => piece[0] === '^' || piece[0] === '_'
const asWord = (read: string): SetWord => ({ pieces: [read], read })
