import type { Tenant } from '#contract/tenant.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { TextUnreadable } from '#document-text/parse-text.ts'
import type { JobProgress } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import { readText } from '../text/stored-text.ts'
import { requestText } from './request-text.ts'

interface TextReader {
  readonly tenant: Tenant
  readonly ports: Pick<Ports, 'objects' | 'jobs' | 'clock'>
}

/** Texts of a document's present files. */
export interface DocumentTexts {
  readonly pdf?: DocumentText
  readonly html?: DocumentText
  /** a job makes one of them */
  readonly pending: boolean
  /** ISO 8601: when that job was sent; absent where the queue does not tell */
  readonly since?: string
}

/** Reads the texts of a document. Where one is missing, damaged or of an earlier version, it sends the job that makes it again. */
export async function readDocumentTexts(document: LibraryDocument, { tenant, ports }: TextReader): Promise<DocumentTexts> {
  const { contentCode, files } = document
  const making: JobProgress[] = []
  const read = async (key: string | undefined): Promise<DocumentText | undefined> => {
    if (key === undefined) return undefined
    try {
      return await readText(ports, key)
    } catch (error) {
      if (!(error instanceof TextUnreadable)) throw error
      // A newer release wrote it, and reads it.
      if (error.reason === 'newer') return undefined
      const job = await requestText(ports, tenant, { contentCode, fileKey: key })
      if (job) making.push(job)
      return undefined
    }
  }
  const [pdf, html] = await Promise.all([read(files.pdf?.key), read(files.html?.key)])
  const [since] = making.flatMap((job) => job.since ?? []).sort()
  return { pdf, html, pending: making.length > 0, ...(since !== undefined && { since }) }
}
