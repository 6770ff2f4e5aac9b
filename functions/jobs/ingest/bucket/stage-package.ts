import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Objects } from '#ports/objects.ts'
import { PACKAGE_LIMIT } from '../formats/read-package.ts'
import { readTextFile } from '../formats/read-text-file.ts'
import { DOCUMENT_LIMIT, type PackageLimits } from './part-limits.ts'

export interface StagedPackage {
  /** those to be read now, by their place from 0 */
  readonly documents: ReadonlySet<number>
  /** the first of the next part; absent with the last */
  readonly next?: number
  readonly refused: readonly { readonly document: number; readonly reason: string }[]
}

interface File {
  readonly key: string
  readonly name: string
  readonly size: number
}

/** Brings an object onto the disk; false where there is none. */
export async function stageObject(objects: Objects, key: string, file: string): Promise<boolean> {
  const object = await objects.get(key)
  if (!object) return false
  await mkdir(path.dirname(file), { recursive: true })
  await pipeline(object.body, createWriteStream(file))
  return true
}

/** Brings the files of some documents of a package beside its `library.json`, which is there already. */
export async function stagePackage(
  objects: Objects,
  { key, library, from, limits }: { key: string; library: string; from: number; limits: PackageLimits },
): Promise<StagedPackage> {
  const all = await documentsOf(library)
  const documents = new Set<number>()
  const refused: { document: number; reason: string }[] = []
  let bytes = 0
  for (const [document, given] of all.entries()) {
    if (document < from) continue
    const files = await filesOf(objects, path.posix.dirname(key), given)
    const size = files.reduce((sum, file) => sum + file.size, 0)
    const isFull = documents.size >= limits.documents || (documents.size > 0 && bytes + size > limits.bytes)
    if (isFull) return { documents, refused, next: document }
    if (size > DOCUMENT_LIMIT) refused.push({ document, reason: `its files are larger than ${DOCUMENT_LIMIT} bytes together` })
    else {
      for (const file of files) await stageObject(objects, file.key, path.join(path.dirname(library), file.name))
      documents.add(document)
      bytes += size
    }
  }
  return { documents, refused }
}

/** What is no package of ours has none; its reader says why. */
async function documentsOf(library: string): Promise<readonly unknown[]> {
  try {
    const { documents } = JSON.parse(await readTextFile(library, PACKAGE_LIMIT))
    return Array.isArray(documents) ? documents : []
  } catch {
    return []
  }
}

/** The files that a document names and that are there; whatever else it may name its reader refuses. */
async function filesOf(objects: Objects, folder: string, document: unknown): Promise<File[]> {
  const { files } = (document ?? {}) as { files?: { pdf?: unknown; html?: unknown; oldPdfs?: unknown } }
  const names = [files?.pdf, files?.html, ...(Array.isArray(files?.oldPdfs) ? files.oldPdfs : [])]
  const found: File[] = []
  for (const name of new Set(names)) {
    if (typeof name !== 'string' || !isPlain(name)) continue
    const key = `${folder}/${path.posix.normalize(name)}`
    const facts = await objects.head(key)
    if (facts) found.push({ key, name: path.posix.normalize(name), size: facts.size })
  }
  return found
}

/** A name inside the folder, that a disk takes too. */
function isPlain(name: string): boolean {
  const segments = path.posix.normalize(name).split('/')
  return (
    !/\p{Cc}/u.test(name) &&
    name.isWellFormed() &&
    Buffer.byteLength(name) <= 800 &&
    segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..' && Buffer.byteLength(segment) <= 255)
  )
}
