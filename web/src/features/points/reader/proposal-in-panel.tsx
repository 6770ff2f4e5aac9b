import type { PlacedProposal } from '#contract/points/proposal-schemas.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import type { AdditionPanelProps } from '#web/reader/marks/additions.ts'
import { usePlacedCard } from '#web/reader/marks/use-placed-card.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { PointDetails } from '../point-details.tsx'
import { KIND_LABELS } from '../review/kind-labels.ts'
import { ProposalSides } from '../review/proposal-sides.tsx'
import { RichText } from '../texts/rich-text.tsx'

interface ProposalActs {
  readonly isBusy: boolean
  readonly accept: (proposal: PlacedProposal) => void
  readonly move: (proposal: PlacedProposal) => void
  readonly drop: (proposal: PlacedProposal) => void
}

interface ProposalInPanelProps extends AdditionPanelProps {
  proposal: PlacedProposal
  isChosen: boolean
  onChoose: (id: string | undefined) => void
  acts: ProposalActs
}

/** A point of another edition or language that is proposed here; the chosen one shows both texts and the answers. */
export function ProposalInPanel({ proposal, isChosen, onChoose, acts, session, onFollow }: ProposalInPanelProps) {
  const t = useText()
  const { id, kind, point, found, document, answerable } = proposal
  const place = found?.place
  const card = usePlacedCard({ isChosen, place, session })
  function go() {
    if (place && session.showPlace(place)) onFollow()
    else notify.info(t('points.placeNotShown'))
  }
  return (
    <li ref={card} className="annotation proposal" data-chosen={isChosen || undefined}>
      <button type="button" className="point-name" aria-expanded={isChosen} onClick={() => onChoose(isChosen ? undefined : id)}>
        <RichText text={point.name || t('points.unnamed')} isRich={point.richText.includes('name')} />
      </button>
      <p className="proposal-kind">{t(KIND_LABELS[kind])}</p>
      {isChosen && (
        <>
          {place && (
            <Button type="text" className="annotation-act" onClick={go}>
              {t('points.goTo')}
            </Button>
          )}
          <ProposalSides proposal={proposal} />
          <PointDetails point={point} />
          {answerable ? (
            <div className="annotation-actions">
              {kind !== 'gone' && !document.withdrawn && (
                <Button type="primary" className="annotation-act" disabled={acts.isBusy} onClick={() => acts.accept(proposal)}>
                  {t('points.review.accept')}
                </Button>
              )}
              {!document.withdrawn && (
                <Button className="annotation-act" disabled={acts.isBusy} onClick={() => acts.move(proposal)}>
                  {t('points.review.move')}
                </Button>
              )}
              <Button className="annotation-act" disabled={acts.isBusy} onClick={() => acts.drop(proposal)}>
                {t('points.review.drop')}
              </Button>
            </div>
          ) : (
            <p className="annotation-status">{t('points.review.notYours')}</p>
          )}
        </>
      )}
    </li>
  )
}
