import { open, stat } from 'node:fs/promises'
import { fullTextOf } from '#document-text/full-text.ts'
import type { FullText } from '#finding/indexed-document.ts'
import { packText } from '#library/text/stored-text.ts'
import type { PagePicture } from '../extract-text/layout/pdf-content.ts'
import { PdfRefused, type PdfText } from '../extract-text/pdf-text.ts'
import { referencesIn } from './references-in.ts'
import { type Draft, type IngestCandidate, type IngestReporter, type PdfReader, Refused } from './source/candidate.ts'

export const MAX_PDF_BYTES = 512 * 1024 * 1024

/** Document whose text has been read, once for all of its libraries. */
export interface PreparedDraft {
  readonly candidate: IngestCandidate
  readonly draft: Draft
  readonly text: FullText
  readonly pdf?: PdfFile
  /** packed text of the HTML page */
  readonly htmlText?: Uint8Array
  readonly oldPdfs: readonly PdfFile[]
  /** designations that the text names */
  readonly references: readonly string[]
}

export interface PdfFile {
  readonly path: string
  readonly pageCount: number
  /** packed */
  readonly text: Uint8Array
  readonly picture?: PagePicture
}

/** Reads a candidate with its text. Reports and returns undefined where it is refused. */
export async function prepareDraft(
  candidate: IngestCandidate,
  pdfs: PdfReader,
  reporter: IngestReporter,
): Promise<PreparedDraft | undefined> {
  try {
    const draft = await candidate.read(pdfs)
    for (const reason of draft.remarks ?? []) reporter.remark({ ...candidate.location, reason })
    const files = await readFiles(draft, candidate, pdfs, reporter)
    return { candidate, draft, ...files, references: referencesIn(files.text.pages, draft.record) }
  } catch (error) {
    for (const refusal of refusalsOf(error)) reporter.refuse({ ...candidate.location, ...refusal })
    return undefined
  }
}

async function readFiles(
  draft: Draft,
  { location }: IngestCandidate,
  pdfs: PdfReader,
  reporter: IngestReporter,
): Promise<Omit<PreparedDraft, 'candidate' | 'draft' | 'references'>> {
  const read = async (file: string, known?: PdfText) => {
    const named = (reason: string) => (file === location.file ? reason : `${file}: ${reason}`)
    const text = await pdfText(file, pdfs, known).catch((error) => {
      throw error instanceof PdfRefused ? new Refused({ reason: named(error.message) }) : error
    })
    for (const reason of text.remarks) reporter.remark({ ...location, reason: named(reason) })
    return text
  }
  if (draft.redline) await checkPdf(draft.redline)
  const { language } = draft.record
  const fileOf = (path: string, { pageCount, text, picture }: PdfText): PdfFile => ({
    path,
    pageCount,
    text: packText({ ...text, language }),
    picture,
  })
  const pdf = draft.pdf === undefined ? undefined : await read(draft.pdf, draft.pdfText)
  const oldPdfs: PdfFile[] = []
  for (const path of draft.oldPdfs) oldPdfs.push(fileOf(path, await read(path)))
  return {
    text: fullTextOf({ pdf: pdf?.text, html: draft.html?.text }),
    pdf: pdf && fileOf(draft.pdf as string, pdf),
    htmlText: draft.html && packText(draft.html.text),
    oldPdfs,
  }
}

const PDF_HEAD = '%PDF-'

/** Refuses what is no PDF. A red-line is stored as it is, and not read. */
async function checkPdf(file: string): Promise<void> {
  await checkSize(file)
  const opened = await open(file)
  try {
    const { buffer } = await opened.read(Buffer.alloc(PDF_HEAD.length), 0, PDF_HEAD.length, 0)
    if (buffer.toString('latin1') !== PDF_HEAD) throw new Refused({ reason: `${file}: not a PDF` })
  } finally {
    await opened.close()
  }
}

async function checkSize(file: string): Promise<void> {
  const { size } = await stat(file)
  if (size > MAX_PDF_BYTES) throw new Refused({ reason: `${file}: larger than ${MAX_PDF_BYTES} bytes` })
}

async function pdfText(file: string, pdfs: PdfReader, known?: PdfText): Promise<PdfText> {
  await checkSize(file)
  return known ?? (await pdfs.extract(file))
}

function refusalsOf(error: unknown): Refused['refusals'] {
  if (error instanceof Refused) return error.refusals
  if (error instanceof PdfRefused) return [{ reason: error.message }]
  throw error
}
