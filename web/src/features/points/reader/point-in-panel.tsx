import { type MouseEvent, useEffect } from 'react'
import type { PlacedPoint } from '#contract/points/point-schemas.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import type { AdditionPanelProps } from '#web/reader/marks/additions.ts'
import { focusMarkEnd } from '#web/reader/marks/ends/focus-end.ts'
import { usePlacedCard } from '#web/reader/marks/use-placed-card.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { isFocusFree } from '#web/ui/kept-focus.ts'
import type { PointActs } from '../acts/use-point-acts.tsx'
import { useFocusAfterForm } from '../form/left-form.ts'
import { NewerEdition } from '../form/newer-edition.tsx'
import { PointQuote } from '../form/point-quote.tsx'
import { WrittenForm } from '../form/written-form.tsx'
import { PointDetails } from '../point-details.tsx'
import { RichText } from '../texts/rich-text.tsx'
import type { PointItem } from './point-item.ts'
import type { DocumentPoints } from './use-document-points.ts'

interface PointInPanelProps extends AdditionPanelProps {
  item: PointItem
  points: DocumentPoints
}

const HINTS = { likely: 'points.likely', changed: 'points.changedHere' } as const

/** A point in the panel; the chosen one shows everything of it. */
export function PointInPanel({ item, points, session, onFollow }: PointInPanelProps) {
  const t = useText()
  const { id, standing, quote, place, point, written, name } = item
  const isChosen = points.chosen === id
  const card = usePlacedCard({ isChosen, place, session })
  useFocusAfterForm(card, id, point !== undefined && !written)
  const isSaved = points.saved === id && point !== undefined && !written && place !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as a saved point stands in the text
  useEffect(() => {
    if (!isSaved) return
    points.forgetSaved()
    onFollow()
  }, [isSaved])
  function go() {
    if (place && session.showPlace(place)) onFollow()
    else notify.info(t('points.placeNotShown'))
  }
  function changeSelection() {
    go()
    focusMarkEnd()
  }
  function giveUp() {
    points.drafts.stop(id)
    // A new point leaves nothing here: whoever selected the words goes on in the text, once form and question are gone.
    if (!point) setTimeout(() => isFocusFree() && session.scroller.focus({ preventScroll: true }))
  }
  const hint = standing === 'likely' || standing === 'changed' ? t(HINTS[standing]) : undefined
  return (
    <li ref={card} className="annotation" data-chosen={isChosen || undefined}>
      {point && (
        <button
          type="button"
          className="point-name"
          aria-expanded={isChosen}
          onClick={() => points.choose(isChosen ? undefined : id)}
        >
          <RichText text={name || t('points.unnamed')} isRich={point.richText.includes('name')} />
        </button>
      )}
      {quote &&
        (isChosen || written || !point ? (
          <PointQuote text={quote} />
        ) : (
          <p className="point-start">
            <span dir="auto">{quote}</span>
          </p>
        ))}
      {hint && <p className="annotation-hint">{hint}</p>}
      {place && (isChosen || written) && (
        <Button type="text" className="annotation-act" onClick={go}>
          {t('points.goTo')}
        </Button>
      )}
      {written && !point && points.editionInForce && (
        <NewerEdition saver={written} edition={points.editionInForce} move={points.drafts.move} />
      )}
      {written
        ? points.fields.length > 0 && (
            <WrittenForm
              saver={written}
              before={points.textsBefore(item)}
              fields={points.fields}
              audience={points.audience}
              isCalled={isChosen}
              onLeave={giveUp}
            />
          )
        : isChosen &&
          point && (
            <ShownPoint point={point} acts={points.acts} onEdit={() => points.edit(item)} onChange={place && changeSelection} />
          )}
    </li>
  )
}

interface ShownPointProps {
  point: PlacedPoint
  acts: PointActs
  onEdit: () => void
  /** absent where it has no place here */
  onChange: (() => void) | undefined
}

/** A saved point with what the person may do with it. */
function ShownPoint({ point, acts, onEdit, onChange }: ShownPointProps) {
  const t = useText()
  const { rights, compassPointID, contentID, contentCode } = point
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const history = pointPaths.history(compassPointID, contentID, contentCode)
  // The way back leads to this point again.
  function leave(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const here = new URLSearchParams(window.location.search || search)
    here.set('annotationid', compassPointID)
    here.delete('compasspointuuid')
    navigate({ pathname, search: `?${here}`, hash }, { replace: true, state })
    navigate(history)
  }
  const act = (may: boolean, label: string, run: () => void) =>
    may && (
      <Button type="text" className="annotation-act" onClick={run}>
        {label}
      </Button>
    )
  return (
    <>
      <PointDetails point={point} />
      <div className="annotation-actions">
        {act(rights.edit, t('points.edit'), onEdit)}
        {onChange && act(rights.edit, t('points.changeSelection'), onChange)}
        {act(point.status === 'active', t('points.share'), () => acts.share(point))}
        {act(rights.share && acts.send !== undefined, t('points.send'), () => acts.send?.(point))}
        {act(rights.deactivate, t('points.deactivate'), () => acts.deactivate(point))}
        {act(rights.reactivate, t('points.reactivate'), () => acts.reactivate(point))}
        {rights.history && (
          <Link className="button annotation-act" data-kind="text" to={history} onClick={leave}>
            {t('points.history')}
          </Link>
        )}
      </div>
    </>
  )
}
