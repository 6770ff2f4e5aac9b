import { type TextWords, type WordLine, wordsOfText } from '#anchors/text-words.ts'
import { MAX_WORD_PAGES, type WordsOfPages, type WordsOnPage } from '#contract/documents/page-words.ts'
import type { DocumentText } from '#document-text/document-text.ts'

interface Asked {
  /** pages from 0 */
  readonly from: number
  readonly to: number
}

/** Presents the words of some pages of a text, each page with all that its selections need. */
export function presentWords(text: DocumentText, { from, to }: Asked): Pick<WordsOfPages, 'words' | 'pages'> {
  const words = wordsOfText(text)
  const placed = new Set(words.lines.flatMap(wordsOfLine))
  const byPage = Map.groupBy(words.lines, ({ page }) => page)
  const last = Math.min(to, from + MAX_WORD_PAGES - 1, text.pages.length - 1)
  const pages = Array.from({ length: Math.max(last - from + 1, 0) }, (_, at) => from + at)
  return { words: words.words.length, pages: pages.map((page) => wordsOn(page, byPage.get(page) ?? [], { words, placed, text })) }
}

const wordsOfLine = ({ first, spans }: WordLine): number[] => Array.from({ length: spans.length / 2 }, (_, at) => first + at)

interface PlacedText {
  readonly words: TextWords
  /** words that have a place; those of labels have none of their own */
  readonly placed: ReadonlySet<number>
  readonly text: DocumentText
}

function wordsOn(page: number, lines: readonly WordLine[], { words, placed, text }: PlacedText): WordsOnPage {
  const isHere = new Set(lines.flatMap(wordsOfLine))
  for (const word of [...isHere]) for (let at = word - 1; at >= 0 && !placed.has(at); at--) isHere.add(at)
  const clauses = new Map(text.clauses.map((clause) => [clause.id, clause]))
  return {
    page,
    runs: runsOf(
      [...isHere].sort((a, b) => a - b),
      words.words,
    ),
    lines: lines.map(({ top, bottom, first, spans }) => ({ top, bottom, first, spans: [...spans] })),
    cells: words.cells.filter(({ first }) => isHere.has(first)),
    blocks: words.blocks.filter((word) => isHere.has(word)),
    clauses: words.clauses.flatMap(({ id, word }) => {
      const { number, title } = clauses.get(id) ?? {}
      return isHere.has(word) && number !== undefined && title !== undefined ? [{ id, number, title, word }] : []
    }),
  }
}

function runsOf(numbers: readonly number[], words: readonly string[]): WordsOnPage['runs'] {
  const runs: { first: number; words: string[] }[] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last && last.first + last.words.length === number) last.words.push(words[number] as string)
    else runs.push({ first: number, words: [words[number] as string] })
  }
  return runs
}
