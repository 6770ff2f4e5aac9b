import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LIST_PAGE_SIZE } from '#contract/endpoint/limits.ts'
import { FAVORITE_SORTS, type Favorite, favorites as favoritesApi } from '#contract/favorites.ts'
import { knownStanding } from '#standing/status-words.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { DocumentCell } from '#web/ui/document-cell.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PastEnd } from '#web/ui/states/past-end.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { StandingLine } from '#web/ui/text/standing-line.tsx'
import { RemoveFavorite } from './remove-favorite.tsx'

type FavoriteSort = (typeof FAVORITE_SORTS)[number]

interface FavoritesScreenProps {
  page: number
  sort: FavoriteSort
  onSort: (sort: FavoriteSort) => void
  /** path to the list of all documents */
  browse: string
  /** tools for the whole list */
  tools: ReactNode
  pager: (pages: number) => ReactNode
}

export function FavoritesScreen({ page, sort, onSort, browse, tools, pager }: FavoritesScreenProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const [removing, setRemoving] = useState<Favorite>()
  const { data, error, isLoading, mutate } = useEndpoint(
    favoritesApi.list,
    { page, size: LIST_PAGE_SIZE, sort },
    { keepPreviousData: true },
  )
  const [removals, setRemovals] = useState(0)
  // The control that opened the dialog is gone with its row: once the dialog is closed, the list is read from its beginning.
  useEffect(() => {
    if (removals > 0) heading.current?.focus()
  }, [removals])
  const onDone = (removed: boolean) => {
    setRemoving(undefined)
    if (removed) setRemovals((before) => before + 1)
  }
  const choices = FAVORITE_SORTS.map((value) => ({
    value,
    label: t(value === 'title' ? 'favorites.az' : 'favorites.za'),
  }))
  return (
    <>
      <div className="search-head">
        <h1 ref={heading} tabIndex={-1}>
          {t('favorites.title')} {data && data.count > 0 && <span className="heading-count">{formatNumber(data.count)}</span>}
        </h1>
        {data && data.count > 1 && <Select label={t('favorites.order')} value={sort} options={choices} onChange={onSort} />}
        {data && data.count > 0 && tools}
      </div>
      {data && data.result.length > 0 && <FavoriteTable favorites={data.result} busy={isLoading} onRemove={setRemoving} />}
      {data && data.count > LIST_PAGE_SIZE && pager(Math.ceil(data.count / LIST_PAGE_SIZE))}
      {data?.count === 0 && (
        <EmptyState
          title={t('favorites.none')}
          action={
            <Link to={browse} className="plain-button">
              {t('home.browse')}
            </Link>
          }
        />
      )}
      {data && data.count > 0 && data.result.length === 0 && <PastEnd first={paths.favorites({ sort })} />}
      {!data && error && (
        <ErrorState title={t('favorites.notLoaded')} onRetry={() => void mutate()}>
          {t('shell.failedText')}
        </ErrorState>
      )}
      {!data && !error && <Skeleton lines={[35, 80, 30, 70, 40, 75]} />}
      {removing && <RemoveFavorite favorite={removing} onDone={onDone} />}
    </>
  )
}

interface FavoriteTableProps {
  favorites: readonly Favorite[]
  busy: boolean
  onRemove: (favorite: Favorite) => void
}

function FavoriteTable({ favorites, busy, onRemove }: FavoriteTableProps) {
  const t = useText()
  const columns = [
    { key: 'document', title: t('favorites.document'), cell: ({ document }: Favorite) => <DocumentCell document={document} /> },
    {
      key: 'status',
      title: t('favorites.status'),
      cell: ({ document }: Favorite) => <StandingLine standing={knownStanding(document)} />,
    },
    { key: 'publisher', title: t('favorites.publisher'), cell: ({ document }: Favorite) => <bdi>{document.publisherName}</bdi> },
    {
      key: 'remove',
      title: t('favorites.delete'),
      titleHidden: true,
      cell: (favorite: Favorite) => (
        <button
          type="button"
          className="icon-button"
          title={t('favorites.delete')}
          aria-label={t('favorites.deleteOne', { designation: favorite.document.displayDesignation })}
          onClick={() => onRemove(favorite)}
        >
          <Icon shape="DeleteOutlined" aria-hidden="true" />
        </button>
      ),
    },
  ]
  return <DataTable label={t('favorites.title')} columns={columns} rows={favorites} keyOf={({ id }) => id} busy={busy} />
}
