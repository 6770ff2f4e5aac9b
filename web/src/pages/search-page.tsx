import { useEffect, useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { api } from '#contract/index.ts'
import { FilterChips } from '#web/features/search/filter-chips.tsx'
import { NoResults } from '#web/features/search/no-results.tsx'
import { Pager } from '#web/features/search/pager.tsx'
import { ResultTools } from '#web/features/search/result-tools.tsx'
import { Results, ResultsLoading } from '#web/features/search/results.tsx'
import { ScopeSwitch } from '#web/features/search/scope-switch.tsx'
import { searchInput } from '#web/features/search/search-input.ts'
import { correctSearch } from '#web/features/search/search-types.ts'
import { readSearchUrl, type SearchUrl, type SType, writeSearchUrl } from '#web/features/search/search-url.ts'
import { scopeOf, useScopes } from '#web/features/search/use-scopes.ts'
import { useText } from '#web/lib/i18n.tsx'
import { paths, type SearchScope } from '#web/lib/paths.ts'
import { useEndpoint } from '#web/lib/use-endpoint.ts'
import { useScrollReturn } from '#web/lib/use-scroll-return.ts'
import { useTenant } from '#web/lib/use-tenant.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { ErrorState } from '#web/ui/error-state.tsx'

/** The results of a search; all that makes it stands in the address. */
export function SearchPage() {
  const { pathname, search } = useLocation()
  const url = readSearchUrl(search)
  const here = scopeOf(pathname) ?? 'all'
  const right = correctSearch(useTenant()['search-types-configuration'], here, url.stype)
  if (!right) return <Navigate to={paths.home()} replace />
  if (right.scope !== here || (url.stype && url.stype !== right.stype))
    return <Navigate to={paths.search(right.scope, writeSearchUrl({ ...url, stype: right.stype }))} replace />
  return <SearchResults scope={here} url={url} stype={right.stype} />
}

interface SearchResultsProps {
  scope: SearchScope
  url: SearchUrl
  stype: SType
}

function SearchResults({ scope, url, stype }: SearchResultsProps) {
  const t = useText()
  const navigate = useNavigate()
  const { scopes } = useScopes()
  const endpoint = scope === 'all' ? api.search.all : api.search.entitled
  const { data, error, isValidating, mutate } = useEndpoint(endpoint, searchInput(url, stype), { revalidateIfStale: false })
  const text = url.text === '*' ? '' : url.text.trim()
  useTitle(text ? t('search.resultsFor', { text }) : t('search.title'))
  useScrollReturn(data !== undefined)
  const heading = useFocusOnPage(url.page)
  const hrefOf = (change: Partial<SearchUrl>, to = scope) => paths.search(to, writeSearchUrl({ ...url, ...change }))
  const change = (next: Partial<SearchUrl>) => navigate(hrefOf(next))
  const pages = data ? Math.ceil(data.count / url.size) : 0
  if (data?.documents.length === 0 && pages > 0) return <Navigate to={hrefOf({ page: pages - 1 })} replace />
  return (
    <main id="content" className="page search-page" tabIndex={-1}>
      <div className="search-head">
        <h1 ref={heading} tabIndex={-1} aria-live="polite">
          {data ? t(text ? 'search.countFor' : 'search.count', { count: data.count, text }) : t('search.title')}
        </h1>
        <ScopeSwitch scopes={scopes} scope={scope} onChange={(to) => navigate(hrefOf({ page: 0 }, to))} />
        <ResultTools url={url} onChange={change} />
      </div>
      <FilterChips url={url} onChange={change} />
      {data && data.documents.length > 0 && (
        <>
          <Results documents={data.documents} total={data.count} first={url.page * url.size} text={text} />
          <Pager page={url.page} pages={pages} hrefOf={(page) => hrefOf({ page })} />
        </>
      )}
      {data && data.documents.length === 0 && (
        <NoResults
          text={text}
          wider={scope === 'subscribed' && scopes.includes('all') ? hrefOf({ page: 0 }, 'all') : undefined}
        />
      )}
      {!data && error && !isValidating && (
        <ErrorState title={t('search.failed')} onRetry={() => void mutate()}>
          {t('shell.failedText')}
        </ErrorState>
      )}
      {!data && (!error || isValidating) && <ResultsLoading />}
    </main>
  )
}

/** Whoever turns a page goes on reading at its beginning, with the keyboard as with the eyes. */
function useFocusOnPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return heading
}
