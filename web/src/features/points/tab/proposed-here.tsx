import { useEffect, useState } from 'react'
import { pointReview } from '#contract/points/point-review.ts'
import type { PointProposal } from '#contract/points/proposal-schemas.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { usePointFacts } from '../acts/use-point-facts.ts'
import { DropDialog } from '../review/drop-dialog.tsx'
import { KIND_LABELS } from '../review/kind-labels.ts'
import { ProposalCard } from '../review/proposal-card.tsx'
import { useAnswers } from '../review/use-answers.ts'

/** Proposals beside the list of points; the review has the others. */
const SHOWN = 3

interface ProposedHereProps {
  contentCode: string
  /** called after an answer, which may have made a point */
  onAnswered: () => void
}

/** Points of other editions and languages that are proposed for a document: they are no points of it yet. */
export function ProposedHere({ contentCode, onAnswered }: ProposedHereProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const answers = useAnswers()
  const correct = usePointFacts()
  const [dropped, setDropped] = useState<PointProposal>()
  const { data } = useEndpoint(pointReview.proposals, { contentCode, of: 'seen', pageSize: SHOWN }, { keepPreviousData: true })
  const total = data?.totalElements
  useEffect(() => {
    if (total !== undefined) correct(contentCode, { proposedCompassPoints: total })
  }, [total, contentCode, correct])
  if (!data || !total) return null
  const answer = async (one: PointProposal, what: 'accept' | 'drop') => {
    await answers.answerOne(one, what)
    onAnswered()
  }
  return (
    <details className="proposed-here">
      <summary>
        {t('points.proposed')} <span className="heading-count">{formatNumber(total)}</span>
      </summary>
      <p className="annotations-hint">{t('points.legendProposed')}</p>
      <ul>
        {data.content.map((one) => (
          <ProposalCard
            key={one.id}
            proposal={one}
            kind={t(KIND_LABELS[one.kind])}
            isBusy={answers.isBusy}
            onAccept={() => void answer(one, 'accept')}
            onDrop={() => setDropped(one)}
          />
        ))}
      </ul>
      {total > data.content.length && (
        <Link to={pointPaths.review({ contentCode })}>
          {t('points.moreProposed', { count: formatNumber(total - data.content.length) })}
        </Link>
      )}
      {dropped && <DropDialog onClose={() => setDropped(undefined)} onDrop={() => void answer(dropped, 'drop')} />}
    </details>
  )
}
