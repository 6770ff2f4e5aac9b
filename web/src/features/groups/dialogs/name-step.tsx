import { type ComponentProps, useId } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import '#web/ui/controls/fields.css'

/** characters of a name, and of a description */
const MAX_LENGTH = 255

export interface GroupTexts {
  readonly name: string
  readonly longDesc: string
}

/** Name and description, cut at their limit with a notice. */
export function NameStep({ texts, onTexts }: { texts: GroupTexts; onTexts: (texts: GroupTexts) => void }) {
  const t = useText()
  return (
    <div className="group-fields form-fields">
      <LimitedField
        label={t('groups.name')}
        value={texts.name}
        data-enter
        onText={(name) => onTexts({ ...texts, name: name.replace(/\s*[\r\n]+\s*/g, ' ') })}
      />
      <LimitedField
        label={t('groups.description')}
        rows={3}
        value={texts.longDesc}
        onText={(longDesc) => onTexts({ ...texts, longDesc })}
      />
    </div>
  )
}

interface LimitedFieldProps extends Pick<ComponentProps<'textarea'>, 'rows'> {
  label: string
  value: string
  onText: (text: string) => void
  'data-enter'?: boolean
}

/** A field of one line, or of several. It stands in no form, so that Enter sends nothing. */
export function LimitedField({ label, value, rows, onText, ...rest }: LimitedFieldProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const id = useId()
  const common = {
    ...rest,
    id,
    value,
    dir: 'auto',
    maxLength: MAX_LENGTH,
    'aria-required': true,
    'aria-describedby': `${id}-limit`,
  } as const
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...common} rows={rows} onChange={(event) => onText(event.target.value)} />
      ) : (
        <input {...common} type="text" autoComplete="off" onChange={(event) => onText(event.target.value)} />
      )}
      <p id={`${id}-limit`} role="status" className="group-limit">
        {value.length >= MAX_LENGTH && t('groups.limit', { count: formatNumber(MAX_LENGTH) })}
      </p>
    </div>
  )
}
