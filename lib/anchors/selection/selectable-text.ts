import type { TextWords, WordLine } from '../text-words.ts'

/** Place between two characters of a text. */
export interface Caret {
  readonly word: number
  /** characters of the word before it */
  readonly offset: number
}

/** Words of a text in reading order, of which selections are made. Those of pages that are not loaded are holes in `words`. */
export interface SelectableText extends Pick<TextWords, 'words' | 'lines' | 'cells' | 'blocks' | 'clauses'> {
  /** words of the whole text */
  readonly count: number
}

/** Finds the line in which a word stands: of one that is cut at the end of a line the first, or the last. */
export function lineIndexOf(lines: readonly WordLine[], word: number, which: 'first' | 'last' = 'first'): number {
  const has = ({ first, spans }: WordLine) => word >= first && word < first + spans.length / 2
  return which === 'first' ? lines.findIndex(has) : lines.findLastIndex(has)
}

/** Finds the page of a word, or of the first word behind it that has a place. */
export function pageOfWord(lines: readonly WordLine[], word: number): number | undefined {
  return (lines[lineIndexOf(lines, word)] ?? lines.find(({ first }) => first > word) ?? lines.at(-1))?.page
}

/** Number of the line in which a caret stands. */
export function lineOfCaret({ lines, words }: SelectableText, { word, offset }: Caret): number {
  const at = lineIndexOf(lines, word, offset > 0 && offset === words[word]?.length ? 'last' : 'first')
  // A label has no place: it stands before what follows it.
  return at >= 0 ? at : lines.findIndex(({ first }) => first > word)
}

/** Words of the line in which a caret stands. */
export function lineAtCaret(text: SelectableText, caret: Caret): string {
  const { first, spans } = text.lines[lineOfCaret(text, caret)] ?? { first: caret.word, spans: [0, 0] }
  return text.words.slice(first, first + spans.length / 2).join(' ')
}
