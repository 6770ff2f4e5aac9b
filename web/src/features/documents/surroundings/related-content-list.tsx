import { useId } from 'react'
import { documentSurroundings } from '#contract/documents/document-surroundings.ts'
import type { RelatedContentItem } from '#contract/documents/related-content-item.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { AccessBadge } from '#web/ui/access-badge.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { StandingLine } from '#web/ui/text/standing-line.tsx'
import { DocumentLink, useDocumentPath } from '../page/document-link.tsx'

/** Documents around this one, each with its status and what the account may do with it. */
export function RelatedContentList({ contentCode }: { contentCode: string }) {
  const t = useText()
  const { data, error, mutate } = useEndpoint(documentSurroundings.relatedContent, { contentCode })
  if (error && !data) return <ErrorState onRetry={() => mutate()} />
  if (!data) return <Skeleton lines={[30, 100, 100, 30, 100]} />
  if (data.count === 0) return <EmptyState title={t('documents.related.none')} />
  return data.sections.map((section) => (
    <RelatedSection key={section} title={t(`documents.related.${section}`)} items={data[section]} />
  ))
}

function RelatedSection({ title, items }: { title: string; items: readonly RelatedContentItem[] }) {
  const id = useId()
  const { formatNumber } = useLocale()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        {title} <span className="surroundings-count">{formatNumber(items.length)}</span>
      </h3>
      <ul className="related-list">
        {items.map((item) => (
          <li key={`${item.designationOrFamily} ${item.contentCode}`}>
            <RelatedItem item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RelatedItem({
  item: { designationOrFamily, designationNo, title, contentCode, undated, standing, access },
}: {
  item: RelatedContentItem
}) {
  const t = useText()
  const pathOf = useDocumentPath()
  if (!contentCode)
    return (
      <>
        <span className="related-name">
          <Designation>{designationOrFamily}</Designation>
        </span>
        <span className="related-facts">{t('documents.related.elsewhere')}</span>
      </>
    )
  return (
    <>
      <span className="related-name">
        <DocumentLink contentCode={contentCode}>
          <Designation>{undated && designationNo ? designationNo : designationOrFamily}</Designation>
        </DocumentLink>
        <span className="related-title" dir="auto">
          <Markup text={title} />
        </span>
      </span>
      <span className="related-facts">
        {access && <AccessBadge access={access} />}
        {standing && standing.is !== 'unknown' && <StandingLine standing={standing} pathOf={pathOf} />}
        {undated && <span>{t('documents.related.undated', { designation: designationOrFamily })}</span>}
      </span>
    </>
  )
}
