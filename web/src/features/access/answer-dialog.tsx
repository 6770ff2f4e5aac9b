import { useState } from 'react'
import { MAX_REASON_LENGTH } from '#contract/access.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface AnswerDialogProps {
  designation: string
  /** rejects where it failed; the dialog then stays and says so */
  onAnswer: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks for the reason that whoever requested a document is told. */
export function AnswerDialog({ designation, onAnswer, onClose }: AnswerDialogProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const [state, setState] = useState<'asked' | 'pending' | 'failed'>('asked')
  const answer = () => {
    setState('pending')
    onAnswer(reason).catch(() => setState('failed'))
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t('shell.cancel')}</Button>
      <Button type="primary" disabled={state === 'pending'} onClick={answer}>
        {t('access.markHandled')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('access.answerTitle', { designation })} actions={actions} onClose={onClose}>
      <p>{t('access.answerAbout')}</p>
      <label className="access-answer">
        {t('access.reason')}
        <textarea
          dir="auto"
          rows={4}
          maxLength={MAX_REASON_LENGTH}
          data-enter
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <p role="alert" className="access-problem">
        {state === 'failed' && t('access.notMarked')}
      </p>
    </Dialog>
  )
}
