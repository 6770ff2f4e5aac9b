import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Tenant } from '#contract/tenant.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { pagesOf } from '#document-text/pages-of.ts'
import { TextUnreadable } from '#document-text/parse-text.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import type { PreparedFile } from '#library/document/prepared-document.ts'
import type { Asset } from '#library/files/asset-id.ts'
import { saveFirstPage } from '#library/files/first-page.ts'
import { firstPageKeyOf } from '#library/files/first-page-key.ts'
import { passcodeOf } from '#library/files/passcode.ts'
import { packText, readText, saveText } from '#library/text/stored-text.ts'
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

/**
 * Reads the text of a document for the index, from the texts beside its files. One that is missing, damaged or of another version
 * is made again from its file, and saved; a missing picture of the first page, too.
 */
export async function readPages(document: LibraryDocument, context: ReadContext): Promise<readonly string[]> {
  const { files } = document
  const pdf = files.pdf && (await textOf(files.pdf, document, context, readPdf))
  if (pdf && pdf.blocks.length > 0) return pagesOf(pdf)
  const html = files.html && (await textOf(files.html, document, context, readHtml))
  if (html) return pagesOf(html)
  return pdf ? pagesOf(pdf) : []
}

type ReadFile = (file: Asset['file'], document: LibraryDocument, context: ReadContext) => Promise<DocumentText | undefined>

async function textOf(
  file: Asset['file'],
  document: LibraryDocument,
  context: ReadContext,
  read: ReadFile,
): Promise<DocumentText | undefined> {
  const stored = await storedText(file, context)
  if (stored && (await hasPicture(file, context))) return stored
  const made = await read(file, document, context)
  if (made === undefined) return stored
  const whole = { ...made, language: made.language || document.record.language }
  await saveText(context.ports, file.key, packText(whole))
  return whole
}

async function storedText({ key }: PreparedFile, { ports }: ReadContext): Promise<DocumentText | undefined> {
  try {
    return await readText(ports, key)
  } catch (error) {
    if (error instanceof TextUnreadable) return undefined
    throw error
  }
}

async function hasPicture({ key, firstPage }: Asset['file'], { ports }: ReadContext): Promise<boolean> {
  return !firstPage || (await ports.objects.head(firstPageKeyOf(key))) !== undefined
}

async function readPdf(
  { key, firstPage }: Asset['file'],
  { contentCode, record }: LibraryDocument,
  { ports, tenant, extractor, remark }: ReadContext,
): Promise<DocumentText | undefined> {
  const passcode = record.drm ? await passcodeOf(ports.table, tenant) : undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'make-index-'))
  try {
    const file = path.join(folder, 'document.pdf')
    if (await stageObject(ports.objects, key, file)) {
      const { text, picture } = await extractor.extract(file, passcode)
      if (picture && firstPage) await saveFirstPage(ports, key, picture.bytes)
      return text
    }
    remark(contentCode, `its PDF ${key} is gone`)
  } catch (error) {
    if (!(error instanceof PdfRefused)) throw error
    remark(contentCode, `its PDF: ${error.message}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return undefined
}

async function readHtml(
  { key }: PreparedFile,
  { contentCode }: LibraryDocument,
  { ports, remark }: ReadContext,
): Promise<DocumentText | undefined> {
  const object = await ports.objects.get(key)
  if (object) return cleanHtml(await text(object.body)).text
  remark(contentCode, `its page ${key} is gone`)
  return undefined
}
