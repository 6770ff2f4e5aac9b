import PDFDocument from 'pdfkit'
import type { TextOp } from '../set-spans.ts'
import { MARK_COLORS, type PrintedSheet, type SheetOp } from './sheet.ts'

/** Draws sheets as the pages of a PDF. */
export async function paintSheets(sheets: readonly PrintedSheet[], title: string): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0, pdfVersion: '1.7', font: '', info: { Title: title } })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  for (const { width, height, ops } of sheets) {
    doc.addPage({ size: [width, height], margin: 0 })
    for (const op of ops) paintOp(doc, op)
  }
  doc.end()
  await done
  return Buffer.concat(chunks)
}

function paintOp(doc: PDFKit.PDFDocument, op: SheetOp): void {
  if (op.kind === 'text') paintText(doc, op)
  else if (op.kind === 'panel') doc.rect(op.x, op.y, op.w, op.h).fill(op.color)
  else doc.moveTo(op.x, op.y).lineTo(op.toX, op.toY).lineWidth(op.width).strokeColor(op.color).stroke()
}

function paintText(doc: PDFKit.PDFDocument, { mark, text, x, y, size, width, face, color, shaped }: TextOp): void {
  doc.font(face.source, face.name, size).fillColor(mark ? MARK_COLORS[mark] : color)
  doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', ...(shaped && { features: [] }) })
  if (!mark) return
  const at = mark === 'new' ? y + size * 0.16 : y - size * 0.3
  doc
    .moveTo(x, at)
    .lineTo(x + width, at)
    .lineWidth(size * 0.07)
    .strokeColor(MARK_COLORS[mark])
    .stroke()
}
