import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { fillingOf, lengthOfField, maySave, type PointFieldTexts, type PointFormField } from '../texts/point-fields.ts'
import { RichField } from './rich-field.tsx'

interface PointFormProps {
  fields: readonly PointFormField[]
  texts: PointFieldTexts
  /** name of the form */
  label: string
  audience: string
  /** gives its first field the focus */
  isCalled: boolean
  isSaving: boolean
  /** state of saving, or why it failed */
  children?: ReactNode
  /** asked in place of saving, with its answers */
  question: ReactNode
  onChange: (texts: PointFieldTexts) => void
  onSave: () => void
  onCancel: () => void
}

/** Form of a compass point, by the settings of its document. */
export function PointForm({
  fields,
  texts,
  label,
  audience,
  isCalled,
  isSaving,
  children,
  question,
  onChange,
  onSave,
  onCancel,
}: PointFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const isReady = maySave(fields, texts) && !isSaving && !question
  useEffect(() => {
    if (!isCalled) return
    form.current?.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus({ preventScroll: true })
  }, [isCalled])
  const save = () => isReady && onSave()
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of the viewer are not meant here.
    event.stopPropagation()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      save()
    }
  }
  return (
    <form
      ref={form}
      className="point-form"
      aria-label={label}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {fields.map((field) => (
        <FormField
          key={field.id}
          field={field}
          text={texts[field.id]}
          onChange={(text) => onChange({ ...texts, [field.id]: text })}
        />
      ))}
      <p className="point-audience">{audience}</p>
      {children}
      {question || (
        <div className="annotation-actions">
          {/* Not disabled while it saves: it would lose the focus. */}
          <Button type="primary" aria-disabled={!isReady || undefined} disabled={!isReady && !isSaving} onClick={save}>
            {t(isSaving ? 'points.saving' : 'points.save')}
          </Button>
          <Button onClick={onCancel}>{t('shell.cancel')}</Button>
        </div>
      )}
    </form>
  )
}

function FormField({ field, text, onChange }: { field: PointFormField; text: string; onChange: (text: string) => void }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const id = useId()
  const { limit, required, isRich } = field
  const filling = fillingOf(field, text)
  const said = {
    free: '',
    limit: t('points.limitReached', { count: formatNumber(limit) }),
    over: t('points.tooLong', { count: formatNumber(lengthOfField(field, text) - limit) }),
  }[filling]
  const common = {
    id,
    value: text,
    dir: 'auto',
    'aria-describedby': `${id}-said`,
    'aria-required': required || undefined,
    'aria-invalid': filling === 'over' || undefined,
  } as const
  return (
    <div className="point-field">
      <label htmlFor={isRich ? undefined : id} id={`${id}-label`}>
        {t(field.label)} {required && <span className="point-required">{t('points.required')}</span>}
      </label>
      {isRich ? (
        <RichField
          labelledBy={`${id}-label`}
          describedBy={`${id}-said`}
          text={text}
          required={required}
          isInvalid={filling === 'over'}
          onChange={onChange}
        />
      ) : field.id === 'name' ? (
        <input {...common} type="text" autoComplete="off" onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea {...common} rows={3} onChange={(event) => onChange(event.target.value)} />
      )}
      <p id={`${id}-said`} className="annotation-status point-said" role="status" data-bad={filling === 'over' || undefined}>
        {said}
      </p>
    </div>
  )
}
