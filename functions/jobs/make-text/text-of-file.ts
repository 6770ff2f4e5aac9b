import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Tenant } from '#contract/tenant.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { TextUnreadable } from '#document-text/parse-text.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import type { PreparedFile } from '#library/document/prepared-document.ts'
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
 * saved. Undefined where the file is gone.
 */
export async function textOfFile(
  kind: 'pdf' | 'html',
  file: PreparedFile,
  document: LibraryDocument,
  context: TextContext,
): Promise<DocumentText | undefined> {
  try {
    return await readText(context.ports, file.key)
  } catch (error) {
    if (!(error instanceof TextUnreadable)) throw error
  }
  const made = await (kind === 'pdf' ? readPdf : readHtml)(file, document, context)
  if (made === undefined) return undefined
  const whole = { ...made, language: made.language || document.record.language }
  await saveText(context.ports, file.key, packText(whole))
  return whole
}

async function readPdf(
  { key }: PreparedFile,
  { contentCode, record }: LibraryDocument,
  { ports, tenant, extractor, remark }: TextContext,
): Promise<DocumentText | undefined> {
  const passcode = record.drm ? await passcodeOf(ports.table, tenant) : undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'text-of-file-'))
  try {
    const file = path.join(folder, 'document.pdf')
    if (await stageObject(ports.objects, key, file)) return (await extractor.extract(file, passcode)).text
    remark(contentCode, `its PDF ${key} is gone`)
    return undefined
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
