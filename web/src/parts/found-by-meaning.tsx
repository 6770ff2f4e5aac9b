import { Navigate } from 'react-router-dom'
import { api } from '#contract/index.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/search.ts'
import { keywordsOf } from '#web/features/search/query/search-input.ts'
import type { SearchUrl } from '#web/features/search/query/search-url.ts'
import { shownText } from '#web/features/search/results/no-results.tsx'
import { Pager } from '#web/features/search/results/pager.tsx'
import { Results, ResultsLoading } from '#web/features/search/results/results.tsx'
import { useDensity } from '#web/features/search/results/use-density.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useEndpoint } from '#web/lib/use-endpoint.ts'
import { useScrollReturn } from '#web/lib/use-scroll-return.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { NothingFound } from './nothing-found.tsx'
import { rowParts } from './row-parts.tsx'

/** Results by meaning. Only text and page of the address count. */
export function FoundByMeaning({ url }: { url: Pick<SearchUrl, 'text' | 'textCut' | 'page'> }) {
  const t = useText()
  const [density] = useDensity()
  const text = url.text.trim()
  const asks = text.length > 1
  const input = asks ? { keywords: keywordsOf(text), page: url.page } : null
  const { data, error, isValidating, mutate } = useEndpoint(api.search.semantic, input, { revalidateIfStale: false })
  useTitle(asks ? t('search.resultsFor', { text }) : t('search.title'))
  useScrollReturn(data !== undefined)
  const hrefOf = (page: number) => paths.semanticSearch({ content: text, page: page || undefined })
  const pages = data ? Math.ceil(data.count / DEFAULT_PAGE_SIZE) : 0
  if (data?.documents.length === 0 && pages > 0) return <Navigate to={hrefOf(pages - 1)} replace />
  const found = data && data.documents.length > 0
  const key = found ? 'search.countFor' : 'search.none'
  return (
    <main id="content" className="page search-page" tabIndex={-1}>
      <div className="search-head">
        <h1 tabIndex={-1} aria-live="polite">
          {data ? t(key, { count: data.count, text: shownText(text, url) }) : t('search.title')}
        </h1>
        <span className="quiet">{t('search.scope.subscribed')}</span>
        <Badge tone="info">{t('search.semantic.beta')}</Badge>
      </div>
      {!asks && <p className="state quiet">{t('search.semantic.ask')}</p>}
      {found && data.wordsAlone && (
        <p className="corrected" role="status">
          {t('search.semantic.wordsAlone')}
        </p>
      )}
      {found && (
        <>
          <Results
            documents={data.documents}
            total={data.count}
            first={url.page * DEFAULT_PAGE_SIZE}
            text={text}
            density={density}
            {...rowParts}
          />
          <Pager page={url.page} pages={pages} hrefOf={hrefOf} />
        </>
      )}
      {data && !found && (
        <NothingFound
          text={text}
          found={data}
          hrefOf={(other) => paths.semanticSearch({ content: other })}
          wider={paths.search('all', { content: text })}
          searchType="SEMANTICSEARCH"
          refinements={[]}
        />
      )}
      {asks && !data && error && !isValidating && (
        <ErrorState title={t('search.failed')} onRetry={() => void mutate()}>
          {t('shell.failedText')}
        </ErrorState>
      )}
      {asks && !data && (!error || isValidating) && <ResultsLoading />}
    </main>
  )
}
