import type { CatalogedDocument } from '#citations/marc/marc-of-document.ts'
import type { Standing } from '#contract/documents/document-card.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import type { JoinedDocument } from '../document/joined-document.ts'
import { citedDocumentOf } from './cited-document-of.ts'

interface Cataloging {
  readonly tenant: Tenant
  readonly origin: string
  readonly ports: Pick<Ports, 'clock'>
}

const MARKUP = /<\/?[a-z][^>]*>/gi

/** Facts of a document as a library catalogs it; the record is the tenant's. */
export function catalogedDocumentOf(
  document: JoinedDocument,
  standing: Standing,
  { tenant, origin, ports }: Cataloging,
): CatalogedDocument {
  const { record, files, contentCode } = document
  const made = ports.clock.now()
  return {
    ...citedDocumentOf(document, { standing, origin, now: made }),
    controlNumber: contentCode,
    agency: tenants[tenant].shown.tenantName,
    description: record.description.replace(MARKUP, ''),
    otherNumbers: record.otherDesignations,
    keywords: record.keywords,
    ics: record.ics,
    pages: files.pdf?.pageCount ?? 0,
    made,
  }
}
