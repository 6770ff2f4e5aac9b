import type { ScrollAnchor } from '#contract/documents/comparison-result.ts'
import type { Block } from '#document-text/document-text.ts'
import type { Pairing } from '../pair-blocks.ts'
import { blockOfWord } from '../word-list.ts'
import { BlockPlaces, type Side } from './side.ts'

/** Place of a word: page and top; undefined without pages. */
function placeOf({ text, words }: Side, word: number): readonly [number, number] | undefined {
  const index = blockOfWord(words, word)
  const block = text.blocks[index] as Block
  const line = block.lines?.[0]
  if (!line || word === words.firstOfBlock[index]) return line && [line.page, line.top]
  const cells = words.cellsOfBlock.get(index)
  const cell = cells
    ? Math.max(
        0,
        cells.findLastIndex((first) => first <= word),
      )
    : 0
  const [mark] = new BlockPlaces(block).marksIn(cell, words.starts[word] as number, words.ends[word] as number)
  return mark && [mark[0], mark[2]]
}

/** Lists places at which both texts say the same, one a block, so that both can be scrolled together. */
export function listAnchors([older, newer]: readonly [Side, Side], { older: partner, isMoved }: Pairing): ScrollAnchor[] {
  if (older.text.pages.length === 0 || newer.text.pages.length === 0) return []
  const anchors: ScrollAnchor[] = []
  const { firstOfBlock } = newer.words
  for (let block = 0; block + 1 < firstOfBlock.length; block++) {
    let word = firstOfBlock[block] as number
    const end = firstOfBlock[block + 1] as number
    while (word < end && ((partner[word] as number) < 0 || isMoved[word])) word++
    if (word >= end) continue
    const [from, to] = [placeOf(older, partner[word] as number), placeOf(newer, word)]
    if (from && to) anchors.push([...from, ...to])
  }
  return ascending(anchors)
}

/** Leaves out anchors that lead back: columns and notes beside the text stand above what precedes them. */
function ascending(anchors: readonly ScrollAnchor[]): ScrollAnchor[] {
  const kept: ScrollAnchor[] = []
  for (const anchor of anchors) {
    const last = kept.at(-1)
    const isAfter = (page: number, top: number, lastPage: number, lastTop: number) =>
      page > lastPage || (page === lastPage && top > lastTop)
    if (!last || (isAfter(anchor[0], anchor[1], last[0], last[1]) && isAfter(anchor[2], anchor[3], last[2], last[3])))
      kept.push(anchor)
  }
  return kept
}
