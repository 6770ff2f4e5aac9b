import { type ReactNode, useState } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { failureText } from '../people/failure-text.ts'
import './group-dialogs.css'

interface ConfirmActProps {
  title: string
  children: ReactNode
  act: string
  /** something is to be chosen before */
  disabled?: boolean
  /** rejects where it failed; the dialog then stays and says why */
  onAct: () => Promise<void>
  onClose: () => void
}

/** Question before something that cannot be undone. */
export function ConfirmAct({ title, children, act, disabled = false, onAct, onClose }: ConfirmActProps) {
  const t = useText()
  const locale = useLocale()
  const [problem, setProblem] = useState('')
  const [pending, setPending] = useState(false)
  async function confirm() {
    setPending(true)
    try {
      await onAct()
    } catch (error) {
      setProblem(failureText(t, error, locale))
      setPending(false)
    }
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t('shell.cancel')}</Button>
      <Button type="primary" disabled={disabled || pending} onClick={() => void confirm()}>
        {act}
      </Button>
    </>
  )
  return (
    <Dialog title={title} actions={actions} onClose={onClose}>
      {children}
      <p role="alert" className="group-problem">
        {problem}
      </p>
    </Dialog>
  )
}
