import { labelWords, lastAtMost } from '#anchors/text-words.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { blockTexts, type WordList } from '../word-list.ts'

/** Way between words as they are printed, between spaces, and words as they are compared, which are smaller, or joined to a unit. */
export interface PrintedWords {
  /** per compared word, the printed word in which it begins, and the one in which it ends */
  readonly first: Int32Array
  readonly last: Int32Array
  /** per block, the printed words of its number or label, and its first one after these; one more entry than blocks */
  readonly labels: Int32Array
  readonly firstOfBlock: Int32Array
}

/** Finds the printed words of all compared words of a text. */
export function findPrintedWords({ blocks, clauses }: DocumentText, list: WordList): PrintedWords {
  const first = new Int32Array(list.ids.length)
  const last = new Int32Array(list.ids.length)
  const labels = new Int32Array(blocks.length + 1)
  const firstOfBlock = new Int32Array(blocks.length + 1)
  let printed = 0
  let word = 0
  for (const [index, block] of blocks.entries()) {
    labels[index] = labelWords(block, clauses).length
    printed += labels[index] as number
    firstOfBlock[index] = printed
    const cells = list.cellsOfBlock.get(index)
    for (const [cell, text] of blockTexts(block).entries()) {
      const end = (cells ? cells[cell + 1] : list.firstOfBlock[index + 1]) as number
      const ends = endsOfWords(text)
      let at = 0
      for (; word < end; word++) {
        while (at < ends.length && (ends[at] as number) <= (list.starts[word] as number)) at++
        first[word] = printed + at
        let to = at
        while (to < ends.length && (ends[to] as number) < (list.ends[word] as number)) to++
        last[word] = printed + to
      }
      printed += ends.length
    }
  }
  firstOfBlock[blocks.length] = printed
  return { first, last, labels, firstOfBlock }
}

const SPACE = /\s/

function endsOfWords(text: string): number[] {
  const ends: number[] = []
  let isWord = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const isSpace = code === 32 || (code >= 9 && code <= 13) || (code >= 160 && SPACE.test(text[at] as string))
    if (isSpace && isWord) ends.push(at)
    isWord = !isSpace
  }
  if (isWord) ends.push(text.length)
  return ends
}

/** Finds the compared words that lie in printed ones, [start, end). */
export function comparedWordsIn({ first, last }: PrintedWords, from: number, to: number): readonly [number, number] {
  const start = lastAtMost(last.length, (at) => (last[at] as number) < from) + 1
  const end = lastAtMost(first.length, (at) => (first[at] as number) <= to) + 1
  return [start, Math.max(start, end)]
}
