import { type FormEvent, useId, useRef, useState } from 'react'
import { type CompassPoint, MAX_POINT_RECIPIENTS } from '#contract/points/point-schemas.ts'
import { companyDomainOf } from '#text/mail-domain.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { CallError } from '#web/lib/calls/call.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { readAddresses } from './read-addresses.ts'
import './send-dialog.css'

const PROBLEMS = {
  none: 'points.send.none',
  notAddress: 'points.send.notAddress',
  others: 'points.send.others',
  tooMany: 'points.send.tooMany',
} as const

interface SendDialogProps {
  point: CompassPoint
  /** address of the point */
  link: string
  onCopy: () => Promise<void>
  /** rejects where the library did not take it */
  onSend: (addresses: string[]) => Promise<void>
  onClose: () => void
}

/** The link of a point, to copy or to send by mail to people of one's company. */
export function SendDialog({ point, link, onCopy, onSend, onClose }: SendDialogProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { email } = useAccount()
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [pending, setPending] = useState(false)
  const domain = companyDomainOf(email)
  const max = formatNumber(MAX_POINT_RECIPIENTS)
  function say(what: string) {
    setProblem(what)
    field.current?.focus()
  }
  async function send(event: FormEvent) {
    event.preventDefault()
    if (domain === undefined || pending) return
    const read = readAddresses(typed, domain)
    if ('problem' in read) {
      const address = 'address' in read ? read.address : ''
      return say(t(PROBLEMS[read.problem], { address, domain, max }))
    }
    setPending(true)
    try {
      await onSend(read.addresses)
      notify.success(t('points.send.sent', { count: read.addresses.length }))
      onClose()
    } catch (error) {
      const isRefused = error instanceof CallError && error.problem.status < 500
      say(t(isRefused ? 'points.send.refused' : 'points.send.failed'))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title={t('points.send.title', { designation: point.designation })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          {domain !== undefined && (
            <button type="submit" form={form} className="button" data-kind="primary" disabled={pending}>
              {t('points.send.send')}
            </button>
          )}
        </>
      }
    >
      <form id={form} className="point-send" noValidate onSubmit={(event) => void send(event)}>
        {domain === undefined ? (
          <p className="point-send-hint">{t('points.send.noCompany')}</p>
        ) : (
          <>
            <label htmlFor={`${form}-to`}>{t('points.send.to')}</label>
            <input
              ref={field}
              id={`${form}-to`}
              type="text"
              inputMode="email"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={3000}
              placeholder={`name@${domain}`}
              value={typed}
              aria-invalid={problem !== '' || undefined}
              aria-describedby={`${form}-problem ${form}-hint`}
              onChange={(event) => {
                setTyped(event.target.value)
                setProblem('')
              }}
            />
            <p id={`${form}-problem`} role="alert" className="point-send-problem">
              {problem}
            </p>
            <p id={`${form}-hint`} className="point-send-hint">
              {t('points.send.hint', { domain, max })}
            </p>
          </>
        )}
        <label htmlFor={`${form}-link`}>{t('points.send.link')}</label>
        <div className="point-send-link">
          <input id={`${form}-link`} value={link} dir="ltr" readOnly onFocus={(event) => event.target.select()} />
          <Button onClick={() => void onCopy()}>{t('points.share')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
