import type { OutlineEntry } from '../layout/pdf-content.ts'
import type { Heading } from './heading.ts'
import { beginsPart, leadsAstray, type StrongNumber } from './leads-astray.ts'
import { type FlowLine, isBold, roomAfter, type Usual } from './lines/flow-line.ts'
import { endsSentence, readLabel } from './lines/labels.ts'
import { isLater, mayFollow, type NumberedTitle, readNumber } from './read-number.ts'
import { believesTaggedHeadings, shiftOfLevels, taggedHeading } from './tagged-headings.ts'
import { isTypedNumber, isTypedTitle } from './typed-headings.ts'

const MAX_LENGTH = 260
const MAX_LINES = 4
/** A term that is defined begins with a small letter, as no other title does. */
const MAX_TERM_LENGTH = 60
const LARGE = 1.07
const VERY_LARGE = 1.15
/** A quantity, not the number of a heading, stands before another number or a sign. */
const NO_TITLE = /^[\p{N}×·÷±=<>≤≥≈%°*/^]/u
/** Part of an outline's entries that stand on their pages, from which on it is believed. */
const BELIEVED = 0.6

interface Context {
  readonly usual: Usual
  readonly lines: readonly (FlowLine | undefined)[]
  readonly outline: ReadonlyMap<number, number>
  /** numbers in larger or bold type, in order */
  readonly strong: readonly StrongNumber[]
  readonly believesOutline: boolean
  /** levels by which the tags are deeper than the numbers; absent where the tags are not believed */
  readonly tagShift?: number
}

const isStrong = (line: FlowLine, usual: Usual) => isBold(line) || line.size > usual.size * LARGE

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Finds headings, by the index of their first line. `undefined` stands for what is no line: a table. A number makes a heading
 * where it continues the numbers before it and its type is larger or bold; a line without a number where its type is, and it
 * stands alone. The outline says so too, where most of its entries stand on their pages. The tags say so alone where they are
 * believed, but for headings with numbers.
 */
export function findHeadings(
  lines: readonly (FlowLine | undefined)[],
  outline: readonly OutlineEntry[],
  usual: Usual,
): Map<number, Heading> {
  const found = findEntries(lines, outline)
  const strong = lines.flatMap((line, at) => {
    const numbered = line && isStrong(line, usual) ? readNumber(line.text) : undefined
    return numbered && !NO_TITLE.test(numbered.title) ? [{ at, path: numbered.path }] : []
  })
  const context = {
    usual,
    lines,
    outline: found,
    strong,
    believesOutline: outline.length > 2 && found.size >= BELIEVED * outline.length,
  }
  const untagged = walk(context)
  return believesTaggedHeadings(lines, untagged, usual) ? walk({ ...context, tagShift: shiftOfLevels(lines) }) : untagged
}

function walk(context: Context): Map<number, Heading> {
  const { lines } = context
  const headings = new Map<number, Heading>()
  let state: Position = { level: 0, size: 0, named: new Map(), sizes: new Map() }
  let side = 0
  for (let at = 0; at < lines.length; at++) {
    const text = lines[at]?.side ?? side
    // A text in another language counts its clauses from the first one again.
    if (text !== side) state = { level: 0, size: 0, named: new Map(), sizes: new Map() }
    side = text
    const heading = headingAt(at, context, state)
    if (!heading) continue
    headings.set(at, heading)
    if (heading.path.length > 0) {
      const size = lines[at]?.size ?? 0
      Object.assign(state, { last: heading.path, level: heading.level, size })
      state.sizes.set(heading.path.length, size)
    }
    state.named.set(nameOf(heading.number), heading.path)
    at += heading.lines - 1
  }
  return headings
}

/** Finds the lines that entries of the outline name: level by index of the line. */
function findEntries(lines: readonly (FlowLine | undefined)[], outline: readonly OutlineEntry[]): Map<number, number> {
  const byPage = Map.groupBy(lines.keys(), (at) => lines[at]?.page ?? -1)
  const found = new Map<number, number>()
  for (const { title, level, page } of outline) {
    const wanted = plain(title)
    const at = wanted === '' ? undefined : (byPage.get(page) ?? []).find((one) => !found.has(one) && isNamed(lines, one, wanted))
    if (at !== undefined) found.set(at, level)
  }
  return found
}

/** Tells whether a line, with those after it, is an entry of the outline, which may lack the number. */
function isNamed(lines: readonly (FlowLine | undefined)[], at: number, wanted: string): boolean {
  let text = ''
  for (let count = 0; count < MAX_LINES; count++) {
    text += ` ${lines[at + count]?.text ?? ''}`
    const whole = plain(text)
    if (whole === wanted) return true
    // An entry may lack the number, but another number is not its own.
    if (!/^\p{N}/u.test(wanted) && plain(readNumber(text.trim())?.title ?? '') === wanted) return true
    if (whole.length > wanted.length + 20) return false
  }
  return false
}

interface Position {
  readonly last?: readonly string[]
  readonly level: number
  readonly size: number
  /** the last number after each name: articles are counted on in the next chapter */
  readonly named: Map<string, readonly string[]>
  /** size of the last heading with a number of each level */
  readonly sizes: Map<number, number>
}

/** The name before a number: `Article 3` is an article. */
const nameOf = (number: string) => number.replace(/\s*\S+$/, '').toLowerCase()

function headingAt(at: number, context: Context, position: Position): Heading | undefined {
  const line = context.lines[at]
  if (!line || line.text.length > MAX_LENGTH || line.fixed) return undefined
  const tagged = context.tagShift === undefined ? undefined : taggedHeading(context.lines, at, context.tagShift, position.last)
  if (tagged) return tagged
  const numbered = readNumber(line.text)
  if (numbered) return numberedHeading(at, line, numbered, context, position)
  if (context.tagShift !== undefined && line.tag) return undefined
  const level = context.outline.get(at)
  const { indent } = context.usual
  const isTitle =
    indent === undefined ? standsOutAlone(at, line, context) : isTypedTitle(line, indent) && standsAlone(at, context)
  if (level === undefined && !isTitle) return undefined
  const lines = countLines(at, context)
  const title = titleOf(context, at, lines, line.text)
  if (title.length > MAX_LENGTH || !/\p{L}{2}/u.test(title)) return undefined
  return { number: '', path: [], numberLength: 0, level: level ?? plainLevel(line, position), lines, isRunIn: false }
}

/** Level of a heading without a number: beside the numbered ones if it is as large, else below the last of them. */
function plainLevel(line: FlowLine, { last, level, size }: Position): number {
  if (!last || line.size >= size * 0.98 || /^(?:bibliography|references|index|literatur|foreword|introduction)/i.test(line.text))
    return 1
  return level + 1
}

function numberedHeading(
  at: number,
  line: FlowLine,
  numbered: NumberedTitle,
  context: Context,
  { last, named, sizes }: Position,
): Heading | undefined {
  const { usual, outline, strong } = context
  const { number, path, title } = numbered
  const standsOut = isStrong(line, usual)
  const follows =
    mayFollow(path, last) ||
    (numbered.isNamed && mayFollow(path, named.get(nameOf(number)))) ||
    (!last && standsOut && beginsPart(at, path, strong)) ||
    (line.size > usual.size * LARGE && line.size === sizes.get(path.length) && isLater(path, last))
  const level = path.length
  const numberLength = line.text.length - title.length
  const isInOutline = outline.has(at)
  const isTerm = standsOut && path.length > 1 && title.length <= MAX_TERM_LENGTH && !endsSentence(title)
  if (!isInOutline && (!follows || (/^\p{Ll}/u.test(title) && !isTerm) || NO_TITLE.test(title))) return undefined
  if (!isInOutline && !numbered.isNamed && leadsAstray(at, path, last, strong)) return undefined
  if (standsOut || isInOutline) {
    if (title.length > MAX_LENGTH || (endsSentence(title) && title.length > 90)) return undefined
    return { number, path, numberLength, level, lines: countLines(at, context), isRunIn: false }
  }
  const hasBoldNumber = line.bold >= number.split(' ').length && line.bold > 0
  if (hasBoldNumber && (path.length > 1 || numbered.isNamed))
    return { number, path, numberLength, level, lines: 1, isRunIn: true }
  const isTyped = usual.indent !== undefined && isTypedNumber(line, numbered, usual.indent)
  if (context.believesOutline || ((path.length < 2 || numbered.isNamed) && !isTyped)) return undefined
  // Plain type: a short line that stands alone, or a number alone.
  if (title.length > 80 || endsSentence(title) || !standsAlone(at, context)) return undefined
  return { number, path, numberLength, level, lines: 1, isRunIn: false }
}

function standsOutAlone(at: number, line: FlowLine, context: Context): boolean {
  const { usual, believesOutline } = context
  if (!/\p{L}{2}/u.test(line.text) || readLabel(line.text) || line.text.length > 140) return false
  if (line.size > usual.size * VERY_LARGE) return true
  if (believesOutline || !isBold(line) || line.size < usual.size * 0.95) return false
  return !/^\p{Ll}/u.test(line.text) && !/[.;:,]$/.test(line.text) && standsAlone(at, context)
}

/** Tells whether a line has room above it and is no line of a paragraph. */
function standsAlone(at: number, { lines, usual }: Context): boolean {
  const line = lines[at] as FlowLine
  const [before, after] = [lines[at - 1], lines[at + 1]]
  const isApart = (a: FlowLine, b: FlowLine) =>
    a.page !== b.page || Math.abs(b.bottom - a.bottom) > usual.pitch * 1.3 * usual.size
  const isOpen = roomAfter(line) > 4 * line.size
  return isOpen && (!before || isApart(before, line)) && (!after || isApart(line, after) || isBold(after) !== isBold(line))
}

/** Counts the lines of a heading: those of its type that follow closely, and begin nothing of their own. */
function countLines(at: number, { lines, usual, outline }: Context): number {
  const first = lines[at] as FlowLine
  let count = 1
  while (count < MAX_LINES) {
    const [line, next] = [lines[at + count - 1] as FlowLine, lines[at + count]]
    if (!next || next.page !== first.page || outline.has(at + count)) break
    const isSameType = Math.abs(next.size - line.size) <= 0.15 * line.size && isBold(next) === isBold(line)
    const distance = next.bottom - line.bottom
    // The title of a chapter may stand far below its number, in larger type.
    if (count === 1 && isAlone(line) && distance > 0 && next.size > usual.size * VERY_LARGE && next.size >= first.size) {
      count += 1
      continue
    }
    const isNote = /^\((?:informative|normative|informativ|normativ|informatif|информ)/i.test(next.text)
    const isShort = roomAfter(line) > Math.max(8 * line.size, line.size + widthOfFirst(next)) && !isNote && !isAlone(line)
    if (!isNote && (!isSameType || !isStrong(next, usual) || isShort)) break
    if (distance <= 0 || distance > usual.pitch * 1.6 * first.size || beginsOther(next.text, first.text)) break
    count += 1
  }
  return count
}

const widthOfFirst = ({ spans }: FlowLine) => (spans[1] ?? 0) - (spans[0] ?? 0)

/** Tells the number of another heading; a number alone that cannot follow that of this one is the end of its title. */
function beginsOther(text: string, first: string): boolean {
  const [next, own] = [readNumber(text), readNumber(first)]
  return next !== undefined && (next.title !== '' || next.isNamed || !own || mayFollow(next.path, own.path))
}

/** Number or name alone: its title stands below it. */
const isAlone = ({ text }: FlowLine) => readNumber(text)?.title === '' || /^\(\p{Ll}+\)$/u.test(text)

function titleOf({ lines }: Context, at: number, count: number, first: string): string {
  const rest = Array.from({ length: count - 1 }, (_, step) => lines[at + step + 1]?.text ?? '')
  return [first, ...rest].filter(Boolean).join(' ')
}
