import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tenant } from '#contract/tenant.ts'
import { TENANTS } from '#contract/tenant.ts'
import { GUIDES, guideBook } from './guides/guides.ts'
import { makeHtml } from './html/make-html.ts'
import { SHARED, TENANT_FAMILIES } from './library.ts'
import { makeBook } from './make-book.ts'
import { makeRedlineBook } from './make-redline-book.ts'
import { makeVolumes } from './make-volumes.ts'
import { makePdf } from './pdf/make-pdf.ts'
import type { Family, Volume } from './text/family.ts'
import { CAPTION_LANGUAGES, CAPTIONS, webVtt } from './videos/captions.ts'

const VIDEOS = join(import.meta.dirname, 'videos')
const TUTORIALS = ['find-by-number']

export interface DemoFolders {
  /** package folder for every tenant */
  readonly shared: string
  /** package folders with documents of the tenants' own publishers */
  readonly own: Record<Tenant, string>
  /** help guides, `<id>.pdf` */
  readonly guides: string
  /** video tutorials with their captions, `<id>.webm` and `<id>.<language>.vtt` */
  readonly tutorials: string
}

export interface DemoOptions {
  readonly onProgress?: (done: number, total: number) => void
}

/** Writes the demonstration library, with the same bytes every time. */
export async function makeDemo(folder: string, { onProgress }: DemoOptions = {}): Promise<DemoFolders> {
  const own = Object.fromEntries(TENANTS.map((tenant) => [tenant, join(folder, 'own', tenant)])) as Record<Tenant, string>
  const folders = { shared: join(folder, 'shared'), own, guides: join(folder, 'guides'), tutorials: join(folder, 'tutorials') }
  const packages = [
    { folder: folders.shared, volumes: SHARED.flatMap(makeVolumes) },
    ...TENANTS.map((tenant) => ({
      folder: own[tenant],
      volumes: TENANT_FAMILIES[tenant].flatMap((family: Family) => makeVolumes(family)),
    })),
  ]
  const total = packages.reduce((sum, { volumes }) => sum + volumes.length, GUIDES.length)
  let done = 0
  const step = () => onProgress?.(++done, total)
  for (const { folder: packageFolder, volumes } of packages) await writePackage(packageFolder, volumes, step)
  await mkdir(folders.guides, { recursive: true })
  for (const guide of GUIDES) {
    await writeFile(join(folders.guides, `${guide.id}.pdf`), await makePdf(guideBook(guide)))
    step()
  }
  await mkdir(folders.tutorials, { recursive: true })
  for (const id of TUTORIALS) await writeVideo(folders.tutorials, id)
  return folders
}

async function writePackage(folder: string, volumes: readonly Volume[], step: () => void) {
  await mkdir(folder, { recursive: true })
  for (const volume of volumes) {
    await writeFiles(folder, volume)
    step()
  }
  const publishers = new Map(volumes.map(({ body: { code, name, type } }) => [code, { code, name, type }]))
  const documents = volumes.map(({ record }) => record)
  const library = { format: 'lectern-package/1', publishers: [...publishers.values()], documents }
  await writeFile(join(folder, 'library.json'), `${JSON.stringify(library, null, 1)}\n`)
}

async function writeFiles(folder: string, volume: Volume) {
  const { pdf, html, oldPdfs, redline, videos = [] } = volume.record.files
  const book = makeBook(volume)
  if (pdf) await writeFile(join(folder, pdf), await makePdf(book))
  if (html) await writeFile(join(folder, html), makeHtml(book))
  if (redline && volume.before !== undefined)
    await writeFile(join(folder, redline), await makePdf(makeRedlineBook(volume, volume.before)))
  for (const { file } of videos) await writeVideo(folder, file.replace('.webm', ''))
  for (const [i, name] of oldPdfs.entries())
    await writeFile(join(folder, name), await makePdf(makeBook(volume, volume.olderPdfs[i])))
}

async function writeVideo(folder: string, id: string) {
  await copyFile(join(VIDEOS, `${id}.webm`), join(folder, `${id}.webm`))
  for (const language of CAPTION_LANGUAGES)
    await writeFile(join(folder, `${id}.${language}.vtt`), webVtt(CAPTIONS[id] ?? [], language))
}
