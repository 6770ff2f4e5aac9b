import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib'
import type { ComparedDocuments } from '#comparison/result/make-result.ts'
import { matrixOver, type ShownPage, shownSize, toFile, widened } from '#typesetting/pages/page-space.ts'
import { shownPageOf } from '#typesetting/pages/shown-page.ts'
import { fillSheets, sheetLabel } from '#typesetting/sheets/fill-sheets.ts'
import { paintSheets } from '#typesetting/sheets/paint-sheets.ts'
import { printedLanguageOf } from '#typesetting/sheets/printed-language.ts'
import type { PrintedSheet } from '#typesetting/sheets/sheet.ts'
import { createAnnotator } from './annotate.ts'
import { labelPages } from './label-pages.ts'
import { outlineChanges } from './outline-changes.ts'
import { planPages, topOn } from './plan-pages.ts'
import { clauseOfChange, describeChanges, type RedlineChange } from './redline-changes.ts'
import type { RedlineFacts } from './redline-facts.ts'
import { setClauseChanges } from './set-clause-changes.ts'
import { setFront } from './set-front.ts'
import { clauseName, type ListContext, setChanges } from './set-list.ts'
import { COLUMN_WIDTH, setOverlay } from './set-overlay.ts'
import { redlineWords } from './words/choose-words.ts'
import { fillWords } from './words/redline-words.ts'

/** The PDF is damaged, or locked by its publisher. */
export class PdfUnwritable extends Error {
  override readonly name = 'PdfUnwritable'
}

export interface RedlineSource {
  readonly compared: ComparedDocuments
  /** the newer PDF */
  readonly pdf: Uint8Array
  readonly facts: RedlineFacts
  readonly madeAt: Date
  /** called with how many pages are set and then drawn, of how many */
  readonly onPage?: (done: number, total: number) => void
}

/**
 * Writes a red-line: the pages of the newer PDF as its publisher printed them, with what is new or moved marked by annotations,
 * removed text in a column beside them, and the list of changes in front. Throws PdfUnwritable.
 */
export async function writeRedline({ compared, pdf, facts, madeAt, onPage }: RedlineSource): Promise<Uint8Array> {
  const document = await openPdf(pdf)
  const told = describeChanges(compared)
  const language = printedLanguageOf(facts.language)
  const words = redlineWords[facts.language]
  const context: ListContext = { words, language, textLanguage: told.result.newer.language || language }
  const title = `${facts.newer.designation} – ${words.title}`
  const footer = `${title}, ${fillWords(words.against, { designation: facts.older.designation })}`
  const front = fillSheets(
    [...setFront(facts, told, madeAt, context), ...setClauseChanges(told, context), ...setChanges(told, context)],
    footer,
    language,
  )
  const pages = document.getPages()
  const plans = planPages(compared, told.changes)
  const steps = pages.length + plans.size
  const marked = pages.flatMap((page, index) => {
    onPage?.(index, steps)
    const plan = plans.get(index)
    if (!plan) return []
    const shown = shownPageOf(page)
    const [width, height] = shownSize(shown)
    const overlay = setOverlay({ ...plan, width, height }, told.result, context)
    return overlay ? [{ page, shown, index, overlay, changes: plan.changes }] : []
  })
  const drawn = await paintSheets([...front, ...marked.map(({ overlay }) => overlay)], title)
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const sheets = await PDFDocument.load(drawn, { updateMetadata: false })
  const annotator = createAnnotator(document, facts.library, madeAt)
  const overlays = await document.embedPages(sheets.getPages().slice(front.length))
  const places = new Map<number, { page: PDFPage; top: number }>()
  for (const [at, { page, shown, index, overlay, changes }] of marked.entries()) {
    await drawOver(page, shown, overlay, overlays[at] as (typeof overlays)[number])
    for (const change of changes) {
      annotator.mark(page, shown, index, change, saysOf(change, words.kind))
      const top = topOn(change, index)
      if (change.page === index && top !== undefined) places.set(change.number, { page, top: toFile(shown, [0, top])[1] })
    }
    onPage?.(pages.length + at + 1, steps)
  }
  const inserted = await document.copyPages(sheets, [...front.keys()])
  for (const [at, page] of inserted.entries()) document.insertPage(at, page)
  linkLists(annotator, front, inserted, marked, places)
  outlineChanges(document, words.changes, inserted[0] as PDFPage, clausesWithChanges(told, places))
  labelPages(document, front.length, sheetLabel(0).replace(/\d+$/, ''))
  document.setTitle(title)
  return document.save()
}

type Places = ReadonlyMap<number, { readonly page: PDFPage; readonly top: number }>

/** Lists the clauses that have changes, each with the place of its first one. */
function clausesWithChanges({ result, changes }: ReturnType<typeof describeChanges>, places: Places) {
  const first = new Map<string, { name: string; page: PDFPage; top: number }>()
  for (const { change, number } of changes) {
    const [place, name] = [places.get(number), clauseName(clauseOfChange(result, change))]
    if (place && name && !first.has(name)) first.set(name, { ...place, name, top: place.top + SEEN_ABOVE })
  }
  return [...first.values()]
}

/** Points of the page above a change that a link shows. */
const SEEN_ABOVE = 40

type Marked = { readonly page: PDFPage; readonly shown: ShownPage; readonly overlay: PrintedSheet }

/** Links each entry of the list to its place, and each number beside a page to its entry. */
function linkLists(
  annotator: ReturnType<typeof createAnnotator>,
  front: readonly PrintedSheet[],
  inserted: readonly PDFPage[],
  marked: readonly Marked[],
  places: Places,
): void {
  const entries = new Map<number, { page: PDFPage; top: number }>()
  for (const [at, { height, links }] of front.entries()) {
    const page = inserted[at] as PDFPage
    for (const { x, y, w, h, change } of links) {
      entries.set(change, { page, top: height - y + 8 })
      const place = places.get(change)
      if (place) annotator.link(page, [x, height - y - h, x + w, height - y], place.page.ref, place.top + SEEN_ABOVE)
    }
  }
  for (const { page, shown, overlay } of marked)
    for (const { x, y, w, h, change } of overlay.links) {
      const entry = entries.get(change)
      const [from, to] = [toFile(shown, [x, y]), toFile(shown, [x + w, y + h])]
      const rect = [Math.min(from[0], to[0]), Math.min(from[1], to[1]), Math.max(from[0], to[0]), Math.max(from[1], to[1])]
      if (entry) annotator.link(page, rect, entry.page.ref, entry.top)
    }
}

async function openPdf(pdf: Uint8Array): Promise<PDFDocument> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  try {
    // A PDF that anybody may open is often encrypted with an empty password.
    const document = await PDFDocument.load(pdf, { updateMetadata: false, password: '' })
    document.getPageCount()
    return document
  } catch (error) {
    throw new PdfUnwritable((error as Error).message)
  }
}

/** Draws over a page, and widens it where there is a column beside it. */
async function drawOver(
  page: PDFPage,
  shown: ShownPage,
  overlay: PrintedSheet,
  drawing: Awaited<ReturnType<PDFDocument['embedPages']>>[number],
) {
  const { pushGraphicsState, popGraphicsState, concatTransformationMatrix, drawObject } = await import('@cantoo/pdf-lib')
  const [width, height] = shownSize(shown)
  if (overlay.width > width) {
    const [left, bottom, right, top] = widened(shown, COLUMN_WIDTH)
    page.setMediaBox(left, bottom, right - left, top - bottom)
    page.setCropBox(left, bottom, right - left, top - bottom)
  }
  const name = page.node.newXObject('Redline', drawing.ref)
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(...matrixOver(shown, height)),
    drawObject(name),
    popGraphicsState(),
  )
}

/** Text of a mark that is pointed at; any reader shows every script. */
function saysOf({ number, change, parts }: RedlineChange, kinds: Readonly<Record<string, string>>): string {
  const gone = parts.filter(({ is }) => is === 'gone').map(({ text }) => text)
  return [`${number + 1}. ${kinds[change.kind]}`, ...gone].join('\n')
}
