import path from 'node:path'
import * as z from 'zod'
import { LibraryPackage, LibraryRecord, type Publisher } from '#library/document/record.ts'
import { sourceKey } from '#library/stamps.ts'
import { htmlPage } from '../../html/html-page.ts'
import { plainText, titleText } from '../../html/inline-text.ts'
import { pageOfText } from '../../html/plain-text/page-of-text.ts'
import { type Draft, type DraftVideo, type IngestCandidate, type IngestReporter, Refused } from '../source/candidate.ts'
import { PACKAGE_FILE } from '../source/find-sources.ts'
import type { Source, SourceLocation } from '../source/source.ts'
import { hashFile, stampOf } from '../source/stamp.ts'
import { packageFile } from './package-file.ts'
import { packageVideos } from './package-videos.ts'
import { parseAs, refuseTooLarge } from './parse-as.ts'
import { readTextFile } from './read-text-file.ts'

export const MAX_PACKAGE_BYTES = 64 * 1024 * 1024
const MAX_HTML_BYTES = 20 * 1024 * 1024

/** bytes that a document counts for; its files make it heavy, so a batch holds a few */
const DOCUMENT_WEIGHT = 2 ** 19

/** Envelope alone: documents are validated one by one, so that one bad document does not refuse the others. */
const Envelope = LibraryPackage.extend({ documents: z.array(z.unknown()).min(1) })

/** Reads a package: a folder with `library.json` and the files that it names. */
export async function* readPackage(
  { path: file, bytes, documents }: Source,
  reporter: IngestReporter,
): AsyncIterable<readonly IngestCandidate[]> {
  const folder = path.dirname(file)
  const location = { file }
  const given = await orRefuse(reporter, location, async () => parseAs(Envelope, await readJson(file)))
  if (!given) return
  const share = bytes / given.documents.length
  for (const [index, document] of given.documents.entries()) {
    if (documents && !documents.has(index)) continue
    const candidate = await orRefuse(reporter, location, () =>
      candidateOf(folder, given.publishers, document, `documents[${index}]`),
    )
    reporter.progress(share)
    if (candidate) yield [candidate]
  }
}

async function orRefuse<T>(reporter: IngestReporter, location: SourceLocation, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    for (const refusal of error.refusals) reporter.refuse({ ...location, ...refusal })
    return undefined
  }
}

async function readJson(file: string): Promise<unknown> {
  const text = await readTextFile(file, MAX_PACKAGE_BYTES)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refused({ reason: `not JSON: ${(error as Error).message}` })
  }
}

async function readHtml(file: string): Promise<string> {
  const text = await readTextFile(file, MAX_HTML_BYTES)
  return path.extname(file).toLowerCase() === '.txt' ? pageOfText(text) : text
}

interface Files {
  readonly pdf?: string
  readonly html?: string
  readonly oldPdfs: readonly string[]
  readonly redline?: string
  readonly videos: readonly DraftVideo[]
}

async function candidateOf(
  folder: string,
  publishers: readonly Publisher[],
  document: unknown,
  field: string,
): Promise<IngestCandidate> {
  const given = parseAs(LibraryRecord, document, field)
  refuseTooLarge(given, field)
  const record = { ...given, title: titleText(given.title), description: plainText(given.description) }
  const publisher = publishers.find(({ code }) => code === record.publisher)
  if (!publisher) throw new Refused({ field: `${field}.publisher`, reason: `"${record.publisher}" is not among the publishers` })
  const files = await filesOf(folder, record, `${field}.files`)
  const ofVideos = files.videos.flatMap((video) => [video.path, ...video.captions.map(({ path }) => path)])
  const all = [files.pdf, files.html, ...files.oldPdfs, files.redline, ...ofVideos]
  const hashes = await Promise.all(all.map((file) => (file ? hashFile(file) : '')))
  return {
    location: { file: path.join(folder, PACKAGE_FILE) },
    key: sourceKey(record),
    stamp: stampOf('package', JSON.stringify([record, publisher]), ...hashes),
    bytes: DOCUMENT_WEIGHT,
    read: () => draftOf(record, publisher, files),
  }
}

async function filesOf(folder: string, { files }: LibraryRecord, field: string): Promise<Files> {
  const find = (name: string, at: string) => packageFile(folder, name, `${field}.${at}`)
  return {
    pdf: files.pdf && (await find(files.pdf, 'pdf')),
    html: files.html && (await find(files.html, 'html')),
    oldPdfs: await Promise.all(files.oldPdfs.map((name, index) => find(name, `oldPdfs[${index}]`))),
    redline: files.redline && (await find(files.redline, 'redline')),
    videos: await packageVideos(folder, files.videos, field),
  }
}

async function draftOf(record: LibraryRecord, publisher: Publisher, files: Files): Promise<Draft> {
  const html = files.html && htmlPage(await readHtml(files.html), record)
  const { pdf, oldPdfs, redline, videos } = files
  return { record, publisher, pdf, oldPdfs, redline: redline || undefined, videos, html: html || undefined }
}
