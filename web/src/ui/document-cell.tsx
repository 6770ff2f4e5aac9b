import type { ListedDocument } from '#contract/documents/document-card.ts'
import { pathToDocument } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Designation } from './text/designation.tsx'
import { Markup } from './text/markup.tsx'

type ShownDocument = Pick<
  ListedDocument,
  'contentCode' | 'publisherTypeCode' | 'displayDesignation' | 'designationNo' | 'documentTitle'
>

/** Cell with a document's designation and title, linked to it. */
export function DocumentCell({ document }: { document: ShownDocument }) {
  return (
    <Link to={pathToDocument(document)} className="card-link">
      <Designation>{document.displayDesignation || document.designationNo}</Designation>
      <span className="card-title" dir="auto">
        <Markup text={document.documentTitle} />
      </span>
    </Link>
  )
}
