import type { FileVersion } from '#contract/documents/document-metadata.ts'
import type { SchemaType } from '#contract/endpoint/lazy-schema.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import { type Asset, assetsOf } from './asset-id.ts'

type Version = SchemaType<typeof FileVersion>

/** Versions of the files of one kind. The first one is the document's present file, if `own`; the others are former ones. */
export const fileVersionsOf = (assets: readonly Asset[], own: boolean, status: string): Version[] =>
  assets.map(({ assetId }, index) => ({ assetId, status: own && index === 0 ? status : 'Historical', index }))

/** Versions of the PDF of a document. */
export function pdfVersionsOf(document: LibraryDocument): Version[] {
  const { pdfs } = assetsOf(document)
  return fileVersionsOf(pdfs, document.files.pdf !== undefined && pdfs.length > 0, document.record.status)
}
