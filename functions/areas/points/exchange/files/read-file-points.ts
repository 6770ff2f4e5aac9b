import type { InputOf } from '#contract/endpoint/endpoint.ts'
import type { ImportedPoint, OtherFile, pointExchange } from '#contract/points/point-exchange.ts'
import type { Context } from '#functions/http/use-case.ts'
import { mayRead } from '#library/document/entitlement.ts'
import { readRendition } from '#library/places/rendition-text.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import { findNamedDocument } from './find-named-document.ts'
import { findOtherFile } from './find-other-file.ts'
import { openXfdf, placeForeign, type ReadPoint, readJsonPoints } from './read-file.ts'

type ImportContext = Context<typeof pointExchange.import, 'table' | 'objects'>

interface FilePoints {
  readonly points: readonly ReadPoint[]
  readonly otherFile?: OtherFile | undefined
  /** The annotations are of another document, and none becomes a point. */
  readonly isOther?: boolean
  /** why no document is that of the file */
  readonly unnamed?: Pick<ImportedPoint, 'reason' | 'lookedFor'>
}

/** Reads the points of a file. Annotations of another reader are those of `contentID`, else of the document that their file names. Throws FileRefused. */
export async function readFilePoints(
  { format, data, contentID, sameDocument, dryRun }: InputOf<typeof pointExchange.import>,
  context: ImportContext,
): Promise<FilePoints> {
  if (format === 'json') return { points: readJsonPoints(data) }
  const { own, file, foreign } = openXfdf(data)
  if (own.length > 0) return { points: own }
  const found = contentID === undefined ? await findNamed(file.href ?? '', context) : await findChosen(contentID, context)
  if ('reason' in found) return { points: placeForeign(foreign, '', undefined), unnamed: found }
  const { document, code } = found
  const page = document && (await readRendition(context, document, 'pdf'))
  const points = placeForeign(foreign, code, page)
  const otherFile =
    document && page && (await findOtherFile(context.ports, context.tenant, file, document, contentID === undefined))
  return {
    points,
    otherFile,
    isOther: otherFile !== undefined && (otherFile.contentCode !== undefined || !(sameDocument || dryRun)),
  }
}

async function findNamed(href: string, { ports: { table }, tenant, actor, origin }: ImportContext) {
  const found = await findNamedDocument(href, { table, tenant, actor, origin })
  return 'reason' in found ? found : { ...found, code: found.document.contentCode }
}

/** The document that somebody chose, with the code by which they did; without the document where it is not theirs to read. */
async function findChosen(code: string, { ports: { table }, tenant, actor }: ImportContext) {
  const document = await findJoinedDocument(table, tenant, code)
  return { code, document: document && mayRead(actor, document) ? document : undefined }
}
