import type { Block, Clause, DocumentText } from './document-text.ts'
import { namesForLinks } from './find-clause.ts'
import { listedClauses, type TextsOfFiles, textOfClauses } from './listed-clauses.ts'
import { readAloud, wordsOf } from './words.ts'

/** Full text of a document as search has it. Positions are in UTF-16 units of the page's text. */
interface FullTextOfFiles {
  readonly pages: readonly string[]
  /** by page, where each clause with text on it begins there */
  readonly clauses?: readonly (readonly StartOfClause[])[]
  /** the text has no pages; `pages` are stretches of whole clauses */
  readonly unpaged?: true
  /** pages, from 0, whose text a program has recognised in a picture */
  readonly recognised?: readonly number[]
}

interface StartOfClause {
  readonly at: number
  /** name of the clause in links */
  readonly name: string
  readonly number: string
  readonly title: string
}

/** Characters of a stretch from which on it ends before the next heading, and before the next block. */
const STRETCH_LENGTH = 2000
const MAX_STRETCH_LENGTH = 6000
/** Characters of a title that tell a clause apart; what is longer is no heading, but was taken for one. */
const MAX_TITLE_LENGTH = 120

/**
 * Makes the full text of a document from its PDF, or from its HTML where the PDF has no text: block by block, a line each. A
 * document without text has empty pages.
 */
export function fullTextOf(texts: TextsOfFiles): FullTextOfFiles {
  const { pdf, html } = texts
  const text = pdf && (pdf.blocks.length > 0 || !html) ? pdf : html
  if (!text) return { pages: [] }
  const startOf = startsOf(text, texts)
  const isUnpaged = text.pages.length === 0 && text.blocks.length > 0
  const stretches = isUnpaged ? stretchesOf(text) : pagesOf(text)
  const pages = stretches.map((pieces) => pieces.map((piece) => piece.text).join('\n'))
  const clauses = stretches.map((pieces) => clausesIn(pieces, startOf))
  const recognised = text.pages.flatMap(({ layer }, page) => (layer === 'recognised' ? [page] : []))
  return {
    pages,
    ...(clauses.some((own) => own.length > 0) && { clauses }),
    ...(isUnpaged && { unpaged: true }),
    ...(recognised.length > 0 && { recognised }),
  }
}

/** Part of a block that is on one page. */
interface Piece {
  readonly clause: number
  readonly text: string
}

function stretchesOf({ blocks, clauses }: DocumentText): Piece[][] {
  const stretches: Piece[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const block of blocks) {
    if (length >= (block.kind === 'heading' ? STRETCH_LENGTH : MAX_STRETCH_LENGTH)) {
      stretches.push([])
      length = 0
    }
    const text = readAloud(block, clauses)
    stretches.at(-1)?.push({ clause: block.clause, text })
    length += text.length
  }
  return stretches
}

function pagesOf({ blocks, clauses, pages: sizes }: DocumentText): Piece[][] {
  const pages: Piece[][] = sizes.map(() => [])
  for (const block of blocks) {
    const parts = partsOf(block)
    const number = block.kind === 'heading' ? clauses[block.clause]?.number : block.label
    // A heading of a number alone has no words, and no lines.
    const first = parts.keys().next().value ?? clauses[block.clause]?.start?.page
    if (number && first !== undefined) parts.set(first, [number, ...(parts.get(first) ?? [])])
    for (const [page, words] of parts) pages[page]?.push({ clause: block.clause, text: words.join(' ') })
  }
  return pages
}

/** Words of a block by the page on which they begin. */
function partsOf(block: Block): Map<number, string[]> {
  const words = wordsOf(block)
  const parts = new Map<number, string[]>()
  let next = 0
  let isCut = false
  for (const { page, spans, cut } of block.lines ?? []) {
    const begun = spans.length / 2 - (isCut ? 1 : 0)
    const here = words.slice(next, next + begun)
    if (here.length > 0) parts.set(page, [...(parts.get(page) ?? []), ...here])
    next += begun
    isCut = cut === true
  }
  return parts
}

type StartOf = (clause: number) => Omit<StartOfClause, 'at'> | undefined

/** Names the clauses of a text as the list of the document does, which may be that of its other file. */
function startsOf(text: DocumentText, texts: TextsOfFiles): StartOf {
  const listed = listedClauses(textOfClauses(texts) ?? text)
  const nameOf = namesForLinks(listed)
  const byId = new Map(listed.map((clause) => [clause.id, clause]))
  const byNumber = Map.groupBy(listed, ({ number }) => number)
  const inList = ({ id, number }: Clause) => {
    const same = number === '' ? [] : (byNumber.get(number) ?? [])
    return byId.get(id) ?? (same.length === 1 ? same[0] : undefined)
  }
  const starts = text.clauses.map((clause) => {
    const known = inList(clause)
    return known && { name: nameOf(known), number: known.number, title: shortened(known.title) }
  })
  return (clause) => starts[clause]
}

const shortened = (title: string) =>
  title.length > MAX_TITLE_LENGTH ? `${title.slice(0, MAX_TITLE_LENGTH).trimEnd().toWellFormed()}…` : title

function clausesIn(pieces: readonly Piece[], startOf: StartOf): StartOfClause[] {
  const found: StartOfClause[] = []
  let at = 0
  for (const [index, { clause, text }] of pieces.entries()) {
    const start = clause === pieces[index - 1]?.clause ? undefined : startOf(clause)
    if (start) found.push({ at, ...start })
    at += text.length + 1
  }
  return found
}
