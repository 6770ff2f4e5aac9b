import { useId } from 'react'
import { documentSurroundings, type WorkItem } from '#contract/documents/document-surroundings.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { DocumentLink } from '../page/document-link.tsx'

/** Work that the publisher has begun on a document, with its ballots. */
export function WorkItemList({ contentCode }: { contentCode: string }) {
  const t = useText()
  const { data, error, mutate } = useEndpoint(documentSurroundings.workItems, { code: contentCode })
  if (error && !data) return <ErrorState onRetry={() => mutate()} />
  if (!data) return <Skeleton lines={[30, 100, 100]} />
  if (data.length === 0) return <EmptyState title={t('documents.workItem.none')} />
  return data.map((item) => <WorkItemSection key={item.workItemNumber} item={item} />)
}

function WorkItemSection({ item }: { item: WorkItem }) {
  const { publisher, workItemNumber, title, purpose, draft, initiatedDate, technicalContact, ballotList } = item
  const t = useText()
  const { formatDate } = useLocale()
  const id = useId()
  const facts = [
    { label: t('documents.workItem.publisher'), value: publisher },
    { label: t('documents.workItem.initiated'), value: initiatedDate && formatDate(initiatedDate) },
    { label: t('documents.workItem.contact'), value: technicalContact },
  ]
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        <bdi dir="ltr">{workItemNumber}</bdi> {title && <bdi className="related-title">{title}</bdi>}
      </h3>
      {purpose && (
        <p className="work-item-purpose" dir="auto">
          {purpose}
        </p>
      )}
      {draft && <WorkItemDraft draft={draft} />}
      <dl className="surroundings-facts">
        {facts
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {ballotList.length > 0 ? (
        <table className="ballots">
          <thead>
            <tr>
              <th scope="col">{t('documents.workItem.ballot')}</th>
              <th scope="col">{t('documents.workItem.item')}</th>
              <th scope="col">{t('documents.workItem.status')}</th>
            </tr>
          </thead>
          <tbody>
            {ballotList.map(({ ballotNumber, itemNumber, itemStatus }) => (
              <tr key={`${ballotNumber} ${itemNumber}`}>
                <td>
                  <bdi dir="ltr">{ballotNumber}</bdi>
                </td>
                <td>{itemNumber}</td>
                <td>
                  <bdi>{itemStatus}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="surroundings-quiet">{t('documents.workItem.noBallots')}</p>
      )}
    </section>
  )
}

function WorkItemDraft({ draft: { designationNo, contentCode } }: { draft: NonNullable<WorkItem['draft']> }) {
  const t = useText()
  const designation = <Designation>{designationNo}</Designation>
  return (
    <p className="work-item-draft">
      {t('documents.workItem.draft')}{' '}
      {contentCode ? <DocumentLink contentCode={contentCode}>{designation}</DocumentLink> : designation}
    </p>
  )
}
