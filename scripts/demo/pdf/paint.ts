import PDFDocument from 'pdfkit'
import type { TextOp } from '#typesetting/set-spans.ts'
import { opsOn, PAGE, type Placed } from './fill-pages.ts'
import type { Op } from './ops.ts'

export interface Sheet {
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly keywords: string
  readonly language: string
  /** ISO; fixed, so that the file is the same every time */
  readonly date: string
  readonly pages: readonly (readonly Placed[])[]
  /** running header and footer of a page, by its index */
  readonly furniture: (index: number) => readonly Op[]
}

type Structure = PDFKit.PDFStructureElement
type Entry = PDFKit.PDFOutline

export async function paintPdf(sheet: Sheet): Promise<Buffer> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: sheet.language,
    displayTitle: true,
    font: '',
    info: {
      Title: sheet.title,
      Author: sheet.author,
      Subject: sheet.subject,
      Keywords: sheet.keywords,
      Creator: 'Lectern demo library',
      CreationDate: new Date(`${sheet.date}T00:00:00Z`),
    },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  paintPages(doc, sheet)
  doc.end()
  await done
  return Buffer.concat(chunks)
}

function paintPages(doc: PDFKit.PDFDocument, sheet: Sheet) {
  const root = doc.struct('Document')
  doc.addStructure(root)
  let table: Structure | undefined
  let chapter: Entry | undefined
  for (const [index, page] of sheet.pages.entries()) {
    doc.addPage()
    doc.markContent('Artifact', { type: 'Pagination' })
    paintOps(doc, sheet.furniture(index))
    doc.endMarkedContent()
    for (const placed of page) {
      if (placed.box.role === 'TR') {
        if (!table) {
          table = doc.struct('Table')
          root.add(table)
        }
        table.add(paintRow(doc, placed))
      } else {
        table = undefined
        root.add(paintBox(doc, placed))
      }
      chapter = addToOutline(doc, placed, chapter)
    }
  }
}

function addToOutline(doc: PDFKit.PDFDocument, { box, top }: Placed, chapter: Entry | undefined): Entry | undefined {
  if (!box.outline) return chapter
  const options = { top: Math.max(0, top - 12) } as { expanded?: boolean }
  if (box.outline.level === 2 && chapter) {
    chapter.addItem(box.outline.title, options)
    return chapter
  }
  return doc.outline.addItem(box.outline.title, { ...options, expanded: false })
}

/** Paints from left to right, so that text extraction sees the gaps between cells. The structure has them in reading order. */
function paintRow(doc: PDFKit.PDFDocument, placed: Placed): Structure {
  const leftOf = (part: number) =>
    Math.min(...opsOn(placed, part).map((op) => (op.kind === 'path' ? Number.POSITIVE_INFINITY : op.x)))
  const { parts } = placed.box
  const cells = new Map<number, Structure>()
  for (const part of [...parts.keys()].sort((one, other) => leftOf(one) - leftOf(other))) {
    const role = parts[part]?.role
    const content = role && doc.markStructureContent(role)
    if (!role) doc.markContent('Artifact', { type: 'Layout' })
    paintOps(doc, opsOn(placed, part))
    doc.endMarkedContent()
    if (role && content) cells.set(part, doc.struct(role, {}, content))
  }
  const row = doc.struct('TR')
  for (const part of parts.keys()) {
    const cell = cells.get(part)
    if (cell) row.add(cell)
  }
  return row
}

function paintBox(doc: PDFKit.PDFDocument, placed: Placed): Structure {
  const role = placed.box.role === 'Title' ? 'H1' : placed.box.role
  const content = doc.markStructureContent(role)
  placed.box.parts.forEach((_, part) => {
    paintOps(doc, opsOn(placed, part))
  })
  doc.endMarkedContent()
  return doc.struct(role, placed.box.alt ? { alt: placed.box.alt } : {}, content)
}

function paintOps(doc: PDFKit.PDFDocument, ops: readonly Op[]) {
  for (const op of ops) {
    switch (op.kind) {
      case 'text':
        doc.font(op.face.source, op.face.name, op.size).fillColor(op.mark ? MARKS[op.mark].color : op.color)
        doc.text(op.text, op.x, op.y, { lineBreak: false, baseline: 'alphabetic', ...(op.shaped ? { features: [] } : {}) })
        if (op.mark) paintMark(doc, op, op.mark)
        break
      case 'path': {
        const [first, ...rest] = op.points
        if (!first) break
        doc.moveTo(...first)
        for (const point of rest) doc.lineTo(...point)
        doc.lineWidth(op.width).strokeColor(op.color)
        if (op.dash) doc.dash(op.dash, { space: 2 })
        doc.stroke()
        if (op.dash) doc.undash()
        break
      }
      case 'rect':
        doc.rect(op.x, op.y, op.w, op.h).lineWidth(0.7)
        if (op.stroke) doc.fillAndStroke(op.fill, op.stroke)
        else doc.fill(op.fill)
        break
      case 'dot':
        doc.circle(op.x, op.y, op.r).fill(op.color)
    }
  }
}

/** Colours of a publisher's red-line, and heights of its lines above the baseline, for size 1. */
const MARKS = { new: { color: '#1746a2', height: -0.14 }, gone: { color: '#b3261e', height: 0.28 } } as const

function paintMark(doc: PDFKit.PDFDocument, { x, y, width, size }: TextOp, mark: keyof typeof MARKS) {
  const { color, height } = MARKS[mark]
  const at = y - size * height
  doc
    .moveTo(x, at)
    .lineTo(x + width, at)
    .lineWidth(size * 0.06)
    .strokeColor(color)
    .stroke()
}
