import { stat } from 'node:fs/promises'
import { PdfRefused, type PdfText } from '../extract-text/pdf-text.ts'
import { type Candidate, type Desk, type Draft, type PdfReader, Refused } from './source/candidate.ts'

export const PDF_LIMIT = 512 * 1024 * 1024

/** A document whose text is read, once for all the libraries that it goes into. */
export interface Prepared {
  readonly candidate: Candidate
  readonly draft: Draft
  readonly pages: readonly string[]
  readonly pdf?: PdfFile
  readonly oldPdfs: readonly PdfFile[]
}

export interface PdfFile {
  readonly path: string
  readonly pageCount: number
}

/** Undefined where it is refused. */
export async function prepareDraft(candidate: Candidate, pdfs: PdfReader, desk: Desk): Promise<Prepared | undefined> {
  try {
    const draft = await candidate.read(pdfs)
    return { candidate, draft, ...(await readFiles(draft, candidate, pdfs, desk)) }
  } catch (error) {
    for (const refusal of refusalsOf(error)) desk.refuse({ ...candidate.place, ...refusal })
    return undefined
  }
}

async function readFiles(
  draft: Draft,
  { place }: Candidate,
  pdfs: PdfReader,
  desk: Desk,
): Promise<Omit<Prepared, 'candidate' | 'draft'>> {
  const read = async (file: string) => {
    const text = await pdfText(file, pdfs)
    for (const reason of text.remarks) desk.remark({ ...place, reason: file === place.file ? reason : `${file}: ${reason}` })
    return text
  }
  const text = draft.pdf === undefined ? undefined : await read(draft.pdf)
  const oldPdfs: PdfFile[] = []
  for (const path of draft.oldPdfs) oldPdfs.push({ path, pageCount: (await read(path)).pageCount })
  return {
    pages: text && hasText(text) ? text.pages : draft.html ? [draft.html.text] : [],
    pdf: text && { path: draft.pdf as string, pageCount: text.pageCount },
    oldPdfs,
  }
}

async function pdfText(file: string, pdfs: PdfReader): Promise<PdfText> {
  const { size } = await stat(file)
  if (size > PDF_LIMIT) throw new Refused({ reason: `${file}: larger than ${PDF_LIMIT} bytes` })
  return await pdfs.extract(file)
}

function refusalsOf(error: unknown): Refused['refusals'] {
  if (error instanceof Refused) return error.refusals
  if (error instanceof PdfRefused) return [{ reason: error.message }]
  throw error
}

function hasText({ pages }: PdfText): boolean {
  return pages.some((page) => page !== '')
}
