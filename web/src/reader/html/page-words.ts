import { findPlace } from '#anchors/find-place.ts'
import { placeAt } from '#anchors/make-place.ts'
import { gatherWords, type TextWords } from '#anchors/text-words.ts'
import type { TextPlace } from '#contract/documents/place.ts'
import { READINGS, type TextPiece, textOf, textPointOf } from './page-text.ts'

/** Elements whose text is none of the document: its contents, which stand beside it, drawings' names, and how words are read. */
const NO_TEXT = `nav, style, script, title, desc, ${READINGS}`

/** Words of a shown page, each with where it begins and ends in the joined text. */
export interface PageWords {
  readonly words: TextWords
  readonly starts: readonly number[]
  readonly pieces: readonly TextPiece[]
}

export function readPageWords(page: Document): PageWords {
  const { text, pieces } = textOf(page, NO_TEXT)
  const found = [...text.matchAll(/[^\s\0]+/g)]
  return { words: gatherWords({ words: found.map(([word]) => word) }), starts: found.map(({ index }) => index), pieces }
}

/** Finds a place on a page. */
export function rangeOfPlace(page: Document, { words, starts, pieces }: PageWords, place: TextPlace): Range | undefined {
  const found = findPlace(words, place)?.range
  if (!found) return undefined
  const range = page.createRange()
  range.setStart(...textPointOf(pieces, (starts[found.first] as number) + found.from))
  range.setEnd(...textPointOf(pieces, (starts[found.last] as number) + found.to - 1, 1))
  return range
}

/** Makes a place of a part of a page. */
export function placeOfRange({ words, starts, pieces }: PageWords, range: Range): TextPlace | undefined {
  const start = offsetOf(pieces, range, true)
  const end = offsetOf(pieces, range, false)
  if (start === undefined || end === undefined) return undefined
  const first = starts.findIndex((offset, at) => offset + (words.words[at] as string).length > start)
  const last = starts.findLastIndex((offset) => offset < end)
  if (first < 0 || last < first) return undefined
  const from = Math.max(start - (starts[first] as number), 0)
  const to = Math.min(end - (starts[last] as number), (words.words[last] as string).length)
  const { quote } = placeAt(words, { first, from, last, to }) ?? {}
  return quote && { quote }
}

/** Offset in the joined text at which a range begins or ends. */
function offsetOf(pieces: readonly TextPiece[], range: Range, isStart: boolean): number | undefined {
  const [container, offset] = isStart ? [range.startContainer, range.startOffset] : [range.endContainer, range.endOffset]
  const own = pieces.find(({ node }) => node === container)
  if (own) return own.start + offset
  if (isStart) return pieces.find(({ node }) => range.intersectsNode(node))?.start
  const last = pieces.findLast(({ node }) => range.intersectsNode(node))
  return last && last.start + last.node.length
}
