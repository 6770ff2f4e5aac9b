import { DEFAULT_PAGE_SIZE } from '#contract/search.ts'
import { semantic } from '#contract/semantic.ts'
import { countInput, meaningInput } from '#web/features/search/query/search-input.ts'
import { hasFilters, type SearchUrl, shownText, writeSearchUrl } from '#web/features/search/query/search-url.ts'
import { useEditions } from '#web/features/search/query/use-editions.ts'
import { CutNote } from '#web/features/search/results/cut-note.tsx'
import { Pager } from '#web/features/search/results/pager.tsx'
import { ResultsLoading } from '#web/features/search/results/results.tsx'
import { useDensity } from '#web/features/search/results/use-density.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Navigate, useNavigate } from '#web/lib/router/router.tsx'
import { useScrollReturn } from '#web/lib/use-scroll-return.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { EmptyResults } from './empty-results.tsx'
import { ExportMeant } from './export-results.tsx'
import { Refinable, UNREFINED } from './refinable.tsx'
import { ResultsWithPreview } from './results-with-preview.tsx'

/** Results by meaning among subscribed documents, with what narrows and orders them. */
export function ResultsByMeaning({ url }: { url: SearchUrl }) {
  const t = useText()
  const navigate = useNavigate()
  const [editions, chooseEditions] = useEditions(url)
  const [density, setDensity] = useDensity()
  const text = url.text.trim()
  const query = { ...url, editions }
  const asks = text.length > 1
  const input = asks ? meaningInput(query) : null
  const { data, error, isValidating, mutate } = useEndpoint(semantic.semantic, input, { revalidateIfStale: false })
  useTitle(asks ? t('search.resultsFor', { text }) : t('search.title'))
  useScrollReturn(data !== undefined)
  const hrefOf = (change: Partial<SearchUrl>) => paths.semanticSearch(writeSearchUrl({ ...url, ...change }))
  const change = (next: Partial<SearchUrl>) => navigate(hrefOf(next))
  const narrowed = hasFilters(url)
  const failed = asks && !data && error !== undefined && !isValidating
  const pages = data ? Math.ceil(data.count / DEFAULT_PAGE_SIZE) : 0
  if (data?.documents.length === 0 && pages > 0) return <Navigate to={hrefOf({ page: pages - 1 })} replace />
  const found = data && data.documents.length > 0
  const key = found ? 'search.countFor' : 'search.none'
  const head = {
    title: data ? t(key, { count: data.count, text: shownText(text, url) }) : t('search.title'),
    url,
    hasResults: found === true,
    others: data?.otherEditions ? { count: data.otherEditions, to: hrefOf({ editions: 'all', page: 0 }) } : undefined,
    note: (
      <>
        <span className="quiet">{t('search.scope.subscribed')}</span>
        <Badge tone="info">{t('search.semantic.beta')}</Badge>
      </>
    ),
    tools: <ExportMeant query={meaningInput(query)} />,
    switches: {
      editions,
      onEditions: (next: typeof editions) => {
        chooseEditions(next)
        change({ editions: next, page: 0 })
      },
    },
    density,
    onDensity: setDensity,
    onChange: change,
  }
  return (
    <main id="content" className="page search-page" tabIndex={-1}>
      <Refinable
        scope="subscribed"
        url={query}
        counting={{ ...countInput({ ...query, text: '*' }, 'A'), uncounted: true }}
        count={asks && !failed ? data?.count : 0}
        hrefOf={hrefOf}
        head={head}
      >
        {!asks && <p className="state quiet">{t('search.semantic.ask')}</p>}
        {data && url.textCut && <CutNote text={url.text} />}
        {found && data.wordsAlone && (
          <p className="corrected" role="status">
            {t('search.semantic.wordsAlone')}
          </p>
        )}
        {found && (
          <>
            <ResultsWithPreview
              documents={data.documents}
              total={data.count}
              first={url.page * DEFAULT_PAGE_SIZE}
              text={text}
              density={density}
            />
            <Pager page={url.page} pages={pages} hrefOf={(page) => hrefOf({ page })} />
          </>
        )}
        {data && !found && (
          <EmptyResults
            text={text}
            found={data}
            hrefOf={(other) => hrefOf({ text: other, page: 0 })}
            unrefined={narrowed ? hrefOf(UNREFINED) : undefined}
            wider={paths.search('all', { content: text })}
            searchType="SEMANTICSEARCH"
            refinements={[...url.categories]}
          />
        )}
        {failed && (
          <ErrorState title={t('search.failed')} onRetry={() => void mutate()}>
            {t('shell.failedText')}
          </ErrorState>
        )}
        {asks && !data && !failed && <ResultsLoading />}
      </Refinable>
    </main>
  )
}
