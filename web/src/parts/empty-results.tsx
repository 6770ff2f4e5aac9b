import { Suspense, useState } from 'react'
import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import type { feedback } from '#contract/feedback.ts'
import { NoResults, type NoResultsProps } from '#web/features/search/results/no-results.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { renderWishButton } from './missing-number.tsx'

const FeedbackDialog = lazyPart(async () => (await import('#web/features/feedback/feedback-dialog.tsx')).FeedbackDialog)

type Submitted = CallInputOf<typeof feedback.submit>

interface EmptyResultsProps extends Omit<NoResultsProps, 'onMissing' | 'onFeedback'> {
  searchType: Submitted['searchType']
  refinements: NonNullable<Submitted['refinements']>
}

/** Actions for a search without results: wait for a number, or send feedback. */
export function EmptyResults({ searchType, refinements, ...found }: EmptyResultsProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <NoResults {...found} onFeedback={() => setOpen(true)} onMissing={renderWishButton} />
      <Suspense>
        {open && (
          <FeedbackDialog
            open
            onClose={() => setOpen(false)}
            searchText={found.text}
            searchType={searchType}
            refinements={refinements}
          />
        )}
      </Suspense>
    </>
  )
}
