import { type FormEvent, useId, useRef, useState } from 'react'
import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import { FEEDBACK_LIMITS, feedback } from '#contract/feedback.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Answer } from './answer.tsx'
import './feedback.css'

type Submitted = CallInputOf<typeof feedback.submit>

interface FeedbackDialogProps {
  open: boolean
  onClose: () => void
  searchText: string
  searchType: Submitted['searchType']
  refinements: NonNullable<Submitted['refinements']>
}

/** Feedback form; empty each time it opens. */
export function FeedbackDialog({ open, ...form }: FeedbackDialogProps) {
  return open ? <FeedbackForm {...form} /> : null
}

/** Asks which document was missing. Clicking outside never closes it; Escape does only while nothing is typed. */
function FeedbackForm({ onClose, searchText, searchType, refinements }: Omit<FeedbackDialogProps, 'open'>) {
  const t = useText()
  const form = useId()
  const first = useRef<HTMLTextAreaElement>(null)
  const [documentSearching, setDocumentSearching] = useState('')
  const [additionalFeedback, setAdditionalFeedback] = useState('')
  const [problem, setProblem] = useState<'empty' | 'failed'>()
  const { run, pending } = useCommand(feedback.submit)
  const typed = documentSearching !== '' || additionalFeedback !== ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    const q1Response = documentSearching.trim()
    if (q1Response === '') {
      setProblem('empty')
      first.current?.focus()
      return
    }
    try {
      await run({ searchQuery: searchText, searchType, q1Response, q2Response: additionalFeedback.trim(), refinements })
      notify.success(t('feedback.thanks'))
      onClose()
    } catch (error) {
      console.error(error)
      setProblem('failed')
    }
  }

  const actions = (
    <>
      <Button onClick={onClose}>{t('shell.cancel')}</Button>
      <button type="submit" form={form} className="button" data-kind="primary" disabled={pending}>
        {t('feedback.send')}
      </button>
    </>
  )
  return (
    <Dialog title={t('feedback.title')} actions={actions} onClose={typed ? undefined : onClose}>
      <form id={form} className="feedback" noValidate onSubmit={(event) => void submit(event)}>
        {searchText && <p>{t('feedback.searchedFor', { text: searchText })}</p>}
        <Answer
          ref={first}
          label={t('feedback.first')}
          value={documentSearching}
          limit={FEEDBACK_LIMITS.q1Response}
          required
          rows={2}
          problem={problem === 'empty' ? t('feedback.empty') : undefined}
          onChange={(value) => {
            setDocumentSearching(value)
            setProblem(undefined)
          }}
        />
        <Answer
          label={t('feedback.second')}
          value={additionalFeedback}
          limit={FEEDBACK_LIMITS.q2Response}
          rows={4}
          onChange={setAdditionalFeedback}
        />
        {problem === 'failed' && (
          <p role="alert" className="field-problem">
            {t('feedback.failed')}
          </p>
        )}
      </form>
    </Dialog>
  )
}
