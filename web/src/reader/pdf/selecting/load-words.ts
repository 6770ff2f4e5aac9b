import type { TableCell } from '#anchors/table-cells.ts'
import type { WordLine } from '#anchors/text-words.ts'
import type { WordsOfPages } from '#contract/documents/page-words.ts'
import type { SpokenText } from '../../marks/caret/spoken-caret.ts'

/** Pages that are loaded at once. */
const LOADED_PAGES = 16
const ASK_AGAIN_MS = 4000

/** Words of a document, as they are asked for. */
export interface WordSource {
  /** asks for those of pages, from 0 */
  readonly ask: (from: number, to: number) => Promise<WordsOfPages>
  readonly mayCopy: boolean
}

/** `none`: the file has no text that is known, or its words cannot be loaded */
type WordsState = 'unknown' | 'loaded' | 'none'

interface LoadedText extends SpokenText {
  readonly words: string[]
  readonly lines: WordLine[]
  readonly cells: TableCell[]
  readonly blocks: number[]
  readonly clauses: { id: string; word: number; number: string; title: string }[]
}

export type LoadedWords = ReturnType<typeof createPageWords>

/** Words of a PDF, loaded some pages at a time when a selection needs them. */
export function createPageWords({ ask }: Pick<WordSource, 'ask'>) {
  let text: LoadedText = { count: 0, words: [], lines: [], cells: [], blocks: [], clauses: [] }
  let state: WordsState = 'unknown'
  let file: string | undefined
  const asked = new Map<number, Promise<boolean>>()
  const loaded = new Set<number>()
  const listeners = new Set<() => void>()

  function add({ words: count, pages }: WordsOfPages): void {
    const words = text.words.slice()
    const known = new Set(text.blocks)
    const numbers = new Set(text.cells.map(({ first }) => first))
    const clauses = new Set(text.clauses.map(({ id }) => id))
    const parts = {
      lines: pages.flatMap(({ page, lines }) => lines.map((line) => ({ ...line, page }))),
      cells: pages.flatMap(({ cells }) => cells).filter(({ first }) => !numbers.has(first)),
      blocks: pages.flatMap(({ blocks }) => blocks).filter((block) => !known.has(block)),
      clauses: pages.flatMap((page) => page.clauses).filter(({ id }) => !clauses.has(id)),
    }
    for (const { runs } of pages)
      for (const { first, words: run } of runs) for (const [at, word] of run.entries()) words[first + at] = word
    text = {
      count,
      words,
      lines: [...text.lines, ...parts.lines].sort((a, b) => a.first - b.first),
      cells: [...text.cells, ...parts.cells].sort((a, b) => a.first - b.first),
      blocks: [...text.blocks, ...parts.blocks].sort((a, b) => a - b),
      clauses: [...text.clauses, ...parts.clauses].sort((a, b) => a.word - b.word),
    }
  }

  async function load(run: number): Promise<boolean> {
    const from = run * LOADED_PAGES
    try {
      const answer = await ask(from, from + LOADED_PAGES - 1)
      if (answer.pending) window.setTimeout(() => asked.delete(run), ASK_AGAIN_MS)
      if (answer.file === undefined) {
        state = state === 'loaded' ? state : 'none'
        return false
      }
      file = answer.file
      state = 'loaded'
      add(answer)
      loaded.add(run)
      for (const listener of listeners) listener()
      return true
    } catch {
      // The network may be back when the words are needed again.
      asked.delete(run)
      return false
    }
  }

  return {
    get text(): SpokenText {
      return text
    },
    get file() {
      return file
    },
    /** words may be selected by their places: those of this page are loaded, or may come */
    mayCome: (page: number) => state !== 'none' || loaded.has(Math.floor(page / LOADED_PAGES)),
    has: (page: number) => loaded.has(Math.floor(page / LOADED_PAGES)),
    /** Calls back whenever words were loaded, until it is told to stop. */
    watch(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Loads the words of a page with those around it; tells whether they are there. */
    need(page: number): Promise<boolean> {
      const run = Math.floor(page / LOADED_PAGES)
      const known = asked.get(run) ?? load(run)
      asked.set(run, known)
      return known
    },
  }
}
