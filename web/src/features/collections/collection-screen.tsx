import type { ReactNode } from 'react'
import { COLLECTION_SORTS, type CollectionItem, collections as collectionsApi } from '#contract/collections.ts'
import type { ListedDocument } from '#contract/documents/document-card.ts'
import { knownStanding } from '#standing/status-words.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { DocumentCell } from '#web/ui/document-cell.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PastEnd } from '#web/ui/states/past-end.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { StandingLine } from '#web/ui/text/standing-line.tsx'
import { COLLECTION_SIZES, type CollectionChoice } from './collection-choice.ts'

interface CollectionScreenProps {
  choice: CollectionChoice
  onChoose: (choice: Partial<CollectionChoice>) => void
  /** path to the list of all documents */
  browse: string
  download: (document: ListedDocument) => ReactNode
  tools: ReactNode
  pager: (pages: number) => ReactNode
}

/** The collection of the account, with a state for each way in which there is none. */
export function CollectionScreen({ choice, onChoose, browse, download, tools, pager }: CollectionScreenProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { page, size, sort } = choice
  const { data, error, isLoading, mutate } = useEndpoint(
    collectionsApi.list,
    { sortType: sort, pageSize: size, offset: page },
    { keepPreviousData: true },
  )
  const total = data?.value.totalElements ?? 0
  const isPastEnd = total > 0 && data?.value.content.length === 0
  return (
    <>
      <div className="search-head">
        <h1>
          {t('collections.title')} {total > 0 && <span className="heading-count">{formatNumber(total)}</span>}
        </h1>
        {total > 0 && (
          <>
            <Select
              label={t('collections.order')}
              value={sort}
              options={COLLECTION_SORTS.map((value) => ({ value, label: t(`collections.${value}`) }))}
              onChange={(value) => onChoose({ sort: value })}
            />
            <Select
              label={t('collections.perPage')}
              value={String(size)}
              options={COLLECTION_SIZES.map((value) => ({ value: String(value), label: formatNumber(value) }))}
              onChange={(value) => onChoose({ size: Number(value) })}
            />
            {tools}
          </>
        )}
      </div>
      {data && data.value.content.length > 0 && (
        <CollectionTable items={data.value.content} busy={isLoading} download={download} />
      )}
      {data && total > size && pager(Math.ceil(total / size))}
      {data && total === 0 && (
        <EmptyState
          title={t('collections.none')}
          action={
            <Link to={browse} className="plain-button">
              {t('home.browse')}
            </Link>
          }
        />
      )}
      {isPastEnd && <PastEnd first={paths.customCollections()} />}
      {!data && error && (
        <ErrorState title={t('collections.notLoaded')} onRetry={() => void mutate()}>
          {t('shell.failedText')}
        </ErrorState>
      )}
      {!data && !error && <Skeleton lines={[35, 80, 30, 70, 40, 75]} />}
    </>
  )
}

interface CollectionTableProps {
  items: readonly CollectionItem[]
  busy: boolean
  download: (document: ListedDocument) => ReactNode
}

function CollectionTable({ items, busy, download }: CollectionTableProps) {
  const t = useText()
  const columns = [
    {
      key: 'document',
      title: t('collections.document'),
      cell: ({ designation, document }: CollectionItem) =>
        document ? <DocumentCell document={document} /> : <Designation>{designation}</Designation>,
    },
    {
      key: 'status',
      title: t('collections.status'),
      cell: ({ document }: CollectionItem) =>
        document ? (
          <StandingLine standing={knownStanding(document)} />
        ) : (
          <span className="quiet">{t('collections.missing')}</span>
        ),
    },
    {
      key: 'publisher',
      title: t('collections.publisher'),
      cell: ({ contentCode }: CollectionItem) => <bdi>{contentCode?.split('|')[0]}</bdi>,
    },
    {
      key: 'download',
      title: t('documents.downloadWord'),
      titleHidden: true,
      cell: ({ document }: CollectionItem) => document && download(document),
    },
  ]
  return (
    <DataTable
      label={t('collections.title')}
      columns={columns}
      rows={items}
      keyOf={({ designation, contentCode }) => contentCode ?? designation}
      busy={busy}
    />
  )
}
