import { type FormEvent, useId, useState } from 'react'
import { documents } from '#contract/documents/documents.ts'
import type { UnresolvedLink } from '#contract/documents/old-links.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const REFRESH = { refresh: [documents.unresolvedLinks] }

/** Address of a link on this site; none for one that arrived in another form. */
const addressOf = (link: string) => (/^\/(?!\/)/.test(link) ? link : undefined)

/** Acts on a link: try it, lead it to a document, take it off the list. */
export function LinkActs({ row: { link }, onLead }: { row: UnresolvedLink; onLead: () => void }) {
  const t = useText()
  const { run, pending } = useCommand(documents.dropLink, REFRESH)
  const address = addressOf(link)
  const drop = () => run({ link }).catch(() => notify.error(t('admin.linkFailed')))
  return (
    <div className="unresolved-acts">
      {address && (
        <a className="plain-button" href={address}>
          {t('admin.tryLink')}
        </a>
      )}
      <Button onClick={onLead}>{t('admin.leadTo')}</Button>
      <Button type="text" aria-disabled={pending || undefined} onClick={() => void (pending || drop())}>
        {t('admin.dropLink')}
      </Button>
    </div>
  )
}

/** Asks for the document that a link leads to from now on. */
export function LeadDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const t = useText()
  const id = useId()
  const { run, pending } = useCommand(documents.leadLink, REFRESH)
  const [designation, setDesignation] = useState('')
  const [problem, setProblem] = useState<string>()
  async function lead(event?: FormEvent) {
    event?.preventDefault()
    if (pending || designation.trim() === '') return
    try {
      const { designationNo } = await run({ link, designation: designation.trim() })
      notify.success(t('admin.ledTo', { designation: designationNo }))
      onClose()
    } catch (error) {
      const isMissing = error instanceof CallError && error.problem.code === 'designation-not-found'
      setProblem(t(isMissing ? 'admin.leadMissing' : 'admin.linkFailed', { designation: designation.trim() }))
    }
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t('shell.cancel')}</Button>
      <Button type="primary" disabled={pending || designation.trim() === ''} onClick={() => void lead()}>
        {t('admin.lead')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('admin.leadTitle')} actions={actions} onClose={onClose}>
      <form className="unresolved-lead" onSubmit={(event) => void lead(event)}>
        <p>
          <bdi dir="ltr">{link}</bdi>
        </p>
        <label htmlFor={id}>{t('admin.leadNumber')}</label>
        <input
          id={id}
          type="text"
          className="facet-filter"
          value={designation}
          maxLength={500}
          dir="auto"
          autoComplete="off"
          onChange={(event) => setDesignation(event.target.value)}
        />
        {problem && <p role="alert">{problem}</p>}
      </form>
    </Dialog>
  )
}
