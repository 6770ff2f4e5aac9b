import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Log } from '#ports/log.ts'
import type { Ports } from '#ports/ports.ts'
import { PdfExtractor } from '../extract-text/pdf-extractor.ts'
import { textOfFile } from './text-of-file.ts'

/** Handles the job `make-text`: makes the texts of a document's files that are missing or of an earlier version. Idempotent. */
export function makeTextJob(ports: Pick<Ports, 'table' | 'objects'>, log: Log): JobHandler<'make-text'> {
  return async ({ id, tenant, payload }) => {
    const { contentCode } = payload
    const document = await findJoinedDocument(ports.table, tenant, contentCode)
    if (!document) return
    const extractor = new PdfExtractor()
    const remark = (code: string, reason: string) =>
      log({ level: 'info', event: 'make-text-remark', job: id, tenant, contentCode: code, reason })
    const context = { ports, tenant, extractor, remark }
    const { pdf, html, oldPdfs } = document.files
    try {
      if (pdf) await textOfFile('pdf', pdf, document, context)
      if (html) await textOfFile('html', html, document, context)
      // Former printings are compared too.
      for (const old of oldPdfs) await textOfFile('pdf', old, document, context)
    } finally {
      extractor.close()
    }
  }
}
