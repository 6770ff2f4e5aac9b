import { labelWords, lastAtMost } from '#anchors/text-words.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { blockTexts, type WordList } from '../word-list.ts'

/** Way between words as they are printed, between spaces, and words as they are compared, which are smaller. */
export interface PrintedWords {
  /** per compared word, the printed word in which it begins, and the one in which it ends */
  readonly first: Int32Array
  readonly last: Int32Array
}

const WORD = /\S+/g

/** Finds the printed words of all compared words of a text. */
export function findPrintedWords({ blocks, clauses }: DocumentText, list: WordList): PrintedWords {
  const first = new Int32Array(list.ids.length)
  const last = new Int32Array(list.ids.length)
  let printed = 0
  let word = 0
  for (const [index, block] of blocks.entries()) {
    printed += labelWords(block, clauses).length
    const cells = list.cellsOfBlock.get(index)
    for (const [cell, text] of blockTexts(block).entries()) {
      const end = (cells ? cells[cell + 1] : list.firstOfBlock[index + 1]) as number
      const spans = [...text.matchAll(WORD)].map((match) => match.index + match[0].length)
      let at = 0
      for (; word < end; word++) {
        while (at < spans.length && (spans[at] as number) <= (list.starts[word] as number)) at++
        first[word] = printed + at
        let to = at
        while (to < spans.length && (spans[to] as number) < (list.ends[word] as number)) to++
        last[word] = printed + to
      }
      printed += spans.length
    }
  }
  return { first, last }
}

/** Finds the compared words that lie in printed ones, [start, end). */
export function comparedWordsIn({ first, last }: PrintedWords, from: number, to: number): readonly [number, number] {
  const start = lastAtMost(last.length, (at) => (last[at] as number) < from) + 1
  const end = lastAtMost(first.length, (at) => (first[at] as number) <= to) + 1
  return [start, Math.max(start, end)]
}
