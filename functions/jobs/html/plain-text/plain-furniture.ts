import { columnOf, type PlainLine, type PlainPage } from './plain-line.ts'

const FOOT = /\[Page \p{Nd}+\]$/u
const LEADER = /(?:\.\s?){3,}\s*\p{Nd}+$/u
const CONTENTS = /^(?:table of )?contents:?$|^inhalt(?:sverzeichnis)?$|^(?:table des matières|sommaire|índice|indice)$/i
const ENTRY = /^\s+(?:\p{Nd}+\.?)+\s/u
/** Lines after the heading of the contents, among which an entry stands. */
const LOOK_AHEAD = 6
/** Letters of an entry at most; a long line of points would take the pattern long. */
const MAX_ENTRY = 400
const BLANK: PlainLine = { text: '' }

/** The same running line of each page, whatever its number. */
const keyOf = (text: string) =>
  text
    .replace(/\p{Nd}+/gu, '#')
    .replace(/\s+/g, ' ')
    .trim()

const isEntry = (text: string) => text.length < MAX_ENTRY && LEADER.test(text)
const isText = ({ text }: PlainLine) => text !== ''

/** Joins the pages of a text without their feet, heads and contents; a paragraph that the end of a page cuts is one. */
export function flowOf(pages: readonly PlainPage[]): PlainLine[] {
  const parted = pages.flatMap(partedAtFeet).filter((page) => page.some(isText))
  const edges = parted.flatMap((page) =>
    [...new Set([page.findIndex(isText), page.findLastIndex(isText)])].map((at) => keyOf(page[at]?.text ?? '')),
  )
  const counts = Map.groupBy(edges, (key) => key)
  const isRunning = ({ text }: PlainLine) => FOOT.test(text) || (counts.get(keyOf(text))?.length ?? 0) > 1
  const flow: PlainLine[] = []
  for (const page of parted) {
    const lines = trimmed(page, isRunning)
    const [last, first] = [flow.findLast(isText), lines[0]]
    if (flow.length > 0 && !(last && first && goesOn(last, first))) flow.push(BLANK)
    flow.push(...lines)
  }
  return withoutContents(flow)
}

function partedAtFeet(page: PlainPage): PlainLine[][] {
  const parts: PlainLine[][] = [[]]
  for (const line of page) {
    parts.at(-1)?.push(line)
    if (FOOT.test(line.text)) parts.push([])
  }
  return parts
}

/** Leaves out running lines at the edges of a page, with the empty lines around them. */
function trimmed(page: readonly PlainLine[], isRunning: (line: PlainLine) => boolean): PlainLine[] {
  const texts = page.map((line, at) => ({ line, at })).filter(({ line }) => isText(line))
  let [from, to] = [0, texts.length]
  if (to > from && isRunning(texts[to - 1]?.line ?? BLANK)) to -= 1
  if (to > from && isRunning(texts[from]?.line ?? BLANK)) from += 1
  if (to <= from) return []
  return page.slice(texts[from]?.at, (texts[to - 1]?.at ?? 0) + 1)
}

/** Tells whether the sentence before a page's end goes on: at the same indent, and not after its end. */
const goesOn = (last: PlainLine, first: PlainLine) =>
  columnOf(first) > 0 &&
  columnOf(last) === columnOf(first) &&
  (!/[.:;!?]["”)\]]?$/.test(last.text) || /^\s*\p{Ll}/u.test(first.text))

/** Leaves out entries with leaders, and what is indented below the heading of the contents. */
function withoutContents(flow: readonly PlainLine[]): PlainLine[] {
  let isWithin = false
  return flow.filter(({ text }, at) => {
    if (CONTENTS.test(text.trim()) && flow.slice(at, at + LOOK_AHEAD).some((line) => isEntry(line.text) || ENTRY.test(line.text)))
      isWithin = true
    else if (!isEntry(text)) isWithin &&= text === '' || columnOf({ text }) > 0
    return !isWithin && !isEntry(text)
  })
}
