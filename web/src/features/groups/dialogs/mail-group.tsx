import { useId, useState } from 'react'
import { groupMail } from '#contract/groups/group-mail.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { failureText } from '../people/failure-text.ts'
import { LimitedField } from './name-step.tsx'
import '#web/ui/controls/fields.css'
import './group-dialogs.css'

/** characters */
const MAX_MESSAGE_LENGTH = 10_000

interface MailGroupProps {
  group: { readonly groupID: string; readonly name: string }
  onClose: () => void
}

/** Mail to the people of a group. */
export function MailGroup({ group, onClose }: MailGroupProps) {
  const t = useText()
  const locale = useLocale()
  const id = useId()
  const { run, pending } = useCommand(groupMail.send)
  const [subject, setSubject] = useState('')
  const [message, setMessage] = useState('')
  const [copyMeFlag, setCopy] = useState(false)
  const [problem, setProblem] = useState('')
  const isReady = subject.trim() !== '' && message.trim() !== ''
  async function send() {
    setProblem('')
    try {
      await run({ groupId: group.groupID, subject, message, copyMeFlag })
      notify.success(t('groups.mailed'))
      onClose()
    } catch (error) {
      setProblem(failureText(t, error, locale))
    }
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t('shell.cancel')}</Button>
      <Button type="primary" disabled={!isReady || pending} onClick={() => void send()}>
        {t('groups.confirm')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('groups.mailTitle', { name: group.name })} actions={actions} onClose={onClose}>
      <div className="group-fields form-fields">
        <LimitedField label={t('groups.subject')} value={subject} onText={setSubject} data-enter />
        <label htmlFor={id}>{t('groups.message')}</label>
        <textarea
          id={id}
          rows={6}
          dir="auto"
          maxLength={MAX_MESSAGE_LENGTH}
          aria-required
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <label className="choice">
          <input type="checkbox" checked={copyMeFlag} onChange={(event) => setCopy(event.target.checked)} />
          <span>{t('groups.copyMe')}</span>
        </label>
        <p role="alert" className="group-problem">
          {problem}
        </p>
      </div>
    </Dialog>
  )
}
