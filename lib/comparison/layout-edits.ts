import type { ComparedBlock, ComparedText } from './compared-text.ts'
import type { WordEdit, WordSpan } from './list-edits.ts'
import { firstWord } from './shared-words.ts'
import { blockOfWord, blockTexts, partOfWord, type WordList } from './word-list.ts'
import { comparedForm } from './words/compared-form.ts'

/** Words on a side of an edit that may be what two lines made of fewer. */
const MAX_BROKEN_WORDS = 6

/** Indices, among the words of a block, of those that the end of a line cuts. */
function cutWords({ lines = [] }: ComparedBlock): ReadonlySet<number> {
  const cut = new Set<number>()
  let word = 0
  for (const line of lines) {
    word += line.spans.length / 2
    // The rest of a cut word is the first of the next line.
    if (line.cut) cut.add(--word)
  }
  return cut
}

const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0

/** Cell that a word stands in; 0 for a block without cells. */
function cellOf(list: WordList, word: number): number {
  const cells = list.cellsOfBlock.get(blockOfWord(list, word))
  return cells ? partOfWord(cells, word) : 0
}

const textsAround = ({ blocks }: ComparedText, list: WordList, word: number) =>
  blockTexts(blocks[blockOfWord(list, word)] as ComparedBlock)

/** Text that a word stands in. */
const textOf = (text: ComparedText, list: WordList, word: number): string =>
  textsAround(text, list, word)[cellOf(list, word)] as string

/** Tells whether the end of a line cuts a word. */
function isCut(text: ComparedText, list: WordList, word: number): boolean {
  const block = text.blocks[blockOfWord(list, word)] as ComparedBlock
  if (!block.lines?.some(({ cut }) => cut)) return false
  const before = textsAround(text, list, word).slice(0, cellOf(list, word))
  const own = textOf(text, list, word).slice(0, list.ends[word])
  const index = countWords(own) - 1 + before.reduce((sum, one) => sum + countWords(one), 0)
  return cutWords(block).has(index)
}

/** The forms of the words of a span. */
const formsOf = (text: ComparedText, list: WordList, [start, end]: WordSpan): string[] =>
  Array.from({ length: end - start }, (_, at) =>
    comparedForm(textOf(text, list, start + at).slice(list.starts[start + at], list.ends[start + at])),
  )

const withoutHyphens = (form: string) => form.replaceAll('-', '')

const HYPHEN = /[-‐‑‒–—―−]/

function hasHyphen(text: ComparedText, list: WordList, word: number): boolean {
  return HYPHEN.test(textOf(text, list, word).slice(list.starts[word], list.ends[word]))
}

/** Words that only a space parts: “may be” is not “maybe”, and two numbers are not one. */
const arePartedBySpace = (forms: readonly string[]) =>
  forms.some((form, at) => /[\p{L}\p{N}]$/u.test(forms[at - 1] ?? '') && /^[\p{L}\p{N}]/u.test(form))

const RAISED = /^[⁰¹²³⁴-⁹⁽⁾()]+$/
const RAISED_DIGIT = /[⁰¹²³⁴-⁹]/
/** Words of the mark of a footnote: a bracket, its number, a bracket. */
const MAX_MARK_WORDS = 3

/** Tells whether words are the raised mark of a footnote, which leads to its text and is no part of what is said. */
function isMarkOfNote(text: ComparedText, list: WordList, [start, end]: WordSpan): boolean {
  if (end - start > MAX_MARK_WORDS) return false
  const words = Array.from({ length: end - start }, (_, at) =>
    textOf(text, list, start + at).slice(list.starts[start + at], list.ends[start + at]),
  )
  return words.every((word) => RAISED.test(word)) && words.some((word) => RAISED_DIGIT.test(word))
}

/**
 * Tells whether words at the beginning of a block are what the other text has as the number of its heading, or as the label of its
 * item, note or table: one of the two formats does not say where these are.
 */
function isLabelOfOther(
  [text, other]: readonly [ComparedText, ComparedText],
  [list, otherList]: readonly [WordList, WordList],
  [start, end]: WordSpan,
  place: number,
): boolean {
  const [block, heading] = [blockOfWord(list, start), blockOfWord(otherList, place)]
  if (firstWord(list, block) !== start || firstWord(otherList, heading) !== place) return false
  const { kind, clause = -1, label = '' } = other.blocks[heading] ?? {}
  const { cells, label: own } = text.blocks[block] ?? {}
  if (cells || own) return false
  const number = kind === 'heading' ? (other.clauses[clause]?.number ?? '') : label
  const written = text.blocks[block]?.text.slice(list.starts[start], list.ends[end - 1]) ?? ''
  return number !== '' && numberForm(written) === numberForm(number)
}

const numberForm = (written: string) =>
  comparedForm(written)
    .replace(/[.):—–-]+$/, '')
    .toLowerCase()

/** Tells whether an edit is what the ends of lines did: a space at a hyphen or slash, a hyphen that a line's end put there or took. */
export function isOfLayout(
  { older, newer }: WordEdit,
  texts: readonly [older: ComparedText, newer: ComparedText],
  lists: readonly [WordList, WordList],
): boolean {
  const [gone, fresh] = [older[1] - older[0], newer[1] - newer[0]]
  if (gone === 0)
    return isMarkOfNote(texts[1], lists[1], newer) || isLabelOfOther([texts[1], texts[0]], [lists[1], lists[0]], newer, older[0])
  if (fresh === 0) return isMarkOfNote(texts[0], lists[0], older) || isLabelOfOther(texts, lists, older, newer[0])
  if (gone > MAX_BROKEN_WORDS || fresh > MAX_BROKEN_WORDS) return false
  if (gone === 1 && fresh === 1 && !hasHyphen(texts[0], lists[0], older[0]) && !hasHyphen(texts[1], lists[1], newer[0]))
    return false
  const [before, after] = [formsOf(texts[0], lists[0], older), formsOf(texts[1], lists[1], newer)]
  if (arePartedBySpace(before) || arePartedBySpace(after)) return false
  const [one, other] = [before.join(''), after.join('')]
  if (one === other) return true
  if (withoutHyphens(one) !== withoutHyphens(other)) return false
  return [older, newer].some(([start, end], side) =>
    Array.from({ length: end - start }, (_, at) => start + at).some((word) =>
      isCut(texts[side] as ComparedText, lists[side] as WordList, word),
    ),
  )
}

/** Tells whether the page or the column ends before a word of a block, counted from 0. */
function isBrokenBefore({ lines = [] }: ComparedBlock, word: number): boolean {
  let count = 0
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    if (before && Math.abs(count - word) <= 1 && (line.page !== before.page || line.top < before.top)) return true
    count += line.spans.length / 2 - (line.cut ? 1 : 0)
  }
  return false
}

/** Tells blocks between which a page or a column ends. */
function isEdgeBetween({ lines: above }: ComparedBlock, { lines: below }: ComparedBlock): boolean {
  const [last, first] = [above?.at(-1), below?.[0]]
  return last !== undefined && first !== undefined && (last.page !== first.page || first.top < last.top)
}

/** Joins paragraphs between which a page or a column ends: no page shows that they are several. */
export function joinOverEdges(blocks: readonly ComparedBlock[]): ComparedBlock[] {
  const joined: ComparedBlock[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (last && !last.cells && !block.cells && isEdgeBetween(last, block))
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} ${block.text}`,
        lines: [...(last.lines ?? []), ...(block.lines ?? [])],
      }
    else joined.push(block)
  }
  return joined
}

/** Tells whether no page shows if blocks are one paragraph or several: one of the two ends where a page or column does. */
export function isUndecided(whole: ComparedBlock, parts: readonly ComparedBlock[]): boolean {
  if (whole.cells || parts.some(({ cells }) => cells)) return true
  // A title over two lines is no two paragraphs.
  if (whole.kind === 'heading') return true
  let words = 0
  return parts.slice(1).some((part, at) => {
    const before = parts[at] as ComparedBlock
    words += countWords(before.text)
    return isEdgeBetween(before, part) || isBrokenBefore(whole, words)
  })
}
