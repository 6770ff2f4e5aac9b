import { expect, it } from '@jest/globals'
import type { Caret } from '#anchors/selection/selectable-text.ts'
import type { WordsOfPages } from '#contract/documents/page-words.ts'
import type { Block, DocumentText } from '#document-text/document-text.ts'
import { presentWords } from '#functions/areas/documents/clauses/present-words.ts'
import { createStore } from '../../store.ts'
import { createPageWords } from './load-words.ts'
import { createPdfCaret } from './pdf-caret.ts'
import type { PdfSelecting } from './pdf-selecting.ts'

const PAGES = 40
const line = (page: number, top: number, left = 0) => ({
  page,
  top,
  bottom: top + 100,
  spans: [left, left + 300, left + 350, left + 650],
})

/** A line on each page, and a table on the last one. */
function longText(): DocumentText {
  const paragraphs = Array.from({ length: PAGES }, (_, page): Block => {
    return { kind: 'paragraph', clause: -1, text: `first${page} last${page}`, lines: [line(page, 100)] }
  })
  const table: Block = {
    kind: 'table',
    clause: -1,
    text: '',
    cells: [['upper left', 'upper right']],
    lines: [line(PAGES - 1, 400), line(PAGES - 1, 400, 2000)],
  }
  const pages = Array(PAGES).fill({ width: 5953, height: 8419 })
  return { source: 'pdf', language: '', pages, clauses: [], blocks: [...paragraphs, table] }
}

/** A caret in a long PDF, whose words come from a server that can be cut off. */
async function openCaret(page: number) {
  const text = longText()
  const server = { isOff: false, asked: [] as number[] }
  const words = createPageWords({
    async ask(from, to): Promise<WordsOfPages> {
      server.asked.push(from)
      if (server.isOff) throw new Error('unreachable')
      return { file: 'long', pending: false, ...presentWords(text, { from, to }) }
    },
  })
  await words.need(page)
  const store = createStore<{ caret: Caret | undefined; ends: undefined }>({ caret: undefined, ends: undefined })
  const selecting = {
    words,
    store,
    viewer: { container: { getBoundingClientRect: () => ({}) }, pagesCount: PAGES, currentPageNumber: page + 1 },
    rectOf: () => undefined,
    selected: () => undefined,
    moveCaret: (caret: Caret) => store.set({ caret }),
  }
  const said: string[] = []
  const sentences = { label: '', start: 'START', end: 'END', missing: 'MISSING', selected: (of: string) => of }
  const caret = createPdfCaret(
    selecting as unknown as PdfSelecting,
    (sentence) => said.push(sentence),
    () => sentences,
  )
  store.set({ caret: { word: page * 2 + 1, offset: 0 } })
  const at = () => words.text.words[store.get().caret?.word ?? -1]
  return { caret, server, said, at }
}

it('a caret goes over pages that are not loaded, and loads them', async () => {
  const { caret, server, at } = await openCaret(15)
  await caret.move({ step: 'line', to: 1 }, false)
  expect([at(), server.asked]).toEqual(['last16', [0, 16]])
  await caret.move({ step: 'whole', to: 1 }, false)
  expect([at(), server.asked]).toEqual(['right', [0, 16, 32]])
})

it('stays where it is and says so where they cannot be loaded, and goes on once they can', async () => {
  const { caret, server, said, at } = await openCaret(15)
  server.isOff = true
  await caret.move({ step: 'line', to: 1 }, false)
  await caret.move({ step: 'clause', to: 1 }, true)
  expect([at(), said]).toEqual(['last15', ['MISSING', 'MISSING']])
  server.isOff = false
  await caret.move({ step: 'line', to: 1 }, false)
  expect(at()).toBe('last16')
})

it('stops at both ends of the text and says so', async () => {
  const { caret, said, at } = await openCaret(0)
  await caret.move({ step: 'whole', to: 1 }, false)
  await caret.move({ step: 'character', to: 1 }, false)
  await caret.move({ step: 'line', to: 1 }, false)
  expect([at(), said.slice(1)]).toEqual(['right', ['END', 'END']])
  await caret.move({ step: 'whole', to: -1 }, false)
  await caret.move({ step: 'word', to: -1 }, true)
  expect([at(), said.at(-1)]).toEqual(['first0', 'START'])
})

it('goes down into a table to the cell that is nearest, and along its row', async () => {
  const { caret, at } = await openCaret(PAGES - 1)
  await caret.move({ step: 'line', to: 1 }, false)
  expect(at()).toBe('left')
  for (const step of ['word', 'word'] as const) await caret.move({ step, to: 1 }, false)
  expect(at()).toBe('upper')
})
