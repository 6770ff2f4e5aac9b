import { type ReactNode, useId } from 'react'
import type { DocumentMetadata } from '#contract/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { RecordFacts } from './record-facts.tsx'
import { RecordRelations } from './record-relations.tsx'
import { Timeline } from './record-timeline.tsx'
import { useTimeline } from './timeline-entries.tsx'
import './record.css'

function Section({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  // The same record may be on a page twice: in a panel, and for print.
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
  const { editions, supplements } = useTimeline(document)
  const { contentCode, description, relations } = document
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
      </Section>
      {editions.length > 1 && (
        <Section name="editions" title={t('documents.record.editions')}>
          <Timeline entries={editions} current={contentCode} />
        </Section>
      )}
      {supplements.length > 0 && (
        <Section name="supplements" title={t('documents.record.supplements')}>
          <Timeline entries={supplements} current={contentCode} />
        </Section>
      )}
      {relations.length > 0 && (
        <Section name="relations" title={t('documents.relation.related')}>
          <RecordRelations document={document} />
        </Section>
      )}
    </div>
  )
}
