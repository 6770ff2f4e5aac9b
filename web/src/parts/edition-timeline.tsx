import type { ReactNode } from 'react'
import { documents } from '#contract/documents/documents.ts'
import type { Timeline } from '#contract/documents/timeline.ts'
import type { SearchDocument } from '#contract/search.ts'
import { ChangesLink } from '#web/features/documents/record/changes-link.tsx'
import { TimelineStanding } from '#web/features/documents/record/timeline-standing.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languageName } from '#web/lib/i18n/language-name.ts'
import { useTypeName } from '#web/lib/names/use-type-name.ts'
import { pathToDocument } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { AccessBadge } from '#web/ui/access-badge.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { OfferRedlines } from './offer-redlines.tsx'
import './edition-timeline.css'

type Entry = Timeline['documents'][number]

/** Timeline of the standard that a result belongs to, newest first; the result's own document is marked. */
export function EditionTimeline({ document }: { document: Pick<SearchDocument, 'contentCode' | 'publisherTypeCode'> }) {
  const t = useText()
  const { contentCode, publisherTypeCode } = document
  const { data, error, mutate } = useEndpoint(documents.editions, { contentCode }, { revalidateOnFocus: false })
  if (error && !data) return <ErrorState onRetry={() => void mutate()}>{t('shell.failedText')}</ErrorState>
  if (!data) return <Skeleton lines={[60, 50, 55]} />
  return (
    <ol className="editions" aria-label={t('search.timeline', { designation: data.designation })}>
      {data.documents.map((entry) => (
        <TimelineEntry
          key={entry.contentCode}
          entry={entry}
          to={pathToDocument({ contentCode: entry.contentCode, publisherTypeCode })}
          isThis={entry.contentCode === contentCode}
          changes={
            <OfferRedlines>
              <ChangesLink documents={data.documents} newer={entry} />
            </OfferRedlines>
          }
        />
      ))}
    </ol>
  )
}

interface TimelineEntryProps {
  readonly entry: Entry
  readonly to: string
  readonly isThis: boolean
  /** link to what the edition changed */
  readonly changes: ReactNode
}

function TimelineEntry({ entry, to, isThis, changes }: TimelineEntryProps) {
  const { designationNo, date, access } = entry
  return (
    <li data-kind={entry.kind} aria-current={isThis || undefined}>
      <span className="editions-year">{date?.slice(0, 4)}</span>
      <span className="editions-name">
        <Link to={to}>
          <Designation>{designationNo}</Designation>
        </Link>
        <EntryKind entry={entry} isThis={isThis} />
        {changes}
      </span>
      <span>
        <TimelineStanding document={entry} />
      </span>
      <AccessBadge access={access} />
    </li>
  )
}

/** Kind and language of an entry, where they are not those of an edition. */
function EntryKind({ entry: { kind, documentType, language, publisherCode }, isThis }: { entry: Entry; isThis: boolean }) {
  const t = useText()
  const { tag } = useLocale()
  const typeName = useTypeName()
  const words = [
    kind === 'supplement' && (typeName(documentType) || t('search.timeline.supplement')),
    kind === 'twin' && t('search.timeline.twin', { publisher: publisherCode }),
    kind === 'translation' && languageName(language, tag),
    isThis && t('search.timeline.this'),
  ].filter(Boolean)
  return words.length > 0 && <span className="editions-kind">{words.join(' · ')}</span>
}
