import type { PDFDocument } from '@cantoo/pdf-lib'
import { Refused } from './source/candidate.ts'

/** Encrypts a PDF so that it opens with the passcode alone. */
export async function lockPdf(bytes: Uint8Array, passcode: string): Promise<Uint8Array> {
  const document = await open(bytes)
  document.encrypt({
    userPassword: passcode,
    ownerPassword: passcode,
    permissions: { printing: false, modifying: false, copying: false, annotating: false, contentAccessibility: true },
  })
  return await document.save()
}

/** Loads the PDF writer lazily: it is large, and few libraries lock their PDFs. */
async function open(bytes: Uint8Array): Promise<PDFDocument> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false })
  } catch {
    throw new Refused({ field: 'drm', reason: 'the PDF cannot be locked: it is damaged or locked already' })
  }
}
