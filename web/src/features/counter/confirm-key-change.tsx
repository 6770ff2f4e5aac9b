import { useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface ConfirmKeyChangeProps {
  act: 'renew' | 'end'
  name: string
  /** rejects where it failed; the dialog then stays and says so */
  onAct: () => Promise<void>
  onClose: () => void
}

/** Question before programs are refused by the key that they have. */
export function ConfirmKeyChange({ act, name, onAct, onClose }: ConfirmKeyChangeProps) {
  const t = useText()
  const [state, setState] = useState<'asked' | 'pending' | 'failed'>('asked')
  const confirm = () => {
    setState('pending')
    onAct().catch(() => setState('failed'))
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t('shell.cancel')}</Button>
      <Button type="primary" disabled={state === 'pending'} onClick={confirm}>
        {t(`counter.${act}`)}
      </Button>
    </>
  )
  return (
    <Dialog title={t(`counter.${act}Title`, { name })} actions={actions} onClose={onClose}>
      <p>{t(`counter.${act}Text`)}</p>
      <p role="alert" className="counter-problem">
        {state === 'failed' && t('counter.failed')}
      </p>
    </Dialog>
  )
}
