import type { LibraryRecord, Publisher } from '#library/document/record.ts'
import type { PdfText } from '../../extract-text/pdf-text.ts'
import type { HtmlPage } from '../../html/html-page.ts'
import type { Source } from './find-sources.ts'

export interface Place {
  readonly file: string
  /** from 1 */
  readonly line?: number
}

/** Something that stays out, or comes in with less than it could, and why. */
export interface Refusal extends Place {
  readonly field?: string
  readonly reason: string
}

/** A document that a source offers. Reading it in full waits until it is known to have changed. */
export interface Candidate {
  readonly place: Place
  /** tells the document apart, over all runs */
  readonly key: string
  /** hash of everything that goes in */
  readonly stamp: string
  /** roughly what it holds in memory */
  readonly bytes: number
  /** Throws Refused. */
  read(pdfs: PdfReader): Promise<Draft>
}

export interface Draft {
  readonly record: LibraryRecord
  readonly publisher: Publisher
  /** paths of files */
  readonly pdf?: string
  readonly oldPdfs: readonly string[]
  /** a cleaned page of our own making */
  readonly html?: HtmlPage
}

/** Where readers report while they read. */
export interface Desk {
  /** whose documents are that name no publisher */
  readonly publisher: Publisher
  refuse(refusal: Refusal): void
  remark(remark: Refusal): void
  /** bytes of the source read since the last call */
  progress(bytes: number): void
}

export interface PdfReader {
  /** Throws PdfRefused. */
  extract(file: string): Promise<PdfText>
}

export type ReadSource = (source: Source, desk: Desk) => AsyncIterable<readonly Candidate[]>

export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusals: readonly Omit<Refusal, keyof Place>[]

  constructor(...refusals: readonly Omit<Refusal, keyof Place>[]) {
    super(refusals.map((refusal) => refusal.reason).join('; '))
    this.refusals = refusals
  }
}
