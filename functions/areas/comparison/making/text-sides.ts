import { type ComparedFile, filesOf, findComparedFile, type Lookup, type TextFormat } from './compared-file.ts'
import type { Sides } from './result-request.ts'

/** HTML says its own structure; that of a PDF is read from its pages. */
const FORMATS: readonly TextFormat[] = ['HTML', 'PDF']

interface SideIds {
  readonly older: string
  readonly newer: string
}

/** Takes the other file of a document that was named by its content code, so that two texts of one kind are compared. */
const inFormat = (file: ComparedFile, id: string, format: TextFormat): ComparedFile =>
  (id === file.asset.assetId ? undefined : filesOf(file.document, format)[0]) ?? file

function alike({ older, newer }: Sides, ids: SideIds): Sides {
  if (older.format === newer.format) return { older, newer }
  const [a, b] = [inFormat(older, ids.older, newer.format), inFormat(newer, ids.newer, older.format)]
  if (a.format === newer.format) return { older: a, newer }
  return { older, newer: b }
}

/** Finds two texts in whatever formats they are there; two of one format where both have it. */
export async function findTextSides(ids: SideIds, lookup: Lookup): Promise<Sides> {
  const older = await findComparedFile(ids.older, 'older', FORMATS, lookup)
  const newer = await findComparedFile(ids.newer, 'newer', FORMATS, lookup)
  return alike({ older, newer }, ids)
}
