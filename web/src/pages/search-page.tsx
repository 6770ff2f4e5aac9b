import { useEffect, useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { api } from '#contract/index.ts'
import type { SearchDocument } from '#contract/search.ts'
import { useResultsHidden } from '#web/features/search/hidden-results.ts'
import { searchInput } from '#web/features/search/query/search-input.ts'
import { correctSearch } from '#web/features/search/query/search-types.ts'
import { readSearchUrl, type SearchUrl, type SType, writeSearchUrl } from '#web/features/search/query/search-url.ts'
import { searchPlaceOf, useScopes, useSearchRules } from '#web/features/search/query/use-scopes.ts'
import { CorrectedNote } from '#web/features/search/results/corrected-note.tsx'
import { type NoResultsProps, shownText } from '#web/features/search/results/no-results.tsx'
import { Pager } from '#web/features/search/results/pager.tsx'
import { ResultTools } from '#web/features/search/results/result-tools.tsx'
import { Results, ResultsLoading } from '#web/features/search/results/results.tsx'
import { ScopeSwitch } from '#web/features/search/results/scope-switch.tsx'
import { SemanticResults } from '#web/features/search/results/semantic-results.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths, type SearchScope } from '#web/lib/paths.ts'
import { useEndpoint } from '#web/lib/use-endpoint.ts'
import { useScrollReturn } from '#web/lib/use-scroll-return.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { CardTools } from '#web/parts/card-tools.tsx'
import { MissingNumber } from '#web/parts/missing-number.tsx'
import { NothingFound } from '#web/parts/nothing-found.tsx'
import { Refinable, UNREFINED } from '#web/parts/refinable.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'

/** Search results; the address holds the whole search. */
export function SearchPage() {
  const { pathname, search } = useLocation()
  const url = readSearchUrl(search)
  const here = searchPlaceOf(pathname) ?? 'all'
  const right = correctSearch(useSearchRules(), here, url.stype)
  const hidden = useResultsHidden()
  if (!right) return <Navigate to={paths.home()} replace />
  if (right.place !== here || (right.stype && url.stype && url.stype !== right.stype))
    return <Navigate to={addressOf(right, url)} replace />
  if (hidden) return <TypeChanged />
  if (right.place === 'semantic' || !right.stype)
    return <SemanticResults url={url} tools={cardTools} nothing={nothingByMeaning} />
  return <SearchResults scope={right.place} url={url} stype={right.stype} />
}

function addressOf({ place, stype }: NonNullable<ReturnType<typeof correctSearch>>, url: SearchUrl): string {
  if (place === 'semantic') return paths.semanticSearch({ content: url.text, page: url.page || undefined })
  return paths.search(place, writeSearchUrl({ ...url, stype }))
}

const TOOLS = ['favorite', 'track', 'download'] as const
const cardTools = (document: SearchDocument) => <CardTools document={document} tools={TOOLS} />

const nothingByMeaning = (found: NoResultsProps) => <NothingFound {...found} searchType="SEMANTICSEARCH" refinements={[]} />

/** Returns the search type's code in the tenant's configuration. */
const searchTypeOf = (scope: SearchScope, stype: SType) => (stype === 'A' ? (scope === 'all' ? 'ALL' : 'MYSUBSCRIPTION') : stype)

function TypeChanged() {
  const t = useText()
  return (
    <main id="content" className="page search-page" tabIndex={-1}>
      <div className="search-head">
        <h1>{t('search.title')}</h1>
      </div>
      <p className="state quiet">{t('search.typeChanged')}</p>
    </main>
  )
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
  const read = data?.correctedKeywords ?? text
  useTitle(text ? t('search.resultsFor', { text }) : t('search.title'))
  useScrollReturn(data !== undefined)
  const heading = useFocusOnPage(url)
  const hrefOf = (change: Partial<SearchUrl>, to = scope) => paths.search(to, writeSearchUrl({ ...url, ...change }))
  const change = (next: Partial<SearchUrl>) => navigate(hrefOf(next))
  const narrowed = url.categories.length > 0 || url.publisherId !== undefined
  const failed = !data && error !== undefined && !isValidating
  const nothing = data?.documents.length === 0
  const pages = data ? Math.ceil(data.count / url.size) : 0
  if (nothing && pages > 0) return <Navigate to={hrefOf({ page: pages - 1 })} replace />
  return (
    <main id="content" className="page search-page" tabIndex={-1}>
      <div className="search-head">
        <h1 ref={heading} tabIndex={-1} aria-live="polite">
          {data ? t(countKey(data.count, text, narrowed), { count: data.count, text: shownText(read, url) }) : t('search.title')}
        </h1>
        <ScopeSwitch scopes={scopes} scope={scope} onChange={(to) => navigate(hrefOf({ page: 0 }, to))} />
        {!nothing && !failed && <ResultTools url={url} onChange={change} />}
      </div>
      <Refinable scope={scope} url={url} stype={stype} count={failed ? 0 : data?.count} hrefOf={hrefOf}>
        {data && data.documents.length > 0 && (
          <>
            <MissingNumber found={data} />
            <CorrectedNote text={text} corrected={data.correctedKeywords} />
            <Results documents={data.documents} total={data.count} first={url.page * url.size} text={read} tools={cardTools} />
            <Pager page={url.page} pages={pages} hrefOf={(page) => hrefOf({ page })} />
          </>
        )}
        {nothing && (
          <NothingFound
            searchType={searchTypeOf(scope, stype)}
            refinements={[...url.categories]}
            text={text}
            found={data}
            hrefOf={(other) => hrefOf({ text: other, page: 0 })}
            unrefined={narrowed ? hrefOf(UNREFINED) : undefined}
            wider={scope === 'subscribed' && scopes.includes('all') ? hrefOf({ page: 0 }, 'all') : undefined}
          />
        )}
        {failed && (
          <ErrorState title={t('search.failed')} onRetry={() => void mutate()}>
            {t('shell.failedText')}
          </ErrorState>
        )}
        {!data && !failed && <ResultsLoading />}
      </Refinable>
    </main>
  )
}

function countKey(count: number, text: string, narrowed: boolean) {
  if (count === 0 && !narrowed) return text ? 'search.none' : 'search.noneAtAll'
  return text ? 'search.countFor' : 'search.count'
}

/** Focuses the heading when the page number changes, so that reading goes on at the top; other changes leave the focus. */
function useFocusOnPage({ page, ...search }: SearchUrl) {
  const heading = useRef<HTMLHeadingElement>(null)
  const name = JSON.stringify(search)
  const shown = useRef({ page, name })
  useEffect(() => {
    const before = shown.current
    shown.current = { page, name }
    if (before.page !== page && before.name === name) heading.current?.focus({ preventScroll: true })
  }, [page, name])
  return heading
}
