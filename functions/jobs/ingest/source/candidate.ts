import type { PreparedVideo } from '#library/document/prepared-document.ts'
import type { LibraryRecord, Publisher } from '#library/document/record.ts'
import type { PdfText } from '../../extract-text/pdf-text.ts'
import type { HtmlPage } from '../../html/html-page.ts'
import type { Refusal, Source, SourceLocation } from './source.ts'

/** Document that a source offers. It is read in full only after it is known to have changed. */
export interface IngestCandidate {
  readonly location: SourceLocation
  /** identifies the document in all runs */
  readonly key: string
  /** hash of everything that goes in */
  readonly stamp: string
  /** rough size in memory */
  readonly bytes: number
  /** Throws Refused. */
  read(pdfs: PdfReader): Promise<Draft>
}

export interface Draft {
  readonly record: LibraryRecord
  readonly publisher: Publisher
  /** paths of files */
  readonly pdf?: string
  /** text of `pdf` where it was read already */
  readonly pdfText?: PdfText
  readonly oldPdfs: readonly string[]
  readonly redline?: string
  readonly videos?: readonly DraftVideo[]
  /** cleaned page */
  readonly html?: HtmlPage
  /** reasons why parts of the record do not count */
  readonly remarks?: readonly string[]
}

export interface DraftVideo extends Pick<PreparedVideo, 'title' | 'section' | 'duration' | 'kind'> {
  readonly path: string
  readonly captions: readonly { readonly language: string; readonly path: string }[]
}

/** Callbacks of readers: refusals, remarks and progress. */
export interface IngestReporter {
  /** publisher of documents that name none */
  readonly publisher: Publisher
  refuse(refusal: Refusal): void
  remark(remark: Refusal): void
  /** Offers the columns of a table for a file beside it, in which they can be corrected. */
  offerColumns?(columnsFile: string, columns: object): void
  /** bytes of the source read since the last call */
  progress(bytes: number): void
}

export interface PdfReader {
  /** Throws PdfRefused. */
  extract(file: string): Promise<PdfText>
}

export type ReadSource = (source: Source, reporter: IngestReporter) => AsyncIterable<readonly IngestCandidate[]>

export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusals: readonly Omit<Refusal, keyof SourceLocation>[]

  constructor(...refusals: readonly Omit<Refusal, keyof SourceLocation>[]) {
    super(refusals.map((refusal) => refusal.reason).join('; '))
    this.refusals = refusals
  }
}
