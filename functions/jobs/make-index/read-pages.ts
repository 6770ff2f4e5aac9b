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

interface ReadContext {
  readonly ports: Pick<Ports, 'table' | 'objects'>
  readonly tenant: Tenant
  readonly extractor: PdfExtractor
  /** Reports a document whose text is incomplete. */
  readonly remark: (contentCode: string, reason: string) => void
}

/** Reads the text of a document from its stored files, as the ingest read it. */
export async function readPages(
  { contentCode, record, files }: LibraryDocument,
  context: ReadContext,
): Promise<readonly string[]> {
  const { ports, tenant, remark } = context
  const report = (reason: string) => remark(contentCode, reason)
  const passcode = record.drm ? await passcodeOf(ports.table, tenant) : undefined
  const pages = files.pdf ? await readPdf(files.pdf, passcode, report, context) : []
  if (pages.some((page) => page !== '')) return pages
  const html = files.html && (await readHtml(files.html, report, context))
  return html === undefined ? [] : [cleanHtml(html).text]
}

async function readPdf(
  { key }: PreparedFile,
  passcode: string | undefined,
  report: (reason: string) => void,
  { ports, extractor }: ReadContext,
): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'make-index-'))
  try {
    const file = path.join(folder, 'document.pdf')
    if (await stageObject(ports.objects, key, file)) return (await extractor.extract(file, passcode)).pages
    report(`its PDF ${key} is gone`)
  } catch (error) {
    if (!(error instanceof PdfRefused)) throw error
    report(`its PDF: ${error.message}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return []
}

async function readHtml(
  { key }: PreparedFile,
  report: (reason: string) => void,
  { ports }: ReadContext,
): Promise<string | undefined> {
  const object = await ports.objects.get(key)
  if (!object) return void report(`its page ${key} is gone`)
  return text(object.body)
}
