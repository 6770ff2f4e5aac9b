import { type ReactNode, useId } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { AdditionalFacts } from './additional-facts.tsx'
import { RecordFacts } from './record-facts.tsx'
import { RecordRelations } from './record-relations.tsx'
import { RecordTimeline } from './record-timeline.tsx'
import { groupRelations } from './relation-groups.ts'
import { type TimelineDocument, useTimeline } from './use-timeline.ts'
import './record.css'

function Section({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`record-section record-${name}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** Sections about a document, beside its name: scope, facts, timeline, amendments and relations. */
export function RecordSections({ document }: { document: DocumentMetadata }) {
  const t = useText()
  const { description } = document
  const relations = groupRelations(document.relations)
  return (
    <div className="record-sections">
      {description && (
        <Section name="scope" title={t('documents.record.scope')}>
          <p className="record-prose" dir="auto">
            <Markup text={description} />
          </p>
        </Section>
      )}
      <Section name="about" title={t('documents.details')}>
        <RecordFacts document={document} />
        <AdditionalFacts document={document} />
      </Section>
      <Timelines document={document}>
        {relations.length > 0 && (
          <Section name="relations" title={t('documents.relation.related')}>
            <RecordRelations groups={relations} />
          </Section>
        )}
      </Timelines>
    </div>
  )
}

const TIMELINE_ROW_PX = 37

/** Timelines, with the sections below them: shown together, as the timelines would push the sections away. */
function Timelines({ document, children }: { document: DocumentMetadata; children: ReactNode }) {
  const t = useText()
  const { editions, supplements, error, retry } = useTimeline(document)
  const hasOthers = (documents: readonly TimelineDocument[]) => documents.some((one) => one.contentCode !== document.contentCode)
  const [edition, supplement] = [t('documents.record.editions'), t('documents.record.supplements')]
  if (!editions || !supplements) {
    return (
      <Section name="editions" title={edition}>
        {error ? (
          <>
            <ErrorState onRetry={retry} />
            {children}
          </>
        ) : (
          <div style={{ minBlockSize: TIMELINE_ROW_PX * (document.versions.length + document.translations.length) }}>
            <Skeleton lines={[100, 100]} />
          </div>
        )}
      </Section>
    )
  }
  return (
    <>
      {hasOthers(editions) && (
        <Section name="editions" title={edition}>
          <RecordTimeline label={edition} documents={editions} current={document.contentCode} />
        </Section>
      )}
      {hasOthers(supplements) && (
        <Section name="supplements" title={supplement}>
          <RecordTimeline label={supplement} documents={supplements} current={document.contentCode} />
        </Section>
      )}
      {children}
    </>
  )
}
