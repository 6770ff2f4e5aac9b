import { alignWords } from '../align/align-words.ts'
import { listEdits, type WordSpan } from '../list-edits.ts'
import { slideGaps } from '../slide-gaps.ts'
import { listWords, type WordList } from '../word-list.ts'
import { WordNumbers } from '../words/word-numbers.ts'
import { type MarkedPart, partsOf } from './mark-text.ts'

const asText = (text: string) => ({ clauses: [], blocks: [{ kind: 'paragraph', clause: -1, text }] })

/** Characters [start, end) of a span of words; an empty span is where its next word begins. */
function charactersOf({ starts, ends }: WordList, [start, end]: WordSpan, text: string): readonly [number, number] {
  const first = starts[start] ?? text.length
  return start === end ? [first, first] : [first, ends[end - 1] as number]
}

/** Compares two short texts word by word: what stayed, what is new and what is gone, in reading order. */
export function markWords(older: string, newer: string): MarkedPart[] {
  if (older === '' || newer === '') return [{ is: newer === '' ? 'gone' : 'new', text: older || newer }]
  const numbers = new WordNumbers()
  const words = [listWords(asText(older), numbers), listWords(asText(newer), numbers)] as const
  const aligned = alignWords(words[0].ids, words[1].ids, () => undefined)
  slideGaps(...words, aligned)
  const pairing = { older: aligned.older, newer: aligned.newer, isMoved: new Uint8Array(words[1].ids.length) }
  const edits = listEdits(words, pairing, [[0], [0]])
  return partsOf({
    older: { clause: -1, text: older, marks: [] },
    newer: { clause: -1, text: newer, marks: [] },
    edits: edits.map((edit) => [...charactersOf(words[0], edit.older, older), ...charactersOf(words[1], edit.newer, newer)]),
  })
}
