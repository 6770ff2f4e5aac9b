import { type ReactNode, Suspense } from 'react'
import { billboardOf } from '#web/features/refinement/billboard/billboard-of.ts'
import { RefineButton } from '#web/features/refinement/refine-button.tsx'
import { RefineRail } from '#web/features/refinement/refine-rail.tsx'
import { useRefine } from '#web/features/refinement/use-refine.ts'
import type { countInput } from '#web/features/search/query/search-input.ts'
import { countChosen, hasFilters, type SearchUrl } from '#web/features/search/query/search-url.ts'
import { FilterChips } from '#web/features/search/results/filter-chips.tsx'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { hasFeature, useTenant } from '#web/lib/account/use-tenant.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import type { ContentScope } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { HeadInSheet, SearchHead, type SearchHeadProps } from './search-head.tsx'

const RefineSheet = lazyPart(async () => (await import('#web/features/refinement/refine-sheet.tsx')).RefineSheet)
const Billboard = lazyPart(async () => (await import('#web/features/refinement/billboard/billboard.tsx')).Billboard)

export const UNREFINED = { categories: [], points: undefined, publisherId: undefined, page: 0 } as const

interface RefinableProps {
  scope: ContentScope
  url: SearchUrl
  /** query that values are counted by; `uncounted`: its numbers are not those of the results, and not shown */
  counting: ReturnType<typeof countInput> & { readonly uncounted?: boolean }
  /** number of results; undefined while loading */
  count: number | undefined
  hrefOf: (change: Partial<SearchUrl>) => string
  head: SearchHeadProps
  children: ReactNode
}

/** Results with their head and refinements above, and the refinement panel beside or over them. */
export function Refinable({ scope, url, counting: { uncounted, ...query }, count, hrefOf, head, children }: RefinableProps) {
  const navigate = useNavigate()
  const refine = useRefine()
  // A search without any result has nothing to narrow.
  const offered = hasFeature(useTenant(), 'search-refinement') && (count !== 0 || hasFilters(url))
  const change = (next: Partial<SearchUrl>) => navigate(hrefOf(next))
  const clear = () => change(UNREFINED)
  const panel = {
    scope,
    query,
    uncounted,
    sort: url.sortCounts ?? 'best',
    onSort: (sort: 'best' | SearchUrl['sortCounts']) => change({ sortCounts: sort === 'best' ? undefined : sort }),
    onChange: (categories: SearchUrl['categories']) => change({ categories, page: 0 }),
    onPoints: (points: boolean) => change({ points: points || undefined, page: 0 }),
    onClear: clear,
  } as const
  const rail = offered && refine.rail
  return (
    <>
      <SearchHead {...head} refine={offered && !rail && <RefineButton chosen={countChosen(url)} onOpen={refine.open} />} />
      <div key={String(offered)} className="search-columns" data-rail={rail || undefined}>
        {rail && <RefineRail {...panel} ready={count !== undefined} onClose={refine.close} />}
        <div id="results" className="search-column" tabIndex={-1}>
          <FilterChips url={url} onChange={change} onClear={rail ? undefined : clear} />
          {offered && <WhoseResults url={url} hrefOf={hrefOf} />}
          {children}
        </div>
      </div>
      <Suspense>
        {offered && refine.sheet && (
          <RefineSheet {...panel} count={count} onClose={refine.close} above={<HeadInSheet {...head} />} />
        )}
      </Suspense>
    </>
  )
}

function WhoseResults({ url: { categories, publisherId }, hrefOf }: Pick<RefinableProps, 'url' | 'hrefOf'>) {
  const shown = useAccount().billboard['show-publisher-billboard']
  const subject = shown && billboardOf(categories, publisherId)
  if (!subject) return null
  const others = categories.filter(({ r }) => r !== subject.r)
  const ofPublisher = subject.r === 'publisher'
  return (
    <Suspense fallback={<div className="billboard-coming" />}>
      <Billboard
        subject={subject}
        entries={categories}
        hrefOf={(next) => hrefOf({ categories: next, page: 0 })}
        without={hrefOf({ categories: others, publisherId: ofPublisher ? undefined : publisherId, page: 0 })}
      />
    </Suspense>
  )
}
