import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openDiskObjects } from '#functions/adapters/embedded/disk/disk-objects.ts'
import { ingestLibrary } from '#functions/jobs/ingest/ingest-library.ts'
import type { Objects } from '#ports/objects.ts'
import { openLibrary } from './library.ts'
import { movableClock } from './movable-clock.ts'

interface PackageDocument {
  readonly files: { readonly pdf?: string; readonly html?: string; readonly oldPdfs?: readonly string[] }
}

/** Copies the first documents of a package that have a PDF and a page; a larger count than it has is the whole package. */
export function shareOfPackage(source: string, count: number, folder: string): string {
  const whole = JSON.parse(readFileSync(path.join(source, 'library.json'), 'utf8')) as { documents: PackageDocument[] }
  if (count >= whole.documents.length) return source
  const chosen = whole.documents.filter(({ files }) => files.pdf && files.html).slice(0, count)
  mkdirSync(folder)
  const documents = chosen.map(({ files: { pdf = '', html = '', oldPdfs = [] }, ...facts }) => {
    for (const name of [pdf, html, ...oldPdfs]) copyFileSync(path.join(source, name), path.join(folder, name))
    return { ...facts, files: { pdf, html, oldPdfs } }
  })
  writeFileSync(path.join(folder, 'library.json'), JSON.stringify({ ...whole, documents }))
  return folder
}

/** Ingests a package into an empty library in a folder; hashes of the texts by their keys. */
export async function ingestTexts(source: string, folder: string): Promise<Map<string, string>> {
  const library = openLibrary()
  const texts = new Map<string, string>()
  const disk = openDiskObjects(folder, { secret: new Uint8Array(32), clock: movableClock() })
  const put: Objects['put'] = (key, bytes, facts) => {
    if (key.endsWith('.text'))
      texts.set(
        key,
        createHash('sha256')
          .update(bytes as Uint8Array)
          .digest('hex'),
      )
    return disk.put(key, bytes, facts)
  }
  const objects: Objects = Object.assign(Object.create(disk), { put })
  try {
    await ingestLibrary({ ...library, objects }, { tenants: ['demowl'], sources: [source] })
  } finally {
    await library.close()
  }
  return texts
}
