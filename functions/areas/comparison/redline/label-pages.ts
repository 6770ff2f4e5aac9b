import { type PDFDocument, PDFHexString, PDFName, PDFNumber } from '@cantoo/pdf-lib'

/** Numbers inserted pages by a prefix, and all others from 1 on, as the list of changes and the page count them. */
export function labelPages(document: PDFDocument, inserted: number, prefix: string): void {
  const { catalog, context } = document
  const labels = context.obj([])
  labels.push(PDFNumber.of(0))
  labels.push(context.obj({ S: 'D', P: PDFHexString.fromText(prefix) }))
  labels.push(PDFNumber.of(inserted))
  labels.push(context.obj({ S: 'D' }))
  catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: labels }))
  // An action at opening leads past the list of changes.
  catalog.delete(PDFName.of('OpenAction'))
}
