import { nameClauses } from '#document-text/clause-ids.ts'
import type { Block, DocumentText } from '#document-text/document-text.ts'
import { hintOf } from '../../extract-text/structure/hint-of.ts'
import { isOfTable, readLabel } from '../../extract-text/structure/lines/labels.ts'
import { giveNatures } from '../../extract-text/structure/natures.ts'
import { mayFollow, type NumberedTitle, readNumber } from '../../extract-text/structure/read-number.ts'
import { blocksOfGroup } from './plain-blocks.ts'
import { flowOf } from './plain-furniture.ts'
import { columnOf, type PlainLine, type PlainPage } from './plain-line.ts'

export type PlainText = Pick<DocumentText, 'clauses' | 'blocks'>

interface PlainHeading {
  readonly own: { readonly number: string; readonly title: string; readonly level: number; readonly element?: string }
  /** absent without a number */
  readonly path?: readonly string[]
}

/** Lines that are enough to tell a text from a listing. */
const MIN_LINES = 30
const MIN_HEADINGS = 2
const MAX_HEADING_LINES = 3
const MAX_LENGTH = 160
const MIN_TABLE_LINES = 3
/** Indent of a title in the middle of the line, beyond that of the text. */
const CENTRED = 6

/**
 * Reads text that has its lines and pages already, as the IETF publishes it: headings by their numbers, or by an indent less than that
 * of the text, each alone between empty lines; paragraphs, lists and listings by their indents. Undefined where it has no headings: a
 * listing of a program.
 */
export function readPlainText(pages: readonly PlainPage[]): PlainText | undefined {
  const groups = groupsOf(flowOf(pages))
  const usual = usualIndent(groups.flat())
  const headings: PlainHeading['own'][] = []
  const blocks: Block[] = []
  let last: readonly string[] | undefined
  if (groups.flat().length < MIN_LINES) return undefined
  for (const group of groups) {
    const heading = headingOf(group, usual, last, headings.length === 0)
    if (heading) {
      last = heading.path ?? last
      headings.push(heading.own)
      blocks.push({ kind: 'heading', clause: headings.length - 1, text: heading.own.title })
    } else blocks.push(...blocksOfGroup(group, usual).map((block) => ({ ...block, clause: headings.length - 1 })))
  }
  if (headings.length < MIN_HEADINGS) return undefined
  const hinted = headings.map((heading, at) => ({ ...heading, hint: hintOf(blocks, at) }))
  return { clauses: nameClauses(giveNatures(hinted)), blocks: blocks.map(tableInLines) }
}

/** Keeps what its caption calls a table as one in lines, where nothing tells its cells. */
function tableInLines(block: Block, at: number, blocks: readonly Block[]): Block {
  const captions = [blocks[at - 1], blocks[at + 1]].filter((one) => one?.kind === 'caption' && isOfTable(one.label ?? ''))
  const lines = block.text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '))
  if (block.kind !== 'code' || captions.length === 0 || lines.length < MIN_TABLE_LINES) return block
  const [before] = blocks.slice(at - 2, at - 1)
  // The caption before it may stand below a table of its own.
  if (captions[0] === blocks[at - 1] && captions.length === 1 && before?.kind === 'table') return block
  return { kind: 'table', clause: block.clause, text: '', cells: lines.map((line) => [line]), inLines: true }
}

function groupsOf(flow: readonly PlainLine[]): PlainLine[][] {
  const groups: PlainLine[][] = [[]]
  for (const line of flow) {
    if (line.text === '') groups.push([])
    else groups.at(-1)?.push(line)
  }
  return groups.filter((group) => group.length > 0)
}

/** Indent of most letters. */
function usualIndent(lines: readonly PlainLine[]): number {
  const letters = new Map<number, number>()
  for (const line of lines) letters.set(columnOf(line), (letters.get(columnOf(line)) ?? 0) + line.text.length)
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0]
}

function headingOf(
  group: readonly PlainLine[],
  usual: number,
  last: readonly string[] | undefined,
  isFirst: boolean,
): PlainHeading | undefined {
  const [first] = group as [PlainLine]
  const text = group
    .map((line) => line.text.trim())
    .join(' ')
    .replace(/\s+/g, ' ')
  if (group.length > MAX_HEADING_LINES || text.length > MAX_LENGTH || /\S\s{3,}\S/.test(first.text)) return undefined
  const element = group.find((line) => line.element)?.element
  const own = element ? { element } : {}
  const isOutside = columnOf(first) < usual
  const numbered = readNumber(text) ?? (isOutside ? letteredTitle(text) : undefined)
  if (numbered && isNext(numbered, isOutside, usual, last))
    return { own: { ...own, number: numbered.number, title: numbered.title, level: numbered.path.length }, path: numbered.path }
  if (readLabel(text) || !/^\P{Ll}*\p{Lu}/u.test(text) || /[.;:,]$/.test(text)) return undefined
  const isTitle = isFirst && columnOf(first) > usual + CENTRED
  return isOutside || isTitle ? { own: { ...own, number: '', title: text, level: 1 } } : undefined
}

/** Tells a number that goes on; where text has no indent, an item of a list or a sentence may begin with one. */
function isNext({ title, path }: NumberedTitle, isOutside: boolean, usual: number, last: readonly string[] | undefined): boolean {
  if (title === '' || !mayFollow(path, last)) return false
  return isOutside || (usual === 0 && /^(?:\p{Lu}|\P{L})/u.test(title) && !/[.;,]$/.test(title))
}

/** Reads the letter of an appendix that no name stands before: `A. Tolerant Applications`. */
function letteredTitle(text: string): NumberedTitle | undefined {
  const [, letter, title = ''] = /^([A-Z])\.\s+(\p{Lu}.*)$/u.exec(text) ?? []
  return letter ? { number: letter, path: [letter], title, isNamed: false } : undefined
}
