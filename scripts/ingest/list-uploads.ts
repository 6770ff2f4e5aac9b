import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Tenant } from '#contract/tenant.ts'
import { classifyIncoming, packageName } from '#functions/jobs/ingest/bucket/incoming.ts'
import { filesNamedIn, packageFile } from '#functions/jobs/ingest/formats/package-file.ts'
import { Refused } from '#functions/jobs/ingest/source/candidate.ts'
import { COLUMNS_ENDING } from '#functions/jobs/ingest/source/find-sources.ts'
import type { Source } from '#functions/jobs/ingest/source/source.ts'

export interface Upload {
  readonly file: string
  /** key below `incoming/` */
  readonly name: string
  readonly bytes: number
}

/** Uploads of one source. The last upload starts its ingest. */
export type Uploads = readonly [...Upload[], Upload]

const slashed = (name: string) => name.split(path.sep).join('/')

/** Lists the uploads of a source. Throws Refused. */
export async function listUploads(tenant: Tenant, source: Source): Promise<Uploads> {
  const { format, path: file, bytes } = source
  if (format !== 'package') {
    const upload = checked(tenant, { file, name: slashed(source.name), bytes })
    return [...(format === 'table' ? await columnsBeside(upload) : []), upload]
  }
  const folder = path.dirname(file)
  // The source name of a folder that is a package itself lacks the folder.
  const within = path.dirname(source.name) === '.' ? path.basename(folder) : slashed(path.dirname(source.name))
  const files = await Promise.all([...(await namesIn(file))].map((name) => found(folder, within, name)))
  const library = checked(tenant, { file, name: packageName(within, path.basename(file)), bytes })
  return [...files.flatMap((one) => one ?? []), library]
}

/** Columns of a table, where they are said; they are there before the table is. */
async function columnsBeside({ file, name }: Upload): Promise<Upload[]> {
  const found = await stat(file + COLUMNS_ENDING).catch(() => undefined)
  return found ? [{ file: file + COLUMNS_ENDING, name: name + COLUMNS_ENDING, bytes: found.size }] : []
}

function checked(tenant: Tenant, upload: Upload): Upload {
  const looked = classifyIncoming(tenant, upload.name)
  if (looked.kind === 'source') return upload
  throw new Refused({ reason: looked.kind === 'refused' ? looked.reason : 'hidden files are left out' })
}

/** Files that a package names. The ingest reports a malformed package. */
async function namesIn(library: string): Promise<Set<string>> {
  try {
    const { documents } = JSON.parse(await readFile(library, 'utf8'))
    return new Set(documents.flatMap((document: unknown) => [...filesNamedIn(document)]))
  } catch {
    return new Set()
  }
}

/** Finds a file of a package. A missing file is not sent; the ingest refuses its document. */
async function found(folder: string, within: string, name: string): Promise<Upload | undefined> {
  try {
    const file = await packageFile(folder, name, 'files')
    return { file, name: packageName(within, path.posix.normalize(slashed(name))), bytes: (await stat(file)).size }
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}
