import type { Alignment } from './align/align-words.ts'
import { blockOfWord, type WordList } from './word-list.ts'

type Matches = Pick<Alignment, 'older' | 'newer'>

/** Words [start, end) of a text without a partner, between words whose partners stand side by side at `place` of the other text. */
interface Gap {
  readonly start: number
  readonly end: number
  readonly place: number
}

/** Tells whether a word is a mark that closes a sentence or a part of one: one letter, close to the word before, then a space. */
function closes({ starts, ends }: WordList, word: number): boolean {
  const [start, end] = [starts[word] as number, ends[word] as number]
  return end - start === 1 && start === ends[word - 1] && starts[word + 1] !== end
}

function* gapsOf(partner: Int32Array): Generator<Gap> {
  for (let start = partner.findIndex((word) => word < 0); start >= 0 && start < partner.length; start++) {
    if ((partner[start] as number) >= 0) continue
    let end = start
    while (end < partner.length && (partner[end] as number) < 0) end++
    const place = start === 0 ? 0 : (partner[start - 1] as number) + 1
    if (end === partner.length || partner[end] === place) yield { start, end, place }
    start = end
  }
}

/** Finds how far a gap moves on, or back below 0, to begin where a sentence or a part of one does; 0 where it stays. */
function shiftOf(list: WordList, partner: Int32Array, { start, end, place }: Gap): number {
  const block = blockOfWord(list, start)
  const [first, last] = [list.firstOfBlock[block] as number, list.firstOfBlock[block + 1] as number]
  const isBeginning = (word: number) => word === first || closes(list, word - 1)
  if (isBeginning(start) || end > last || list.cellsOfBlock.has(block)) return 0
  const { ids } = list
  for (
    let by = 1;
    end + by <= last && ids[start + by - 1] === ids[end + by - 1] && partner[end + by - 1] === place + by - 1;
    by++
  )
    if (isBeginning(start + by)) return by
  for (let by = 1; start - by >= first && ids[start - by] === ids[end - by] && partner[start - by] === place - by; by++)
    if (isBeginning(start - by)) return -by
  return 0
}

/** Gives the partners at one end of a gap to the words at its other end, which say the same. */
function shift(partner: Int32Array, back: Int32Array, { start, end, place }: Gap, by: number): void {
  for (let step = 0; step < Math.abs(by); step++) {
    const [from, to, at] =
      by > 0 ? [end + step, start + step, place + step] : [start - 1 - step, end - 1 - step, place - 1 - step]
    partner[from] = -1
    partner[to] = at
    back[at] = to
  }
}

/**
 * Moves what was inserted or deleted to where a sentence or a part of one begins: “… 7. [A meter … 8.]”, not “… 7[. A meter … 8].”,
 * which is the same change, and no reader would mark it so. Changes the matches of words in place.
 */
export function slideGaps(older: WordList, newer: WordList, matches: Matches): void {
  const slide = (list: WordList, partner: Int32Array, back: Int32Array) => {
    for (const gap of [...gapsOf(partner)]) shift(partner, back, gap, shiftOf(list, partner, gap))
  }
  slide(newer, matches.older, matches.newer)
  slide(older, matches.newer, matches.older)
}
