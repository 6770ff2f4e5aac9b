import { documentSurroundings } from '#contract/documents/document-surroundings.ts'
import { ENTITLEMENT_HEADER } from '#contract/documents/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { dayOf } from '#library/document/day.ts'
import { mayRead, readingOfDocument } from '#library/document/entitlement.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import { readAllLinks } from '#library/reading/read-links.ts'

/** Finds the book that a paper or a chapter is part of. */
export const findFullBook = useCase(documentSurroundings.fullBook, ['table', 'clock'], async ({ contentCode }, context) => {
  const { actor, tenant, ports, setHeader, fail } = context
  const part = await findDocument(contentCode, context)
  const { relations } = await readAllLinks(ports.table, tenant, part, dayOf(ports.clock))
  const code = relations.find((one) => one.relation === 'partOf' && one.contentCode)?.contentCode
  const book = code && (await findJoinedDocument(ports.table, tenant, code))
  if (!book) return fail('no-full-book', 'contentCode')
  setHeader(ENTITLEMENT_HEADER, String(mayRead(actor, book)))
  return {
    contentCode: book.contentCode,
    designationNo: book.record.designation,
    documentTitle: book.record.title,
    access: readingOfDocument(actor, book),
  }
})
