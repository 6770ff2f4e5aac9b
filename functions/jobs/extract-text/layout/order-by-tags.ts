import { joinWords } from './join-words.ts'
import { goesDown, sortedByRow } from './order-lines.ts'
import { hasRunsApart } from './order-runs.ts'
import type { PageWord, TextLine } from './page-word.ts'

/** Part of a page's letters that lie in tags or artifacts, at least, for its tags to be believed. */
const MIN_TAGGED = 0.95
const FOOTNOTE_MARK = /^[\p{Nd}*†‡§]/u
/** More than a page has marked contents. */
const BEHIND = 1e6

/**
 * Orders the lines of a page as its tags do, where they are believed: nearly all letters lie in tags or artifacts, and the order
 * of the tags goes down the page. Undefined where they are not, or there are none.
 */
export function orderByTags(
  words: readonly PageWord[],
  order: (lines: readonly TextLine[]) => TextLine[],
): TextLine[] | undefined {
  if (!areTagged(words)) return undefined
  const lines = joinWords(words)
  const tagged = sortByTags(order(lines))
  const text = tagged.filter(({ tag }) => tag?.role !== 'artifact')
  if (!goesDown(text)) return undefined
  return hasRunsApart(text) ? sortedByRow(tagged) : tagged
}

function areTagged(words: readonly PageWord[]): boolean {
  const letters = { all: 0, tagged: 0 }
  for (const { text, tag } of words) {
    letters.all += text.length
    if (tag) letters.tagged += text.length
  }
  return letters.tagged > 0 && letters.tagged >= MIN_TAGGED * letters.all
}

/**
 * Sorts lines by their tags. Those without a place of their own, artifacts too, stay behind the line they follow. Footnotes stand in
 * the tree where their mark is; they are read at the foot of the page.
 */
function sortByTags(lines: readonly TextLine[]): TextLine[] {
  const marked = new Set(
    lines.flatMap(({ tag, text }) => (tag?.role === 'footnote' && FOOTNOTE_MARK.test(text) ? tag.block : [])),
  )
  let last = -1
  const placed = lines.map((line) => {
    if (line.tag && line.tag.order >= 0) last = line.tag.order + (marked.has(line.tag.block) ? BEHIND : 0)
    return { line, at: last }
  })
  return placed.sort((a, b) => a.at - b.at).map(({ line }) => line)
}
