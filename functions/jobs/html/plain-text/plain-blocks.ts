import type { Block } from '#document-text/document-text.ts'
import { readLabel } from '../../extract-text/structure/lines/labels.ts'
import { drawnTable } from './drawn-table.ts'
import { columnOf, type PlainLine } from './plain-line.ts'

type PlainBlock = Omit<Block, 'clause'>

/** Markers of lists; a small `o` is the bullet of typewriters. */
const MARKER = /^\s*([o*+•-]|\(?(?:\p{Nd}{1,3}|[a-z]|[ivx]{1,4})[.)])\s+(?=\S)/u
/** A term, or the name of a reference, before its text. */
const TERM = /^\s*(?:\[[^\]]+\]|\S+(?: \S+){0,3})\s{2,}(?=\S)/u
const GAP = /\S\s{3,}\S/
const DRAWN = /[+|][-=]{2,}|[-=]{3,}[+|>]|^\s*\|.*\|\s*$|[│─┌└├]/
const CODE_SIGNS = /[{}<>=;|\\]|::/
const SENTENCE = /[.:;?!]["”')\]]*$/
const MAX_DRAWN = 400
/** Lines of a caption at most. */
const MAX_CAPTION = 3
/** Words of a sentence that stands deeper than the text, and letters of each of its lines but the last. */
const MIN_WORDS = 6
const MIN_LINE = 35

/** Drawings have short lines; a long one would take the pattern long. */
const isDrawn = (text: string) => text.length < MAX_DRAWN && DRAWN.test(text)

/** Reads lines between two empty ones: items, a paragraph, or what keeps its lines: a figure, a listing. */
export function blocksOfGroup(group: readonly PlainLine[], usual: number): PlainBlock[] {
  const items = itemsOf(group)
  if (items) return items.map(itemOf)
  const text = joined(group)
  const labelled = readLabel(text)
  // A caption stands in the middle, deeper than the text.
  const isCaption = labelled?.kind === 'caption' && group.length <= MAX_CAPTION
  if (!isCaption && !isProse(group, usual)) {
    const cells = drawnTable(group)
    return [cells ? { kind: 'table', text: '', cells } : { kind: 'code', text: dedented(group) }]
  }
  if (!labelled) return [{ kind: 'paragraph', text }]
  return [{ kind: labelled.kind, label: labelled.label, text: text.slice(labelled.length).trim() }]
}

/** Parts a group in which each line with a marker stands at the same indent, and all others hang behind it. */
function itemsOf(group: readonly PlainLine[]): PlainLine[][] | undefined {
  const [first] = group as [PlainLine]
  const indent = columnOf(first)
  if (!MARKER.test(first.text) || group.some((line) => isDrawn(line.text))) return undefined
  const items: PlainLine[][] = []
  for (const line of group) {
    if (columnOf(line) === indent && MARKER.test(line.text)) items.push([line])
    else if (columnOf(line) > indent) items.at(-1)?.push(line)
    else return undefined
  }
  return items
}

function itemOf(lines: readonly PlainLine[]): PlainBlock {
  const [first] = lines as [PlainLine]
  const [whole = '', marker = ''] = MARKER.exec(first.text) ?? []
  const label = /^[o*+•-]$/.test(marker) ? '•' : marker
  return { kind: 'item', label, text: joined([{ text: first.text.slice(whole.length) }, ...lines.slice(1)]) }
}

/** Tells text from what keeps its lines: all lines but the first at one indent, no gaps, nothing drawn, and sentences where it is indented. */
function isProse(group: readonly PlainLine[], usual: number): boolean {
  const [first, ...others] = group as [PlainLine, ...PlainLine[]]
  const hang = others[0] && columnOf(others[0])
  if (others.some((line) => columnOf(line) !== hang) || (hang !== undefined && hang < columnOf(first))) return false
  const term = TERM.exec(first.text)?.[0].length
  const body = [term === hang ? first.text.slice(term) : first.text, ...others.map((line) => line.text)].map((line) =>
    line.trim(),
  )
  if (body.some((line) => GAP.test(line) || isDrawn(line))) return false
  const text = body.join(' ')
  if (columnOf(first) <= usual) return others.length === 0 || SENTENCE.test(text) || shareOfLetters(text) >= 0.6
  const isFilled = body.slice(0, -1).every((line) => line.length >= MIN_LINE)
  const isSentence = SENTENCE.test(text) || !CODE_SIGNS.test(text)
  return isFilled && isSentence && text.split(' ').length >= MIN_WORDS && shareOfLetters(text) >= 0.8
}

const shareOfLetters = (text: string) => (text.match(/[\p{L}\s]/gu)?.length ?? 0) / text.length

/** Joins lines to one; a hyphen within a word at the end of a line stays, without a space. */
const joined = (lines: readonly PlainLine[]) =>
  lines
    .map(({ text }) => text.trim())
    .join('\n')
    .replace(/(\p{L}-)\n(?=\p{L})/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()

function dedented(lines: readonly PlainLine[]): string {
  const indent = Math.min(...lines.map(columnOf))
  return lines.map(({ text }) => text.slice(indent)).join('\n')
}
