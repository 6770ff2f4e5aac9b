import type { ReactNode } from 'react'
import type { SearchDocument } from '#contract/search.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { AccessBadge } from '#web/ui/access-badge.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { DocumentLink } from '../place/document-link.tsx'

/** A document of a standard: an edition, a draft, a supplement or a translation. */
export interface TimelineEntry {
  readonly contentCode: string
  readonly designationNo: string
  readonly year?: string
  readonly status?: ReactNode
  /** facts beside its designation, such as its language or type */
  readonly note?: string
  readonly access?: SearchDocument['access']
}

/** Documents of a standard, newest first: year, designation, status, and what I may do with each. */
export function Timeline({ entries, current }: { entries: readonly TimelineEntry[]; current: string }) {
  const t = useText()
  return (
    <ol className="timeline">
      {entries.map(({ contentCode, designationNo, year, status, note, access }) => (
        <li key={contentCode} data-current={contentCode === current || undefined}>
          <span className="timeline-year">{year}</span>
          <span className="timeline-name">
            {contentCode === current ? (
              <span aria-current="true">
                <Designation>{designationNo}</Designation>
              </span>
            ) : (
              <DocumentLink contentCode={contentCode}>
                <Designation>{designationNo}</Designation>
              </DocumentLink>
            )}
            {note && <bdi className="timeline-note">{note}</bdi>}
            {contentCode === current && <span className="timeline-note">{t('documents.record.current')}</span>}
          </span>
          <span className="timeline-status">{status}</span>
          {access && <AccessBadge access={access} />}
        </li>
      ))}
    </ol>
  )
}
