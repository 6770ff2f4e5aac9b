import { type ReactNode, useState } from 'react'
import { LIST_PAGE_SIZE } from '#contract/endpoint/limits.ts'
import { pointReview } from '#contract/points/point-review.ts'
import type { PointProposal } from '#contract/points/proposal-schemas.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PastEnd } from '#web/ui/states/past-end.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { BulkAnswers } from './bulk-answers.tsx'
import { DropDialog } from './drop-dialog.tsx'
import { KIND_LABELS } from './kind-labels.ts'
import { ProposalCard } from './proposal-card.tsx'
import { kindToShow, queryOfReview, REVIEW_KINDS, type ReviewChoice } from './review-choice.ts'
import { useAnswers } from './use-answers.ts'
import './review.css'

interface ReviewScreenProps {
  choice: ReviewChoice
  pager: (pages: number, choice: ReviewChoice) => ReactNode
}

/** Points of earlier editions that wait for a decision about the newer one. */
export function ReviewScreen({ choice, pager }: ReviewScreenProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const answers = useAnswers()
  const [dropped, setDropped] = useState<PointProposal>()
  const { contentCode, page } = choice
  const ofDocument = contentCode ? { contentCode } : {}
  // Numbers by kind; they say which kind is shown first.
  const all = useEndpoint(pointReview.proposals, { ...ofDocument, pageSize: 1 }, { keepPreviousData: true })
  const kind = all.data && kindToShow(choice, all.data.counts)
  const { data, error, isLoading, mutate } = useEndpoint(
    pointReview.proposals,
    kind ? { ...ofDocument, kind, pageIndex: page + 1, pageSize: LIST_PAGE_SIZE } : null,
    { keepPreviousData: true },
  )
  const counts = data?.counts ?? all.data?.counts
  const waiting = counts ? REVIEW_KINDS.reduce((sum, one) => sum + counts[one], 0) : 0
  const failure = error ?? all.error
  return (
    <>
      <div className="search-head">
        <h1>
          {t('points.review.title')} {waiting > 0 && <span className="heading-count">{formatNumber(waiting)}</span>}
        </h1>
      </div>
      {waiting > 0 && (
        <p className="annotations-hint">{t(kind === 'translated' ? 'points.review.whatTranslated' : 'points.review.what')}</p>
      )}
      {answers.answered > 0 && <Progress done={answers.answered} waiting={waiting} />}
      {counts && waiting > 0 && kind && (
        <nav className="tab-bar review-kinds" aria-label={t('points.review.kinds')}>
          {REVIEW_KINDS.map((one) => (
            <Link
              key={one}
              to={pointPaths.review(queryOfReview({ ...choice, kind: one, page: 0 }))}
              aria-current={one === kind ? 'page' : undefined}
            >
              {t(KIND_LABELS[one])} <span className="quiet">{formatNumber(counts[one])}</span>
            </Link>
          ))}
        </nav>
      )}
      {data && kind && data.totalElements > 0 && (
        <BulkAnswers group={{ kind, contentCode, count: data.totalElements }} answers={answers} />
      )}
      <div aria-busy={isLoading || undefined}>
        {groupsOf(data?.content ?? []).map(({ document, proposals }) => (
          <section key={document.contentCode} className="review-document">
            <h2>
              <Designation>{document.designation}</Designation>
              {!contentCode && (
                <Link to={pointPaths.review({ kind, contentCode: document.contentCode })}>{t('points.review.onlyThis')}</Link>
              )}
              {contentCode && <Link to={pointPaths.review({ kind })}>{t('points.review.allDocuments')}</Link>}
            </h2>
            <ul>
              {proposals.map((proposal) => (
                <ProposalCard
                  key={proposal.id}
                  proposal={proposal}
                  isBusy={answers.isBusy}
                  onAccept={() => void answers.answerOne(proposal, 'accept')}
                  onDrop={() => setDropped(proposal)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {data && data.totalElements > LIST_PAGE_SIZE && pager(Math.ceil(data.totalElements / LIST_PAGE_SIZE), { ...choice, kind })}
      {data && data.totalElements === 0 && waiting > 0 && (
        <EmptyState
          title={t('points.review.noneOfKind')}
          action={contentCode && <Link to={pointPaths.review()}>{t('points.review.allDocuments')}</Link>}
        />
      )}
      {data && data.totalElements > 0 && data.content.length === 0 && (
        <PastEnd first={pointPaths.review(queryOfReview({ ...choice, page: 0 }))} />
      )}
      {counts && waiting === 0 && (
        <EmptyState
          title={t('points.review.none')}
          action={
            <Link to={pointPaths.list()} className="plain-button">
              {t('points.review.toList')}
            </Link>
          }
        />
      )}
      {!data && failure && (
        <ErrorState
          title={t('points.notLoaded')}
          onRetry={() => {
            void all.mutate()
            void mutate()
          }}
        />
      )}
      {!data && !failure && <Skeleton lines={[35, 80, 30, 70, 40, 75]} />}
      {dropped && <DropDialog onClose={() => setDropped(undefined)} onDrop={() => void answers.answerOne(dropped, 'drop')} />}
    </>
  )
}

/** Proposals by newer document, in their order. */
function groupsOf(content: readonly PointProposal[]) {
  const byCode = Map.groupBy(content, ({ document }) => document.contentCode)
  return [...byCode.values()].map((proposals) => ({ document: (proposals[0] as PointProposal).document, proposals }))
}

function Progress({ done, waiting }: { done: number; waiting: number }) {
  const t = useText()
  const { formatNumber } = useLocale()
  return (
    <label className="review-progress" role="status">
      <progress max={done + waiting} value={done} />
      {t('points.review.progress', { done: formatNumber(done), count: formatNumber(done + waiting) })}
    </label>
  )
}
