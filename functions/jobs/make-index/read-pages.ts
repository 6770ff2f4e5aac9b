import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Tenant } from '#contract/tenant.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import type { PreparedFile } from '#library/document/prepared-document.ts'
import { passcodeOf } from '#library/files/passcode.ts'
import type { Ports } from '#ports/ports.ts'
import type { PdfExtractor } from '../extract-text/pdf-extractor.ts'
import { PdfRefused } from '../extract-text/pdf-text.ts'
import { cleanHtml } from '../html/clean-html.ts'
import { stageObject } from '../ingest/bucket/stage-package.ts'

interface Reading {
  readonly ports: Pick<Ports, 'table' | 'objects'>
  readonly tenant: Tenant
  readonly extractor: PdfExtractor
  /** what is found by less than it could */
  readonly remark: (contentCode: string, reason: string) => void
}

/** The text of a document from the files that the library keeps, as it was read when it came in. */
export async function readPages({ contentCode, record, files }: LibraryDocument, reading: Reading): Promise<readonly string[]> {
  const { ports, tenant, remark } = reading
  const tell = (reason: string) => remark(contentCode, reason)
  const passcode = record.drm ? await passcodeOf(ports.table, tenant) : undefined
  const pages = files.pdf ? await readPdf(files.pdf, passcode, tell, reading) : []
  if (pages.some((page) => page !== '')) return pages
  const html = files.html && (await readHtml(files.html, tell, reading))
  return html === undefined ? [] : [cleanHtml(html).text]
}

async function readPdf(
  { key }: PreparedFile,
  passcode: string | undefined,
  tell: (reason: string) => void,
  { ports, extractor }: Reading,
): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'make-index-'))
  try {
    const file = path.join(folder, 'document.pdf')
    if (await stageObject(ports.objects, key, file)) return (await extractor.extract(file, passcode)).pages
    tell(`its PDF ${key} is gone`)
  } catch (error) {
    if (!(error instanceof PdfRefused)) throw error
    tell(`its PDF: ${error.message}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return []
}

async function readHtml({ key }: PreparedFile, tell: (reason: string) => void, { ports }: Reading): Promise<string | undefined> {
  const object = await ports.objects.get(key)
  if (!object) return void tell(`its page ${key} is gone`)
  return text(object.body)
}
