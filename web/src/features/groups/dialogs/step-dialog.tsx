import { type ReactNode, useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export const GROUP_STEPS = ['groups.step.name', 'groups.step.members', 'groups.step.documents'] as const

interface StepDialogProps {
  title: string
  step: number
  /** absent: steps are reached one after another */
  onStep?: (step: number) => void
  /** something was entered that is not saved */
  isDirty: boolean
  /** why saving failed, or what was changed elsewhere */
  problem: ReactNode
  children: ReactNode
  actions: ReactNode
  onClose: () => void
}

/** Dialog of three steps. What was entered is not thrown away without a question. */
export function StepDialog({ title, step, onStep, isDirty, problem, children, actions, onClose }: StepDialogProps) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const close = () => (isDirty && !isAsking ? setAsking(true) : onClose())
  const asked = (
    <>
      <p className="group-question" role="alert">
        {t('groups.discardText')}
      </p>
      <Button onClick={onClose}>{t('groups.discard')}</Button>
      <Button type="primary" onClick={() => setAsking(false)}>
        {t('groups.goOn')}
      </Button>
    </>
  )
  const usual = (
    <>
      <Button onClick={close}>{t('shell.close')}</Button>
      {actions}
    </>
  )
  return (
    <Dialog wide title={title} onClose={isAsking ? () => setAsking(false) : close} actions={isAsking ? asked : usual}>
      <ol className="group-steps">
        {GROUP_STEPS.map((key, at) => (
          <li key={key} aria-current={at === step ? 'step' : undefined}>
            {onStep ? (
              <button type="button" onClick={() => onStep(at)}>
                {t(key)}
              </button>
            ) : (
              t(key)
            )}
          </li>
        ))}
      </ol>
      {children}
      <div role="alert" className="group-problem">
        {problem}
      </div>
    </Dialog>
  )
}
