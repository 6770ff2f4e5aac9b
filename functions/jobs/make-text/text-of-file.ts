import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Tenant } from '#contract/tenant.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { TextUnreadable } from '#document-text/parse-text.ts'
import { firstPageKeyOf } from '#library/document/first-page-key.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import type { PreparedFile } from '#library/document/prepared-document.ts'
import type { Asset } from '#library/files/asset-id.ts'
import { saveFirstPage } from '#library/files/first-page.ts'
import { passcodeOf } from '#library/files/passcode.ts'
import { packText, readText, saveText } from '#library/text/stored-text.ts'
import type { Ports } from '#ports/ports.ts'
import type { PdfExtractor } from '../extract-text/pdf-extractor.ts'
import { PdfRefused } from '../extract-text/pdf-text.ts'
import { cleanHtml } from '../html/clean-html.ts'
import { stageObject } from '../ingest/bucket/stage-package.ts'

export interface TextContext {
  readonly ports: Pick<Ports, 'table' | 'objects'>
  readonly tenant: Tenant
  readonly extractor: PdfExtractor
  /** Reports a document whose text is incomplete. */
  readonly remark: (contentCode: string, reason: string) => void
}

/** Text of a PDF that cannot be read: nothing is gained by reading it again. */
const NO_TEXT: DocumentText = { source: 'pdf', language: '', pages: [], clauses: [], blocks: [] }

/**
 * Reads the text beside a file of a document. One that is missing, damaged or of another version is made again from the file, and
 * saved; so is a missing picture of its first page. Undefined where the file is gone.
 */
export async function textOfFile(
  kind: 'pdf' | 'html',
  file: Asset['file'],
  document: LibraryDocument,
  context: TextContext,
): Promise<DocumentText | undefined> {
  const stored = await storedText(file, context)
  if (stored && (await hasPicture(file, context))) return stored
  const made = await (kind === 'pdf' ? readPdf : readHtml)(file, document, context)
  if (made === undefined || (stored && made === NO_TEXT)) return stored
  const whole = { ...made, language: made.language || document.record.language }
  await saveText(context.ports, file.key, packText(whole))
  return whole
}

async function storedText({ key }: PreparedFile, { ports }: TextContext): Promise<DocumentText | undefined> {
  try {
    return await readText(ports, key)
  } catch (error) {
    if (error instanceof TextUnreadable) return undefined
    throw error
  }
}

async function hasPicture({ key, firstPage }: Asset['file'], { ports }: TextContext): Promise<boolean> {
  return !firstPage || (await ports.objects.head(firstPageKeyOf(key))) !== undefined
}

async function readPdf(
  { key, firstPage }: Asset['file'],
  { contentCode, record }: LibraryDocument,
  { ports, tenant, extractor, remark }: TextContext,
): Promise<DocumentText | undefined> {
  const passcode = record.drm ? await passcodeOf(ports.table, tenant) : undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'text-of-file-'))
  try {
    const file = path.join(folder, 'document.pdf')
    if (!(await stageObject(ports.objects, key, file))) {
      remark(contentCode, `its PDF ${key} is gone`)
      return undefined
    }
    const { text: read, picture } = await extractor.extract(file, passcode)
    if (picture && firstPage) await saveFirstPage(ports, key, picture.bytes)
    return read
  } catch (error) {
    if (!(error instanceof PdfRefused)) throw error
    remark(contentCode, `its PDF: ${error.message}`)
    return NO_TEXT
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readHtml(
  { key }: PreparedFile,
  { contentCode }: LibraryDocument,
  { ports, remark }: TextContext,
): Promise<DocumentText | undefined> {
  const object = await ports.objects.get(key)
  if (object) return cleanHtml(await text(object.body)).text
  remark(contentCode, `its page ${key} is gone`)
  return undefined
}
