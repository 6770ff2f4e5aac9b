import { type ReactNode, useState } from 'react'
import type { TextPlace } from '#contract/documents/place.ts'
import { pointReview } from '#contract/points/point-review.ts'
import { points } from '#contract/points/points.ts'
import type { PlacedProposal } from '#contract/points/proposal-schemas.ts'
import { readMarkup } from '#text/read-markup.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { MOVED_PROPOSAL, pointPaths } from '#web/lib/point-paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import type { ReaderAdditions } from '#web/reader/marks/additions.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useForgetSearches } from '../saving/use-forget-searches.ts'
import './review.css'

const LISTS = [pointReview.proposals, points.list, points.listAdmin, points.ofDocument]

interface Choice {
  readonly id: string
  /** the address asked for it: its page is the way back */
  readonly fromReview?: boolean
}

export interface Moving {
  /** id of the proposal that is moved */
  readonly id: string | undefined
  readonly start: (proposal: string) => void
  readonly actions: ReaderAdditions['actions']
  readonly hint: ReactNode
}

/** Choice of the place of a proposed point in the open text, asked for by the address or in the panel. */
export function useMoving(proposals: readonly PlacedProposal[]): Moving {
  const t = useText()
  const navigate = useNavigate()
  // The address loses it when a page is turned.
  const [choice, setChoice] = useState<Choice | undefined>(() => {
    const id = new URLSearchParams(window.location.search).get(MOVED_PROPOSAL)
    return id === null ? undefined : { id, fromReview: true }
  })
  const { run } = useCommand(pointReview.answer, { refresh: LISTS })
  const forgetSearches = useForgetSearches()
  const start = (id: string) => setChoice({ id })
  if (!choice) return { id: undefined, start, actions: [], hint: null }
  const { id, fromReview } = choice
  const point = proposals.find((proposal) => proposal.id === id)?.point
  const name = point && (point.richText.includes('name') ? readMarkup(point.name) : point.name)
  const end = () => {
    setChoice(undefined)
    if (fromReview) navigate(pointPaths.review())
  }
  async function move(place: TextPlace) {
    try {
      await run({ answer: 'move', ids: [id], place })
      forgetSearches()
      notify.success(t('points.review.moved'))
      end()
    } catch {
      notify.error(t('points.review.notMoved'))
    }
  }
  return {
    id,
    start,
    actions: [{ id: 'move-point', label: 'points.review.placeHere', icon: 'CompassOutlined', run: (place) => void move(place) }],
    hint: (
      <div className="review-moving" role="status">
        <p>{t('points.review.choosePlace', { name: name || t('points.unnamed') })}</p>
        <Button className="annotation-act" onClick={end}>
          {t('shell.cancel')}
        </Button>
      </div>
    ),
  }
}
