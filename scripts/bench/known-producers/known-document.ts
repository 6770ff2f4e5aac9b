import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Part, readParts } from '../known-edits/parts.ts'

/** A document whose text is known, as its author would write it. */
export interface KnownDocument {
  readonly name: string
  readonly parts: readonly Part[]
  /** running lines of its pages */
  readonly furniture: Furniture
  /** rules around the cells of tables */
  readonly ruled: boolean
}

interface Furniture {
  readonly designation: string
  readonly licence: string
}

const FURNITURE: Furniture = { designation: 'KNOWN 100:2020', licence: 'Licensed to Quibble Ltd, order 7781' }

const PARTS = 110
/** Below, LaTeX sets headings within the line. */
const MAX_LEVEL = 3
const MIN_HEADINGS = 4
/** Characters that the fonts of all producers have. */
const OTHERS = /[^ -~äöüßéèàçñ±°µ×–—“”‘’⁰¹²³⁴⁵⁶⁷⁸⁹⁻₀-₉\u2009]/gu

/** Sentences with heights, thin spaces and signs, which manuals lack. */
const SENTENCES: readonly ((next: (limit: number) => number) => string)[] = [
  (next) => `It lasts for 10${'⁴⁵⁶⁷⁸⁹'[next(6)]} cycles, at most ${2 + next(7)} × 10${'³⁴⁵⁶'[next(4)]} of them at once.`,
  (next) => `The area is ${10 + next(900)} mm² and the share of CO₂ is ${1 + next(9)}.${next(10)} %.`,
  (next) => `The lamp has ${2 + next(7)}\u2009${100 + next(900)} K, and ${next(90)}.${next(100)} W at ${200 + next(30)} V.`,
  (next) => `A rate of ${1 + next(80)} s⁻¹ is kept, with R₉ above ${50 + next(40)}.`,
]

const clean = (text: string) => text.replace(OTHERS, '').replace(/ +/g, ' ').trim()

/** Draws documents from files of Markdown: a stretch of each, with footnotes, heights and numbers added to its paragraphs. */
export async function drawDocuments(files: readonly string[], next: (limit: number) => number): Promise<KnownDocument[]> {
  const documents: KnownDocument[] = []
  for (const file of files) {
    const all = readParts(barred(await readFile(file, 'utf8'))).filter(({ text, cells }) => clean(text) !== '' && isPlain(cells))
    const from = next(Math.max(1, all.length - PARTS))
    const parts = renumbered(furnished(all.slice(from, from + PARTS).map(cleaned), next))
    if (parts.filter(({ is }) => is === 'heading').length < MIN_HEADINGS) continue
    const name = path.basename(file).replace(/\.md$/, '').replaceAll('.', '-')
    documents.push({ name, parts, furniture: FURNITURE, ruled: documents.length % 2 === 0 })
  }
  return documents
}

/** Gives rows of tables the bar at their beginning that they may lack. */
const barred = (markdown: string) => markdown.replace(/^(?![\s>]*[|`])[^\n]+\|[^\n]*$/gm, '|$&')

/** Lists the Markdown files of the corpus, one edition of each family at a time. */
export async function listManuals(folder: string): Promise<string[]> {
  const families = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const files: string[] = []
  for (const { name } of families) {
    const own = (await readdir(path.join(folder, name))).filter((file) => file.endsWith('.md'))
    files.push(...own.map((file) => path.join(folder, name, file)))
  }
  return files
}

/** Tables that pages can hold: a cell of a table of options may have half a page. */
const isPlain = (cells: Part['cells']) => !cells || (cells.length < 60 && cells.flat().every((cell) => clean(cell).length < 160))

function cleaned(part: Part): Part {
  const cells = part.cells?.map((row) => row.map((cell) => clean(cell) || '–'))
  return { ...part, text: clean(part.text), ...(cells && { cells }) }
}

function furnished(parts: readonly Part[], next: (limit: number) => number): Part[] {
  let notes = 0
  return parts.flatMap((part, at): Part[] => {
    if (part.is !== 'paragraph' || part.text.length < 60) return [part]
    const text = next(3) > 0 ? `${part.text} ${SENTENCES[next(SENTENCES.length)]?.(next)}` : part.text
    const [sentence] = /^[^.]{20,90}/.exec(parts[(at * 7) % parts.length]?.text ?? '') ?? []
    if (!sentence || next(5) > 0) return [{ ...part, text }]
    return [
      { ...part, text },
      { is: 'footnote', number: `${++notes}`, text: `${sentence.trim()}.` },
    ]
  })
}

function renumbered(parts: readonly Part[]): Part[] {
  const numbers: number[] = []
  let tables = 0
  const first = parts.findIndex(({ is }) => is === 'heading')
  return parts.slice(Math.max(first, 0)).map((part) => {
    if (part.is === 'table') return { ...part, number: `${++tables}` }
    if (part.is !== 'heading') return part
    const level = Math.min(part.level ?? 1, numbers.length + 1, MAX_LEVEL)
    numbers.length = Math.min(numbers.length, level)
    numbers[level - 1] = (numbers[level - 1] ?? 0) + 1
    return { ...part, level, number: numbers.join('.') }
  })
}
