import { type FormEvent, type ReactNode, useId } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import '#web/ui/controls/fields.css'

interface FormDialogProps {
  title: string
  pending: boolean
  problem: string
  onSave: () => void
  onClose: () => void
  /** takes the stored values into the form; absent where nobody changed them meanwhile */
  onReload?: (() => void) | undefined
  children: ReactNode
}

/** Form over the page that stays open, with all that was typed, until it is saved. */
export function FormDialog({ title, pending, problem, onSave, onClose, onReload, children }: FormDialogProps) {
  const t = useText()
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pending) onSave()
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t('shell.cancel')}</Button>
      {onReload && <Button onClick={onReload}>{t('people.reload')}</Button>}
      <button type="submit" form={form} className="button" data-kind="primary" disabled={pending}>
        {t('people.save')}
      </button>
    </>
  )
  return (
    <Dialog title={title} actions={actions} wide onClose={onClose}>
      <form id={form} className="people-form form-fields" onSubmit={submit}>
        {children}
        <p role="alert" className="people-problem">
          {problem}
        </p>
      </form>
    </Dialog>
  )
}

interface TextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'date' | 'number'
  longest?: number
  required?: boolean
  enter?: boolean
}

export const TextField = ({ label, value, onChange, type = 'text', longest, required, enter }: TextFieldProps) => (
  <label>
    {label}
    <input
      type={type}
      dir={type === 'text' ? 'auto' : 'ltr'}
      maxLength={longest}
      required={required}
      data-enter={enter}
      {...(type === 'number' && { min: 0, step: 'any' })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
)

export const CheckField = ({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) => (
  <label>
    <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} /> {label}
  </label>
)
