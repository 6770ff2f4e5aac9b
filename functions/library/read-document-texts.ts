import type { Tenant } from '#contract/tenant.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { TextUnreadable } from '#document-text/parse-text.ts'
import type { Ports } from '#ports/ports.ts'
import type { LibraryDocument } from './document/library-document.ts'
import { requestText } from './request-text.ts'
import { readText } from './text/stored-text.ts'

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
}

/** Reads the texts of a document. Where one is missing, damaged or of an earlier version, it sends the job that makes it again. */
export async function readDocumentTexts(document: LibraryDocument, { tenant, ports }: TextReader): Promise<DocumentTexts> {
  const { contentCode, files } = document
  let pending = false
  const read = async (key: string | undefined): Promise<DocumentText | undefined> => {
    if (key === undefined) return undefined
    try {
      return await readText(ports, key)
    } catch (error) {
      if (!(error instanceof TextUnreadable)) throw error
      // A newer release wrote it, and reads it.
      if (error.reason === 'newer') return undefined
      await requestText(ports, tenant, { contentCode, fileKey: key })
      pending = true
      return undefined
    }
  }
  const [pdf, html] = await Promise.all([read(files.pdf?.key), read(files.html?.key)])
  return { pdf, html, pending }
}
