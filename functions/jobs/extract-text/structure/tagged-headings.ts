import type { Heading } from './heading.ts'
import { type FlowLine, isBold, type Usual } from './lines/flow-line.ts'
import { mayFollow, readNumber } from './read-number.ts'

const MIN_HEADINGS = 3
/** Part of a document's letters that headings have, at most. */
const MAX_LETTERS = 0.2
/** Part of the headings of the tags that look like headings, and part of the numbered headings that are tagged so, at least. */
const MIN_AGREED = 0.5
const MAX_LENGTH = 400

type Lines = readonly (FlowLine | undefined)[]

const isTagged = (line: FlowLine | undefined): line is FlowLine => line?.tag?.role === 'heading'

/**
 * Tells whether the headings of a document's tags are believed: there are some, they are a small part of the text, most of them
 * look like headings (bold, large or numbered), and most numbered headings that the type tells are among them.
 */
export function believesTaggedHeadings(lines: Lines, untagged: ReadonlyMap<number, Heading>, usual: Usual): boolean {
  const all = lines.filter((line) => line !== undefined)
  const tagged = all.filter(isTagged)
  const lettersOf = (some: readonly FlowLine[]) => some.reduce((sum, { text }) => sum + text.length, 0)
  if (tagged.length < MIN_HEADINGS || lettersOf(tagged) > MAX_LETTERS * lettersOf(all)) return false
  const looksSo = (line: FlowLine) => isBold(line) || line.size > usual.size || readNumber(line.text) !== undefined
  if (tagged.filter(looksSo).length < MIN_AGREED * tagged.length) return false
  const numbered = [...untagged].filter(([, { path, isRunIn }]) => path.length > 0 && !isRunIn)
  return numbered.filter(([at]) => isTagged(lines[at])).length >= MIN_AGREED * numbered.length
}

/** Levels by which the tags are deeper than the numbers: a title of the document may be `H1`, and clause 1 `H2`. */
export function shiftOfLevels(lines: Lines): number {
  const shifts = lines.flatMap((line) => {
    const numbered = isTagged(line) ? readNumber(line.text) : undefined
    return numbered && line?.tag?.level ? [line.tag.level - numbered.path.length] : []
  })
  shifts.sort((a, b) => a - b)
  return shifts[Math.floor(shifts.length / 2)] ?? 0
}

/** Reads the heading that begins at a line, as the tags have it. */
export function taggedHeading(lines: Lines, at: number, shift: number, last: readonly string[] | undefined): Heading | undefined {
  const line = lines[at]
  if (!isTagged(line) || !/[\p{L}\p{N}]/u.test(line.text)) return undefined
  let count = 1
  while (
    isTagged(lines[at + count]) &&
    lines[at + count]?.page === line.page &&
    lines[at + count]?.tag?.block === line.tag?.block
  )
    count += 1
  const text = lines.slice(at, at + count).map((one) => one?.text ?? '')
  if (text.join(' ').length > MAX_LENGTH) return undefined
  const numbered = readNumber(line.text)
  const level = Math.max(1, (line.tag?.level || 1) - shift)
  // A single number may be the first word of a title.
  if (!numbered || (numbered.path.length < 2 && !numbered.isNamed && !mayFollow(numbered.path, last)))
    return { number: '', path: [], numberLength: 0, level, lines: count, isRunIn: false }
  const { number, path, title } = numbered
  return { number, path, numberLength: line.text.length - title.length, level: path.length, lines: count, isRunIn: false }
}
