import { Suspense } from 'react'
import { useResultsHidden } from '#web/features/search/hidden-results.ts'
import { correctSearch } from '#web/features/search/query/search-types.ts'
import { isTooShort, readSearchUrl, type SearchUrl, writeSearchUrl } from '#web/features/search/query/search-url.ts'
import { searchPlaceOf, useSearchRules } from '#web/features/search/query/use-scopes.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { paths } from '#web/lib/paths.ts'
import { Navigate, useLocation } from '#web/lib/router/router.tsx'
import { ResultsByWords } from '#web/parts/results-by-words.tsx'

const ResultsByMeaning = lazyPart(async () => (await import('#web/parts/results-by-meaning.tsx')).ResultsByMeaning)

/** Search results; the address holds the whole search. */
export function SearchPage() {
  const t = useText()
  const { pathname, search } = useLocation()
  const url = readSearchUrl(search)
  const here = searchPlaceOf(pathname) ?? 'all'
  const right = correctSearch(useSearchRules(), here, url.stype)
  const hidden = useResultsHidden()
  if (!right) return <Navigate to={paths.home()} replace />
  if (right.place !== here || (right.stype && url.stype && url.stype !== right.stype))
    return <Navigate to={addressOf(right, url)} replace />
  if (hidden) return <NoSearch text={t('search.typeChanged')} />
  if (isTooShort(url.text)) return <NoSearch text={t('search.tooShort')} />
  if (right.place === 'semantic' || !right.stype)
    return (
      <Suspense>
        <ResultsByMeaning url={url} />
      </Suspense>
    )
  return <ResultsByWords scope={right.place} url={url} stype={right.stype} />
}

function addressOf({ place, stype }: NonNullable<ReturnType<typeof correctSearch>>, url: SearchUrl): string {
  if (place === 'semantic') return paths.semanticSearch(writeSearchUrl({ ...url, stype: undefined }))
  return paths.search(place, writeSearchUrl({ ...url, stype }))
}

function NoSearch({ text }: { text: string }) {
  const t = useText()
  return (
    <main id="content" className="page search-page" tabIndex={-1}>
      <div className="search-head">
        <h1>{t('search.title')}</h1>
      </div>
      <p className="state quiet">{text}</p>
    </main>
  )
}
