import type { PointProposal } from '#contract/points/proposal-schemas.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { PointDetails } from '../point-details.tsx'
import { RichText } from '../texts/rich-text.tsx'
import { BECAUSE_LABELS } from './because-labels.ts'
import { ProposalSides, pageOfProposal } from './proposal-sides.tsx'

interface ProposalCardProps {
  proposal: PointProposal
  /** name of its kind, in a list of several */
  kind?: string
  isBusy: boolean
  onAccept: () => void
  onDrop: () => void
}

/** A point beside its place in the text that it is proposed for, with the answers to it. */
export function ProposalCard({ proposal, kind: kindName, isBusy, onAccept, onDrop }: ProposalCardProps) {
  const t = useText()
  const isProtected = useAccount().contentSecurity['drm-view']
  const { id, kind, because, point, document, answerable } = proposal
  const isOpen = !document.closed && !document.withdrawn
  const move = { contentCode: document.contentCode, proposal: id, isProtected, page: pageOfProposal(proposal) }
  return (
    <li className="annotation proposal">
      <h3 className="proposal-name">
        <RichText text={point.name || t('points.unnamed')} isRich={point.richText.includes('name')} />
      </h3>
      {kindName && <p className="proposal-kind">{kindName}</p>}
      {because && <p className="quiet proposal-because">{t(BECAUSE_LABELS[because])}</p>}
      <PointDetails point={point} />
      <ProposalSides proposal={proposal} />
      {answerable ? (
        <div className="annotation-actions">
          {isOpen && kind !== 'gone' && (
            <Button type="primary" disabled={isBusy} onClick={onAccept}>
              {t('points.review.accept')}
            </Button>
          )}
          {isOpen && (
            <Link className="button" to={pointPaths.move(move)}>
              {t('points.review.move')}
            </Link>
          )}
          <Button disabled={isBusy} onClick={onDrop}>
            {t('points.review.drop')}
          </Button>
        </div>
      ) : (
        <p className="annotation-status">{t('points.review.notYours')}</p>
      )}
    </li>
  )
}
