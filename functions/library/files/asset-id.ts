import { shortHash } from '../document/bounded-key.ts'
import { hasFilesHere } from '../document/entitlement.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import type { PreparedFile, PreparedPdf } from '../document/prepared-document.ts'

export interface Asset {
  readonly assetId: string
  readonly file: PreparedFile & Pick<PreparedPdf, 'firstPage'>
}

export interface Assets {
  /** the one in force first */
  readonly pdfs: readonly Asset[]
  readonly htmls: readonly Asset[]
}

/** The files that the library itself serves. An asset's id begins with the document's content code. */
export function assetsOf(document: LibraryDocument): Assets {
  if (!hasFilesHere(document)) return { pdfs: [], htmls: [] }
  const { contentCode, files } = document
  const asset = (kind: string, file?: Asset['file']): Asset[] => (file ? [{ assetId: `${contentCode};${kind}`, file }] : [])
  return {
    pdfs: [...asset('pdf', files.pdf), ...files.oldPdfs.flatMap((file) => asset(`pdf-${shortHash(file.key, 10)}`, file))],
    htmls: asset('html', files.html),
  }
}

/** The content code of the document that owns an asset. */
export function contentCodeOf(assetId: string): string {
  const end = assetId.lastIndexOf(';')
  return end < 0 ? assetId : assetId.slice(0, end)
}
