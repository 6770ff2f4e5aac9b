import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Objects } from '#ports/objects.ts'
import { filesNamedIn } from '../formats/package-file.ts'
import { MAX_PACKAGE_BYTES } from '../formats/read-package.ts'
import { readTextFile } from '../formats/read-text-file.ts'
import { MAX_DOCUMENT_BYTES, type PackageLimits } from './part-limits.ts'

export interface StagedPackage {
  /** indexes of the documents of this part, from 0 */
  readonly documents: ReadonlySet<number>
  /** first document of the next part; absent after the last */
  readonly next?: number
  readonly refused: readonly { readonly document: number; readonly reason: string }[]
}

interface File {
  readonly key: string
  readonly name: string
  readonly size: number
}

/** Copies an object to a file; false where there is none. */
export async function stageObject(objects: Objects, key: string, file: string): Promise<boolean> {
  const object = await objects.get(key)
  if (!object) return false
  await mkdir(path.dirname(file), { recursive: true })
  await pipeline(object.body, createWriteStream(file))
  return true
}

/** Copies the files of some documents of a package into the folder of its `library.json`, which is there already. */
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
    if (size > MAX_DOCUMENT_BYTES)
      refused.push({ document, reason: `its files are larger than ${MAX_DOCUMENT_BYTES} bytes together` })
    else {
      for (const file of files) await stageObject(objects, file.key, path.join(path.dirname(library), file.name))
      documents.add(document)
      bytes += size
    }
  }
  return { documents, refused }
}

/** Documents of a package; none if the file is malformed. Its reader reports the error. */
async function documentsOf(library: string): Promise<readonly unknown[]> {
  try {
    const { documents } = JSON.parse(await readTextFile(library, MAX_PACKAGE_BYTES))
    return Array.isArray(documents) ? documents : []
  } catch {
    return []
  }
}

/** Finds the files that a document names. The reader refuses names without a file. */
async function filesOf(objects: Objects, folder: string, document: unknown): Promise<File[]> {
  const found: File[] = []
  for (const name of filesNamedIn(document)) {
    if (!isPlain(name)) continue
    const key = `${folder}/${path.posix.normalize(name)}`
    const facts = await objects.head(key)
    if (facts) found.push({ key, name: path.posix.normalize(name), size: facts.size })
  }
  return found
}

/** Tells whether a name stays inside the folder and is a legal file name on disk. */
function isPlain(name: string): boolean {
  const segments = path.posix.normalize(name).split('/')
  return (
    !/\p{Cc}/u.test(name) &&
    name.isWellFormed() &&
    Buffer.byteLength(name) <= 800 &&
    segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..' && Buffer.byteLength(segment) <= 255)
  )
}
