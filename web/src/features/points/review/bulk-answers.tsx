import { useState } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ProposalGroup, useAnswers } from './use-answers.ts'

interface BulkAnswersProps {
  group: ProposalGroup
  answers: ReturnType<typeof useAnswers>
}

const DIALOGS = {
  accept: { title: 'points.review.acceptAllTitle', text: 'points.review.acceptAllText', act: 'points.review.acceptAll' },
  drop: { title: 'points.review.dropAllTitle', text: 'points.review.dropAllText', act: 'points.review.dropAll' },
} as const

/** Answers for every proposal of a group, after a question. What is gone has no place that could be accepted. */
export function BulkAnswers({ group, answers }: BulkAnswersProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const [asked, setAsked] = useState<'accept' | 'drop'>()
  const { running, isBusy } = answers
  const dialog = asked && DIALOGS[asked]
  const count = formatNumber(group.count)
  return (
    <div className="review-bulk">
      {running ? (
        <label>
          <progress max={running.of} value={running.done} />{' '}
          {t('points.review.running', { done: formatNumber(running.done), count: formatNumber(running.of) })}
        </label>
      ) : (
        <>
          {group.kind !== 'gone' && (
            <Button disabled={isBusy} onClick={() => setAsked('accept')}>
              {t('points.review.acceptAll', { count })}
            </Button>
          )}
          <Button disabled={isBusy} onClick={() => setAsked('drop')}>
            {t('points.review.dropAll', { count })}
          </Button>
        </>
      )}
      {dialog && asked && (
        <Dialog
          title={t(dialog.title, { count: group.count })}
          onClose={() => setAsked(undefined)}
          actions={
            <>
              <Button onClick={() => setAsked(undefined)}>{t('shell.cancel')}</Button>
              <Button
                type="primary"
                onClick={() => {
                  setAsked(undefined)
                  void answers.answerAll(group, asked)
                }}
              >
                {t(dialog.act, { count })}
              </Button>
            </>
          }
        >
          {t(dialog.text)}
        </Dialog>
      )}
    </div>
  )
}
