import { type ReactNode, Suspense } from 'react'
import { RedlineSlot } from '#web/features/documents/record/redline-slot.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'

const RedlineLink = lazyPart(async () => (await import('#web/features/comparison/redline/redline-link.tsx')).RedlineLink)

/** Offers the red-line PDF beside what an edition changed, in the timelines within. */
export function OfferRedlines({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <RedlineSlot
      value={(pair, designation) => (
        <Suspense>
          <RedlineLink pair={pair} designation={designation}>
            {t('comparison.redlinePdf')}
          </RedlineLink>
        </Suspense>
      )}
    >
      {children}
    </RedlineSlot>
  )
}
