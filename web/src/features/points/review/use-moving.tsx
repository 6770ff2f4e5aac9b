import CompassOutlined from '@ant-design/icons-svg/es/asn/CompassOutlined'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { TextPlace } from '#contract/documents/place.ts'
import { api } from '#contract/index.ts'
import { readMarkup } from '#text/read-markup.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { MOVED_PROPOSAL, pointPaths } from '#web/lib/point-paths.ts'
import type { ReaderAdditions } from '#web/reader/marks/additions.ts'
import { Button } from '#web/ui/controls/button.tsx'
import './review.css'

const LISTS = [api.points.proposals, api.points.list, api.points.listAdmin, api.points.ofDocument]

interface Moving {
  /** name of the point; empty until it is loaded */
  readonly name: string
  readonly actions: ReaderAdditions['actions']
  readonly hint: ReactNode
}

/** Choice of the place of a proposed point in the open text; undefined where the address asks for none. */
export function useMoving(contentCode: string): Moving | undefined {
  const t = useText()
  const navigate = useNavigate()
  // The address loses it when a page is turned.
  const [id, setId] = useState(() => new URLSearchParams(window.location.search).get(MOVED_PROPOSAL))
  const { data } = useEndpoint(api.points.proposals, id ? { contentCode, pageSize: 100 } : null)
  const { run } = useCommand(api.points.answer, { refresh: LISTS })
  if (!id) return undefined
  const point = data?.content.find((proposal) => proposal.id === id)?.point
  const name = point && (point.richText.includes('name') ? readMarkup(point.name) : point.name)
  async function move(proposal: string, place: TextPlace) {
    try {
      await run({ answer: 'move', ids: [proposal], place })
      notify.success(t('points.review.moved'))
      navigate(pointPaths.review())
    } catch {
      notify.error(t('points.review.notMoved'))
    }
  }
  return {
    name: name ?? '',
    actions: [
      { id: 'move-point', label: 'points.review.placeHere', icon: CompassOutlined, run: (place) => void move(id, place) },
    ],
    hint: (
      <div className="review-moving">
        <p>{t('points.review.choosePlace', { name: name || t('points.unnamed') })}</p>
        <Button
          className="annotation-act"
          onClick={() => {
            setId(null)
            navigate(pointPaths.review())
          }}
        >
          {t('shell.cancel')}
        </Button>
      </div>
    ),
  }
}
