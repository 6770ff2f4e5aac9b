import { lazy, Suspense } from 'react'
import type { SearchResults } from '#contract/search.ts'
import { MissingNotice } from '#web/features/search/results/missing-notice.tsx'

const WishButton = lazy(async () => ({ default: (await import('#web/features/tracking/wish-button.tsx')).WishButton }))

/** To be told when a number comes. */
export const waitFor = (designation: string) => (
  <Suspense>
    <WishButton key={designation} designation={designation} />
  </Suspense>
)

/** A number that is not here, above what was found with its words; the nearest are named unless they stand there already. */
export function MissingNumber({ found: { missing, documents } }: { found: SearchResults }) {
  if (!missing) return null
  const shown = new Set(documents.map(({ contentCode }) => contentCode))
  const nearest = missing.nearest.filter(({ contentCode }) => !shown.has(contentCode))
  return <MissingNotice missing={{ ...missing, nearest }} action={waitFor(missing.designationNo)} />
}
