import { Suspense } from 'react'
import type { SearchResults } from '#contract/search.ts'
import { MissingNotice } from '#web/features/search/results/missing-notice.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'

const WishButton = lazyPart(async () => (await import('#web/features/tracking/wish-button.tsx')).WishButton)

/** Renders the button that asks to be notified when a number is added. */
export const renderWishButton = (designation: string) => (
  <Suspense>
    <WishButton key={designation} designation={designation} />
  </Suspense>
)

/** Way on from a missing number, above results that are only related to it. */
export function MissingNumber({ found: { missing } }: { found: SearchResults }) {
  const t = useText()
  if (!missing) return null
  return (
    <>
      <MissingNotice missing={missing} action={renderWishButton(missing.designationNo)} />
      <h2 className="related">{t('search.related')}</h2>
    </>
  )
}
