import { hasFilesHere, mayRead } from '#library/document/entitlement.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { type Asset, assetsOf, contentCodeOf } from '#library/files/asset-id.ts'
import { openFile } from '#library/files/open-file.ts'
import { type DocumentLookup, findDocument } from '#library/reading/find-document.ts'
import type { Actor } from '#people/actor.ts'

export type TextFormat = 'PDF' | 'HTML'

/** File of a document that somebody may read. */
export interface ComparedFile {
  readonly document: JoinedDocument
  readonly asset: Asset
  readonly format: TextFormat
  /** absent for HTML */
  readonly pageCount?: number
}

export type Lookup = Omit<DocumentLookup, 'fail'> & {
  readonly actor: Actor
  readonly fail: (code: 'content-not-found' | 'content-gone' | 'not-entitled' | 'no-file', about?: string) => never
}

const FORMATS = { PDF: 'pdfs', HTML: 'htmls' } as const

/** Lists the files of a document in one format, the one in force first. */
export function filesOf(document: JoinedDocument, format: TextFormat): readonly ComparedFile[] {
  const { pdf, oldPdfs } = document.files
  const pageCounts = new Map([...(pdf ? [pdf] : []), ...oldPdfs].map(({ key, pageCount }) => [key, pageCount]))
  return assetsOf(document)[FORMATS[format]].map((asset) => {
    const pageCount = pageCounts.get(asset.file.key)
    return { document, asset, format, ...(pageCount !== undefined && { pageCount }) }
  })
}

/**
 * Finds the file of an id, which is a content code or the id of a file. Fails where the caller may not read it; the failure is
 * about the field that the id was given in. A content code is its first file in the first of the formats that it has.
 */
export async function findComparedFile(
  id: string,
  field: string,
  formats: readonly TextFormat[],
  lookup: Lookup,
): Promise<ComparedFile> {
  const fail: Lookup['fail'] = (code) => lookup.fail(code, field)
  const code = contentCodeOf(id)
  const document = await findDocument(code, { ...lookup, fail })
  // No subscription opens here what its publisher keeps.
  if (!hasFilesHere(document)) return fail('no-file')
  if (!mayRead(lookup.actor, document)) return fail('not-entitled')
  const files = formats.flatMap((format) => filesOf(document, format))
  const found = id === code ? files[0] : files.find(({ asset }) => asset.assetId === id)
  if (!found) return fail('no-file')
  openFile(lookup.actor, document, found.asset.file)
  return found
}
