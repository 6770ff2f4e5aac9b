import type { Standing } from '#contract/documents/document-card.ts'
import { dayOf } from '#library/document/day.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { UNCITED } from '#library/document/uncited.ts'
import { type DocumentLookup, findDocument } from '#library/reading/find-document.ts'
import { readLinks } from '#library/reading/read-links.ts'
import type { Ports } from '#ports/ports.ts'

interface CitedLookup extends Omit<DocumentLookup, 'ports' | 'fail'> {
  readonly ports: Pick<Ports, 'table' | 'clock'>
  readonly fail: (code: 'content-not-found' | 'content-gone' | 'not-citable', about?: string) => never
}

/** Finds the document of a content code, and its standing today. Fails for a kind of content that has no citations. */
export async function findCited(
  contentCode: string,
  context: CitedLookup,
): Promise<{ readonly document: JoinedDocument; readonly standing: Standing }> {
  const { tenant, ports, fail } = context
  const document = await findDocument(contentCode, context)
  if (UNCITED.includes(document.record.contentType)) return fail('not-citable', 'contentId')
  const { standings } = await readLinks(ports.table, tenant, document, dayOf(ports.clock))
  return { document, standing: standings[0].standing }
}
