import { type FormEvent, useId, useState } from 'react'
import { account as accountApi, type UserAccount } from '#contract/account.ts'
import { MAX_ADDRESS_LINE, profile } from '#contract/profile.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { ADDRESS_LINES, type AddressLine } from './address-lines.ts'

/** Form in which people change their address; what is wrong stays in it. */
export function AddressForm({ address, onClose }: { address: UserAccount; onClose: () => void }) {
  const t = useText()
  const { language } = useLocale()
  const [lines, setLines] = useState(address)
  const [problems, setProblems] = useState<readonly string[]>([])
  const { run, pending } = useCommand(profile.save, { refresh: [accountApi.get] })
  const countries = useEndpoint(profile.metaData, { type: 'COUNTRY', language }).data
  const states = useEndpoint(profile.metaData, lines.country === 'US' ? { type: 'STATE', language } : null).data
  const change = (line: AddressLine, value: string) => {
    setLines((before) => ({ ...before, [line]: value }))
    setProblems((before) => before.filter((one) => one !== line))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      const { address1, address2, city, state, postalCode, country, mobile } = lines
      await run({ address1, address2, city, postalCode, country, mobile, state: country === 'US' ? state : '' })
      notify.success(t('account.saved'))
      onClose()
    } catch (error) {
      const { problem, about } = error instanceof CallError ? error : { problem: undefined, about: '' }
      const fields = problem?.fieldErrors?.map(({ field }) => field) ?? [about]
      setProblems(fields)
      if (!fields.some((field) => ADDRESS_LINES.includes(field as AddressLine))) notify.error(t('account.notSaved'))
    }
  }
  const options = (all: typeof countries, value: string) => [
    { value: '', label: t('account.unnamed') },
    ...(all ?? []).map((one) => ({ value: one.code, label: one.value })),
    ...(value !== '' && !all?.some(({ code }) => code === value) ? [{ value, label: value }] : []),
  ]
  return (
    <form className="address-form" noValidate onSubmit={(event) => void submit(event)}>
      {ADDRESS_LINES.map((line) => {
        const problem = problems.includes(line) ? t('account.lineProblem') : undefined
        if (line === 'country')
          return (
            <Select
              key={line}
              label={t('account.country')}
              value={lines.country}
              options={options(countries, lines.country)}
              onChange={(value) => change(line, value)}
            />
          )
        if (line === 'state' && lines.country !== 'US') return null
        if (line === 'state')
          return (
            <Select
              key={line}
              label={t('account.state')}
              value={lines.state}
              options={options(states, lines.state)}
              onChange={(value) => change(line, value)}
            />
          )
        return <Line key={line} line={line} value={lines[line]} problem={problem} onChange={(value) => change(line, value)} />
      })}
      <div className="form-actions">
        <Button onClick={onClose}>{t('shell.cancel')}</Button>
        <button type="submit" className="button" data-kind="primary" disabled={pending}>
          {t('account.save')}
        </button>
      </div>
    </form>
  )
}

interface LineProps {
  line: AddressLine
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

function Line({ line, value, problem, onChange }: LineProps) {
  const t = useText()
  const id = useId()
  return (
    <div className="address-line">
      <label htmlFor={id}>{t(`account.${line}`)}</label>
      <input
        id={id}
        dir={line === 'mobile' ? 'ltr' : 'auto'}
        type={line === 'mobile' ? 'tel' : 'text'}
        autoComplete={AUTO_COMPLETE[line]}
        maxLength={MAX_ADDRESS_LINE}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-more`}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-more`} role={problem ? 'alert' : undefined} className="field-problem">
        {problem}
      </span>
    </div>
  )
}

const AUTO_COMPLETE: Readonly<Record<AddressLine, string>> = {
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postalCode: 'postal-code',
  country: 'country',
  mobile: 'tel',
}
