import { Suspense, useEffect, useRef } from 'react'
import { PAGE_SIZES, type SearchResults, search as searchApi } from '#contract/search.ts'
import { countInput, searchInput } from '#web/features/search/query/search-input.ts'
import type { SearchUrl, SType } from '#web/features/search/query/search-url.ts'
import { hasFilters, shownText, writeSearchUrl } from '#web/features/search/query/search-url.ts'
import { useEditions } from '#web/features/search/query/use-editions.ts'
import { useScopes } from '#web/features/search/query/use-scopes.ts'
import { CorrectedNote } from '#web/features/search/results/corrected-note.tsx'
import { CutNote } from '#web/features/search/results/cut-note.tsx'
import { DidYouMean } from '#web/features/search/results/did-you-mean.tsx'
import { Pager } from '#web/features/search/results/pager.tsx'
import { SizeSelect } from '#web/features/search/results/result-tools.tsx'
import { ResultsLoading } from '#web/features/search/results/results.tsx'
import { useDensity } from '#web/features/search/results/use-density.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { type ContentScope, paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Navigate, useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { useScrollReturn } from '#web/lib/use-scroll-return.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { ExportResults } from './export-results.tsx'
import { Refinable, UNREFINED } from './refinable.tsx'
import { ResultsWithPreview } from './results-with-preview.tsx'

const MissingNumber = lazyPart(async () => (await import('./missing-number.tsx')).MissingNumber)
const EmptyResults = lazyPart(async () => (await import('./empty-results.tsx')).EmptyResults)

/** A shorter list has one page, whatever its size. */
const MIN_PAGE_SIZE = PAGE_SIZES[0]

/** Returns the search type's code in the tenant's configuration. */
const searchTypeOf = (scope: ContentScope, stype: SType) => (stype === 'A' ? (scope === 'all' ? 'ALL' : 'MYSUBSCRIPTION') : stype)

interface ResultsByWordsProps {
  scope: ContentScope
  url: SearchUrl
  stype: SType
}

/** Results of a search by words, with what narrows, orders and widens them. */
export function ResultsByWords({ scope, url, stype }: ResultsByWordsProps) {
  const t = useText()
  const rich = useRichText()
  const navigate = useNavigate()
  const { scopes } = useScopes()
  const { semanticSearchFlag } = useAccount()
  const [editions, chooseEditions] = useEditions(url)
  const [density, setDensity] = useDensity()
  const query = { ...url, editions }
  const endpoint = scope === 'all' ? searchApi.all : searchApi.entitled
  const { data, error, isValidating, mutate } = useEndpoint(endpoint, searchInput(query, stype), { revalidateIfStale: false })
  const text = url.text === '*' ? '' : url.text.trim()
  const read = data?.correctedKeywords ?? text
  useTitle(text ? t('search.resultsFor', { text }) : t('search.title'))
  useScrollReturn(data !== undefined)
  const heading = useFocusOnPage(url)
  const sought = useSought()
  const hrefOf = (change: Partial<SearchUrl>, to = scope) =>
    paths.search(to, writeSearchUrl({ ...url, ...(change.text !== undefined && { textCut: undefined }), ...change }))
  const change = (next: Partial<SearchUrl>) => navigate(hrefOf(next))
  const narrowed = hasFilters(url)
  const failed = !data && error !== undefined && !isValidating
  const nothing = data?.documents.length === 0
  const rows = data ? data.count + (data.partly ?? 0) : 0
  const pages = Math.ceil(rows / url.size)
  if (nothing && pages > 0) return <Navigate to={hrefOf({ page: pages - 1 })} replace />
  const head = {
    heading,
    title: data?.missing
      ? rich('search.missing', { designation: <Designation>{data.missing.designationNo}</Designation> })
      : data
        ? t(countKey(data, text, narrowed), { count: data.count, text: shownText(read, url) })
        : t('search.title'),
    url,
    hasResults: !nothing && !failed,
    note: (
      <>
        {data && sought === '' && <p role="status">{t('documents.linkNotFound')}</p>}
        {data && sought && <p role="status">{t(nothing ? 'search.notSought' : 'search.wordsOfSought', { name: sought })}</p>}
        {data?.shortQuestion && semanticSearchFlag && (
          <Link to={paths.semanticSearch({ content: text })}>{t('search.semantic.offer')}</Link>
        )}
      </>
    ),
    others: data?.otherEditions ? { count: data.otherEditions, to: hrefOf({ editions: 'all', page: 0 }) } : undefined,
    switches: {
      editions,
      onEditions: (next: typeof editions) => {
        chooseEditions(next)
        change({ editions: next, page: 0 })
      },
      scopes: { of: scopes, chosen: scope, onChoose: (to: ContentScope) => navigate(hrefOf({ page: 0 }, to)) },
    },
    tools: <ExportResults scope={scope} query={searchInput(query, stype)} />,
    isSized: rows > MIN_PAGE_SIZE,
    density,
    onDensity: setDensity,
    onChange: change,
  }
  return (
    <main id="content" className="page search-page" tabIndex={-1}>
      <Refinable
        scope={scope}
        url={query}
        counting={countInput(query, stype)}
        count={failed ? 0 : data?.count}
        hrefOf={hrefOf}
        head={head}
      >
        {data && url.textCut && <CutNote text={url.text} />}
        {data && data.documents.length > 0 && (
          <>
            <DidYouMean texts={data.didYouMean} hrefOf={(other) => hrefOf({ text: other, page: 0 })} />
            <Suspense>{data.missing && <MissingNumber found={data} />}</Suspense>
            <CorrectedNote text={text} corrected={data.correctedKeywords} />
            {data.wordsAlone && (
              <p className="corrected" role="status">
                {t('search.learning')}
              </p>
            )}
            <ResultsWithPreview
              documents={data.documents}
              total={rows}
              whole={data.count}
              hasNear={data.near !== undefined}
              first={url.page * url.size}
              text={read}
              density={density}
            />
            <div className="results-foot">
              <Pager page={url.page} pages={pages} hrefOf={(page) => hrefOf({ page })} />
              {rows > MIN_PAGE_SIZE && <SizeSelect url={url} onChange={change} />}
            </div>
          </>
        )}
        <Suspense>
          {nothing && (
            <EmptyResults
              searchType={searchTypeOf(scope, stype)}
              refinements={[...url.categories]}
              text={text}
              found={data}
              hrefOf={(other) => hrefOf({ text: other, page: 0 })}
              unrefined={narrowed ? hrefOf(UNREFINED) : undefined}
              wider={scope === 'subscribed' && scopes.includes('all') ? hrefOf({ page: 0 }, 'all') : undefined}
            />
          )}
        </Suspense>
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

/** DOI or ISBN of a link that led here, as no document has it; empty for a link that named nothing. */
function useSought(): string | undefined {
  const state = useLocation().state as { readonly sought?: unknown } | null
  return typeof state?.sought === 'string' ? state.sought : undefined
}

function countKey({ count, partly = 0 }: Pick<SearchResults, 'count' | 'partly'>, text: string, narrowed: boolean) {
  if (count === 0 && partly > 0) return 'search.noneWhole'
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
