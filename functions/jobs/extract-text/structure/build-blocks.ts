import type { UnnamedClause } from '#document-text/clause-ids.ts'
import type { Block } from '#document-text/document-text.ts'
import { readMark } from './find-footnotes.ts'
import { goesOn, isSameBlock, isShort, type OpenBlock } from './goes-on.ts'
import type { Heading } from './heading.ts'
import { hintOf } from './hint-of.ts'
import { type FlowLine, type Usual, withoutStart } from './lines/flow-line.ts'
import { joinLines, type Placing, type Vocabulary } from './lines/join-lines.ts'
import { endsSentence, type Labelled, readLabel } from './lines/labels.ts'
import { linkFootnotes } from './link-footnotes.ts'
import { findContinued, joinTables, tableBlock } from './tables/table-block.ts'
import type { DetectedTable } from './tables/table-part.ts'

const FORMULA = /^(.*[=<>≤≥≈∑∫√±×].*?)\s*(\((?:[A-Z]\.?)?\d{1,3}(?:[.-]\d{1,3})*[a-z]?\))$/u

/** Number of a list item that others come before. */
const LATER_NUMBER = /^(?!1\.)\d+\.$/

/** Builds clauses and blocks from lines in reading order. */
export class BlockBuilder {
  readonly #usual: Usual
  readonly #vocabulary: Vocabulary
  readonly #place: Placing
  /** by the side of a line; undefined in a document in one language */
  readonly #languages: readonly (string | undefined)[]
  readonly #clauses: Omit<UnnamedClause, 'nature'>[] = []
  readonly #blocks: Block[] = []
  #open: OpenBlock | undefined
  /** line of the block that is open, where it is a label alone */
  #labelled: FlowLine | undefined
  /** footnotes of the page, which do not break the paragraph that goes on */
  #footnotes: OpenBlock[] = []
  /** number of the last footnote; 0 before the first */
  #lastNote = 0

  constructor(usual: Usual, vocabulary: Vocabulary, place: Placing, languages: readonly (string | undefined)[]) {
    this.#languages = languages
    this.#usual = usual
    this.#vocabulary = vocabulary
    this.#place = place
  }

  addHeading({ number, numberLength, level, isRunIn }: Heading, lines: readonly FlowLine[]): void {
    this.#close()
    const first = lines[0] as FlowLine
    const { page, top } = this.#place(first)[0] as { page: number; top: number }
    const after = withoutStart(first, numberLength)
    const heading = isRunIn ? [] : [...(after ? [after] : []), ...lines.slice(1)]
    const { text, lines: placed } = joinLines(heading, this.#vocabulary, this.#place)
    this.#clauses.push({ number, title: text, level, start: { page, top } })
    this.#blocks.push({ kind: 'heading', clause: this.#clause, text, lines: placed, ...this.#languageOf(first) })
    if (isRunIn && after) this.addLine(after)
  }

  addTable(detected: Pick<DetectedTable, 'cells' | 'inLines'>): void {
    const footnotes = this.#footnotes
    this.#footnotes = []
    this.#close()
    const [first] = detected.cells.flat(2)
    const table = { ...tableBlock(detected, this.#clause, this.#vocabulary, this.#place), ...this.#languageOf(first) }
    const found = findContinued(this.#blocks, table)
    const joined = found && joinTables(this.#blocks[found.at] as Block, table, this.#vocabulary)
    if (joined) this.#blocks.splice(found.at, this.#blocks.length - found.at, joined, ...found.behind)
    else this.#blocks.push(table)
    for (const note of footnotes) this.#push(note)
  }

  addFootnote(line: FlowLine): void {
    const mark = readMark(line.text, this.#lastNote)
    if (!mark) {
      this.#footnotes.at(-1)?.lines.push(line)
      return
    }
    this.#lastNote = Number(mark.sign) || this.#lastNote
    this.#footnotes.push({ kind: 'footnote', label: mark.sign, lines: [withoutStart(line, mark.length) as FlowLine] })
  }

  addLine(line: FlowLine): void {
    if (this.#isBelowCaption(line)) this.#close()
    const read = line.fixed || this.#isWithin(line) ? undefined : readLabel(line.text)
    const labelled = read && this.#refersTo(line, read) ? undefined : read
    if (!labelled && this.#open && goesOn(this.#open, line, this.#usual)) {
      this.#open.lines.push(line)
      return
    }
    this.#close()
    const [, formula, number] = FORMULA.exec(line.text) ?? []
    if (formula && number && formula.length < 200) {
      this.#addFormula(line, formula, number)
      return
    }
    const rest = labelled ? withoutStart(line, labelled.length) : line
    const kind = labelled?.kind ?? (line.fixed ? 'code' : line.tag?.role === 'caption' ? 'caption' : 'paragraph')
    this.#open = { kind, ...(labelled && { label: labelled.label }), lines: rest ? [rest] : [] }
    this.#labelled = rest ? undefined : line
  }

  /** Tells a line that stands apart from a caption of a number alone: it is no title. */
  #isBelowCaption(line: FlowLine): boolean {
    const label = this.#labelled
    if (!label || this.#open?.kind !== 'caption' || this.#open.lines.length > 0) return false
    const distance = line.bottom - label.bottom
    return line.page !== label.page || distance <= 0 || distance > 1.4 * this.#usual.pitch * line.size
  }

  finish(): { readonly clauses: readonly Omit<UnnamedClause, 'nature'>[]; readonly blocks: readonly Block[] } {
    this.#close()
    const blocks = linkFootnotes(this.#blocks)
    const titles = blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)
    const clauses = this.#clauses.map((clause, at) => ({ ...clause, title: titles[at] as string, hint: hintOf(blocks, at) }))
    return { clauses, blocks }
  }

  #languageOf(line: FlowLine | undefined): Pick<Block, 'language'> {
    const language = line && this.#languages[line.side]
    return language === undefined ? {} : { language }
  }

  get #clause(): number {
    return this.#clauses.length - 1
  }

  /** Tells whether a line goes on with a sentence of its tag's paragraph: what looks like a label there is none. */
  #isWithin(line: FlowLine): boolean {
    const before = this.#open?.lines.at(-1)
    return before !== undefined && isSameBlock(before, line) && !endsSentence(before.text)
  }

  /** Tells a line that goes on with a sentence of the full line above it: “the value of | Table 3.”, “of Table | 3. The load”. */
  #refersTo(line: FlowLine, { kind, label }: Labelled): boolean {
    const before = this.#open?.lines.at(-1)
    if (!this.#open || !before || this.#open.kind === 'caption') return false
    const isReference = kind === 'caption' || (this.#open.kind === 'paragraph' && LATER_NUMBER.test(label))
    if (!isReference || endsSentence(before.text) || isShort(before, this.#usual)) return false
    return goesOn(this.#open, line, this.#usual)
  }

  #addFormula(line: FlowLine, formula: string, number: string): void {
    const words = formula.split(' ').length
    const plain = { ...line, text: formula, spans: line.spans.slice(0, words * 2) }
    this.#push({ kind: 'formula', label: number, lines: [plain] })
  }

  #close(): void {
    const [open, footnotes] = [this.#open, this.#footnotes]
    this.#open = undefined
    this.#footnotes = []
    if (open) this.#push(open)
    for (const one of footnotes) this.#push(one)
  }

  #push({ kind, label, lines }: OpenBlock): void {
    if (lines.length === 0 && label === undefined) return
    const joined = joinLines(lines, this.#vocabulary, this.#place)
    const text = kind === 'code' ? lines.map((line) => line.text).join('\n') : joined.text
    const placed = kind === 'code' ? lines.flatMap(this.#place) : joined.lines
    const language = this.#languageOf(lines[0])
    this.#blocks.push({ kind, clause: this.#clause, ...(label !== undefined && { label }), text, lines: placed, ...language })
  }
}
