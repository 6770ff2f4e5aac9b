import { blockOfWord, type ContentCounts, type WordList } from './word-list.ts'

/** Share of the shorter of two blocks that both must have to be the same block. */
export const SAME_BLOCK = 0.4
/** Words of content, and their share of a block, from which they alone decide. */
const MIN_CONTENT = 3
const MIN_CONTENT_SHARE = 0.2

/** Words that two passages share: all, and those that are no common ones. */
export interface SharedCount {
  all: number
  content: number
}

export const firstWord = ({ firstOfBlock }: WordList, block: number) => firstOfBlock[block] as number
export const endWord = ({ firstOfBlock }: WordList, block: number) => firstOfBlock[block + 1] as number
export const lengthOf = (list: WordList, block: number) => endWord(list, block) - firstWord(list, block)

/** Words of content of a block. */
export const contentOf = (list: WordList, block: number, content: Int32Array): number =>
  (content[endWord(list, block)] as number) - (content[firstWord(list, block)] as number)

/** Words that two blocks share, by newer block and older block. */
export function countShared(
  older: WordList,
  newer: WordList,
  partner: Int32Array,
  [, content]: ContentCounts,
): Map<number, Map<number, SharedCount>> {
  const shared = new Map<number, Map<number, SharedCount>>()
  let blockOfOlder = 0
  for (let block = 0; block + 1 < newer.firstOfBlock.length; block++) {
    const counts = new Map<number, SharedCount>()
    let count: SharedCount | undefined
    for (let word = firstWord(newer, block); word < endWord(newer, block); word++) {
      const other = partner[word] as number
      if (other < 0) continue
      const isElsewhere = other < firstWord(older, blockOfOlder) || other >= endWord(older, blockOfOlder)
      if (isElsewhere) blockOfOlder = blockOfWord(older, other)
      if (isElsewhere || !count) {
        count = counts.get(blockOfOlder) ?? { all: 0, content: 0 }
        counts.set(blockOfOlder, count)
      }
      count.all++
      count.content += (content[word + 1] as number) - (content[word] as number)
    }
    shared.set(block, counts)
  }
  return shared
}

/** Tells whether two blocks have so much in common that they are one. */
export function sharesBlock(
  [older, newer]: readonly [WordList, WordList],
  [other, block]: readonly [older: number, newer: number],
  { all, content }: SharedCount,
  counts: ContentCounts,
): boolean {
  const length = Math.min(lengthOf(newer, block), lengthOf(older, other))
  if (all < SAME_BLOCK * length) return false
  const least = Math.min(contentOf(newer, block, counts[1]), contentOf(older, other, counts[0]))
  return least < Math.max(MIN_CONTENT, MIN_CONTENT_SHARE * length) || content >= SAME_BLOCK * least
}
