import { lazy, Suspense } from 'react'
import type { SearchResults } from '#contract/search.ts'
import { MissingNotice } from '#web/features/search/results/missing-notice.tsx'

const WishButton = lazy(async () => ({ default: (await import('#web/features/tracking/wish-button.tsx')).WishButton }))

/** Renders the button that asks to be notified when a number arrives. */
export const renderWishButton = (designation: string) => (
  <Suspense>
    <WishButton key={designation} designation={designation} />
  </Suspense>
)

/** Notice of a missing number above other results; the nearest numbers are listed unless they are among the results. */
export function MissingNumber({ found: { missing, documents } }: { found: SearchResults }) {
  if (!missing) return null
  const shown = new Set(documents.map(({ contentCode }) => contentCode))
  const nearest = missing.nearest.filter(({ contentCode }) => !shown.has(contentCode))
  return <MissingNotice missing={{ ...missing, nearest }} action={renderWishButton(missing.designationNo)} />
}
