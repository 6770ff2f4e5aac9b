import type { Block } from '../text/blocks.ts'
import { wordsOf } from '../text/blocks.ts'
import { plain } from '../text/inline.ts'
import { fillPages, PAGE, TEXT_WIDTH } from './fill-pages.ts'
import type { Box, Op } from './ops.ts'
import { shift } from './ops.ts'
import { paintPdf } from './paint.ts'
import { setBlocks, settingsOf } from './set-blocks.ts'
import { type Cover, setContents, setCover } from './set-front.ts'
import { setLines } from './set-lines.ts'

export interface Book extends Cover {
  readonly foreword: readonly string[]
  readonly blocks: readonly Block[]
  readonly keywords: string
  readonly subject: string
  readonly date: string
}

export async function makePdf(book: Book): Promise<Buffer> {
  const page = { width: TEXT_WIDTH, language: book.language, accent: book.accent }
  const words = wordsOf(book.language)
  const cover = fillPages(setCover(book))
  const body = fillPages([...setForeword(book, words.foreword), ...setBlocks(book.blocks, page)])
  const contentsOf = (pageOf: (id: string) => number) => fillPages(setContents(book.blocks, pageOf, book.language, book.accent))
  const before = cover.length + contentsOf(() => 0).length
  const pageOf = (id: string) => before + 1 + body.findIndex((placed) => placed.some(({ box }) => box.outline?.id === id))
  const pages = [...cover, ...contentsOf(pageOf), ...body]
  return paintPdf({
    title: `${book.designation} ${plain(book.title)}`.trim(),
    author: book.publisher,
    subject: book.subject,
    keywords: book.keywords,
    language: book.language,
    date: book.date,
    pages,
    furniture: (index) => (index < cover.length ? [] : setFurniture(book, index + 1, pages.length)),
  })
}

function setForeword(book: Book, title: string): Box[] {
  if (book.foreword.length === 0) return []
  const s = settingsOf(book.language)
  const head = setLines(title, TEXT_WIDTH, { ...s.h1, color: book.accent })
  const outline = { level: 1 as const, title, id: 'foreword' }
  const heading: Box = { role: 'H1', height: head.height + 3, above: 0, keep: true, parts: [{ ops: head.ops }], outline }
  const paragraphs = book.foreword.map((text): Box => {
    const { height, ops } = setLines(text, TEXT_WIDTH, s.text)
    return { role: 'P', height: height + 2, above: 5, keep: false, parts: [{ ops }] }
  })
  return [heading, ...paragraphs]
}

/** Header with designation and short title, footer with publisher and page number. */
function setFurniture(book: Book, page: number, of: number): Op[] {
  const small = { ...settingsOf(book.language).small, color: '#555555' }
  const words = wordsOf(book.language)
  const line = (text: string, y: number, align: 'start' | 'end') =>
    setLines(text, TEXT_WIDTH, { ...small, align }).ops.map((op) => shift(op, PAGE.left, y))
  const rule = (y: number): Op => ({
    kind: 'path',
    points: [
      [PAGE.left, y],
      [PAGE.width - PAGE.right, y],
    ],
    width: 0.5,
    color: '#999999',
  })
  return [
    ...line(book.designation || plain(book.title), 48, 'start'),
    rule(66),
    rule(PAGE.height - 58),
    ...line(book.publisher, PAGE.height - 52, 'start'),
    ...line(words.page(page, of), PAGE.height - 52, 'end'),
  ]
}
