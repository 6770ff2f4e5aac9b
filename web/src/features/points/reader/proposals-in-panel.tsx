import { useState } from 'react'
import type { PlacedProposal } from '#contract/points/proposal-schemas.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import type { AdditionPanelProps } from '#web/reader/marks/additions.ts'
import { DropDialog } from '../review/drop-dialog.tsx'
import { useAnswers } from '../review/use-answers.ts'
import { ProposalInPanel } from './proposal-in-panel.tsx'
import type { DocumentPoints } from './use-document-points.ts'

interface ProposalsInPanelProps extends AdditionPanelProps {
  contentCode: string
  points: DocumentPoints
  /** asks for another place in the text */
  onMove: (id: string) => void
}

/** Points that are proposed for the open text, with a legend of their marks. */
export function ProposalsInPanel({ contentCode, points, onMove, ...reader }: ProposalsInPanelProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const answers = useAnswers()
  const [dropped, setDropped] = useState<PlacedProposal>()
  const { items, proposals, moreProposed, chosen, choose } = points
  const isChosen = proposals.some(({ id }) => id === chosen)
  // The points that stand here come first; a proposal that is chosen, or stands alone, is seen at once.
  const [toggled, setToggled] = useState<boolean>()
  const isOpen = toggled ?? items.length === 0
  const [opened, setOpened] = useState<string>()
  if (isChosen && opened !== chosen) {
    setOpened(chosen)
    setToggled(true)
  }
  if (proposals.length === 0) return null
  const acts = {
    isBusy: answers.isBusy,
    accept: (one: PlacedProposal) => void answers.answerOne(one, 'accept'),
    move: ({ id }: PlacedProposal) => onMove(id),
    drop: setDropped,
  }
  return (
    <>
      <ul className="points-legend" aria-label={t('points.legend')}>
        <li data-kind="point">{t('points.legendPoint')}</li>
        <li data-kind="proposal">{t('points.legendProposed')}</li>
      </ul>
      <details
        className="proposed-here"
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => open !== isOpen && setToggled(open)}
      >
        <summary>
          {t('points.proposed')} <span className="heading-count">{formatNumber(proposals.length + moreProposed)}</span>
        </summary>
        <ul>
          {proposals.map((one) => (
            <ProposalInPanel key={one.id} proposal={one} isChosen={one.id === chosen} onChoose={choose} acts={acts} {...reader} />
          ))}
        </ul>
        {moreProposed > 0 && (
          <Link to={pointPaths.review({ contentCode })}>{t('points.moreProposed', { count: formatNumber(moreProposed) })}</Link>
        )}
      </details>
      {dropped && <DropDialog onClose={() => setDropped(undefined)} onDrop={() => void answers.answerOne(dropped, 'drop')} />}
    </>
  )
}
