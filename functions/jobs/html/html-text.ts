import { nameClauses } from '#document-text/clause-ids.ts'
import type { Block, BlockKind, DocumentText } from '#document-text/document-text.ts'
import { joinStacked } from '#document-text/write-height.ts'
import { hintOf } from '../extract-text/structure/hint-of.ts'
import { readLabel } from '../extract-text/structure/lines/labels.ts'
import { giveNatures } from '../extract-text/structure/natures.ts'
import { mayFollow, type NumberedTitle, readNumber } from '../extract-text/structure/read-number.ts'
import { levelsOf, type Ranked } from './heading-levels.ts'
import { BLOCK, HEADING, LABEL, NO_TEXT, STRUCTURE, WHOLE_BLOCK } from './html-elements.ts'
import { type FilledCells, HtmlTable } from './html-table.ts'
import type { ElementReader } from './layout-tables.ts'
import { linkNotes, type NoteMark } from './note-marks.ts'
import { PlainPages } from './plain-text/plain-pages.ts'
import { escaped, readable } from './readable.ts'

/** White space of a line that a `br` ends. */
const LINE_END = '\u2028'

/** Place in the tree of elements. */
interface OpenElement {
  readonly name: string
  readonly id?: string
  /** number of the next item of a list */
  count?: number
}

interface FoundHeading extends Ranked {
  readonly number: string
  readonly title: string
  readonly element?: string
}

/**
 * Makes the model of a document from its cleaned HTML, element by element: headings with the ids of their sections, paragraphs,
 * lists, tables, notes and captions by the elements; numbers and labels by the words, as in a PDF.
 */
export class HtmlText implements ElementReader {
  readonly #headings: FoundHeading[] = []
  readonly #blocks: Block[] = []
  readonly #elements: OpenElement[] = []
  readonly #plain = new PlainPages((parts) => readable(parts, true))
  #text: string[] = []
  readonly #tables: HtmlTable[] = []
  #label: string | undefined
  #lastPath: readonly string[] | undefined
  readonly #filled: FilledCells = { count: 0 }
  readonly #starts: Map<string, number> = new Map()

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'br') return void this.#endLine()
    if (BLOCK.test(name) && !this.#isInCell) this.#close()
    else if (BLOCK.test(name) || LABEL.test(name)) this.#text.push(' ')
    const { id, start } = attributes
    if (id && !this.#starts.has(id)) this.#starts.set(id, this.#blocks.length)
    if (name === 'pre') this.#plain.begin()
    if (id) this.#plain.mark(id)
    if (!STRUCTURE.test(name)) return
    this.#elements.push({ name, ...(id && { id }), ...(name === 'ol' && { count: Number.parseInt(start ?? '1', 10) || 1 }) })
    if (name === 'li' && !this.#isInCell) this.#label = this.#marker()
    if (name === 'table') this.#openTable()
    if (name === 'tr') this.#tables.at(-1)?.openRow()
    if (name === 'td' || name === 'th') this.#openCell(attributes)
  }

  close(name: string): void {
    const at = this.#elements.findLastIndex((element) => element.name === name)
    if (at < 0) return
    if (name === 'td' || name === 'th') this.#closeCell()
    else if (BLOCK.test(name) && !this.#isInCell && name !== 'table') this.#close()
    else if (BLOCK.test(name)) this.#text.push(' ')
    if (name === 'table') this.#closeTable()
    this.#elements.splice(at)
  }

  /** Takes escaped text. */
  add(escaped: string): void {
    if (this.#elements.some(({ name }) => NO_TEXT.test(name))) return
    this.#text.push(escaped)
    this.#plain.add(escaped, this.#isIn('pre'))
  }

  finish(source: DocumentText['source'], language: string, marks: readonly NoteMark[]): DocumentText {
    this.#close()
    const plain = this.#headings.length === 0 && marks.length === 0 ? this.#plain.read() : undefined
    if (plain) return { source, language, pages: [], ...plain }
    const blocks = marks.length > 0 ? linkNotes(this.#blocks, marks, this.#starts) : this.#blocks
    const titles = blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)
    const levels = levelsOf(this.#headings)
    const hinted = this.#headings.map(({ number, element }, at) => ({
      number,
      title: titles[at] as string,
      level: levels[at] as number,
      ...(element && { element }),
      hint: hintOf(blocks, at),
    }))
    return { source, language, pages: [], clauses: nameClauses(giveNatures(hinted)), blocks }
  }

  get #isInCell(): boolean {
    return this.#tables.some(({ isInCell }) => isInCell)
  }

  /** Ends a line; an empty line after it ends the paragraph. */
  #endLine(): void {
    if (this.#isIn('pre')) return void this.#text.push('\n')
    const last = this.#text.findLast((part) => part === LINE_END || part.trim() !== '')
    if (last === LINE_END && !this.#elements.some(({ name }) => WHOLE_BLOCK.test(name))) this.#close()
    else this.#text.push(LINE_END)
  }

  #isIn = (wanted: string): boolean => this.#elements.some(({ name }) => name === wanted)

  #marker(): string {
    const list = this.#elements.findLast(({ name }) => name === 'ol' || name === 'ul')
    if (list?.count === undefined) return '•'
    return `${list.count++}.`
  }

  /** Ends the block that the text so far belongs to. */
  #close(): void {
    const text = this.#taken()
    const label = this.#label
    if (text === '') return
    this.#label = undefined
    const heading = this.#elements.findLast(({ name }) => HEADING.test(name))
    if (heading) this.#addHeading(heading, text)
    else this.#addBlock(text, label)
  }

  #taken(): string {
    const text = this.#isIn('pre') ? readable(this.#text, true) : joinStacked(readable(this.#text))
    this.#text = []
    return text
  }

  #addHeading({ name, id }: OpenElement, text: string): void {
    const numbered = this.#numberOf(text)
    const { number, title } = numbered ?? { number: '', title: text }
    const section = this.#elements.findLast((element) => element.name === 'section' || element.name === 'article')
    const isFirst = section?.id !== undefined && !this.#headings.some(({ element }) => element === section.id)
    const element = id ?? (isFirst ? section.id : undefined)
    this.#headings.push({ number, title, element, rank: Number(HEADING.exec(name)?.[1]), depth: numbered?.path.length })
    this.#blocks.push({ kind: 'heading', clause: this.#headings.length - 1, text: title })
  }

  #numberOf(text: string): NumberedTitle | undefined {
    const numbered = readNumber(text)
    const isCount = numbered?.path.length === 1 && !numbered.isNamed && /^\p{Ll}/u.test(numbered.title)
    // A single number before a small letter counts something, unless the clauses lead up to it.
    if (!numbered || (isCount && !mayFollow(numbered.path, this.#lastPath))) return undefined
    this.#lastPath = numbered.path
    return numbered
  }

  #addBlock(text: string, marker: string | undefined): void {
    const isPre = this.#isIn('pre')
    const labelled = isPre ? undefined : readLabel(text)
    const kind = isPre ? 'code' : this.#kindOf(labelled?.kind, marker)
    const isOwn = labelled !== undefined && labelled.kind === kind
    const label = isOwn ? labelled.label : marker
    const rest = isOwn ? text.slice(labelled.length).trim() : text
    this.#blocks.push({ kind, clause: this.#headings.length - 1, ...(label && { label }), text: rest })
  }

  #kindOf(labelled: BlockKind | undefined, marker: string | undefined): BlockKind {
    if (this.#isIn('figcaption') || this.#isIn('caption')) return 'caption'
    if (labelled === 'note' || labelled === 'example') return labelled
    if (this.#isIn('aside')) return 'note'
    if (marker !== undefined) return 'item'
    return labelled ?? 'paragraph'
  }

  #openTable(): void {
    this.#tables.push(new HtmlTable(this.#text, this.#filled))
    this.#text = []
  }

  #openCell(attributes: Readonly<Record<string, string>>): void {
    const table = this.#tables.at(-1)
    if (!table) return
    this.#text = []
    table.openCell(attributes)
  }

  #closeCell(): void {
    const table = this.#tables.at(-1)
    if (!table?.isInCell) return
    table.closeCell(joinStacked(readable(this.#text)).replaceAll('\n', ' '))
    this.#text = []
  }

  #closeTable(): void {
    const table = this.#tables.pop()
    if (!table) return
    const { cells, inLines } = table.read()
    // A table within a cell is part of its text.
    this.#text = table.around
    if (this.#isInCell) this.#text.push(' ', escaped(cells.flat().filter(Boolean).join(' ')), ' ')
    else if (cells.length > 0)
      this.#blocks.push({ kind: 'table', clause: this.#headings.length - 1, text: '', cells, ...(inLines && { inLines }) })
  }
}
