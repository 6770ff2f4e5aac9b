import { lazy, Suspense } from 'react'
import type { SearchResults } from '#contract/search.ts'
import { MissingNotice } from '#web/features/search/missing-notice.tsx'

const WishButton = lazy(async () => ({ default: (await import('#web/features/tracking/wish-button.tsx')).WishButton }))

/** To be told when a number comes. */
export const waitFor = (designation: string) => (
  <Suspense>
    <WishButton key={designation} designation={designation} />
  </Suspense>
)

/** A number that is not here, above what was found with its words. */
export function MissingNumber({ missing }: { missing: SearchResults['missing'] }) {
  return missing ? <MissingNotice missing={missing} action={waitFor(missing.designationNo)} /> : null
}
