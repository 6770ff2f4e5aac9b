import { useState } from 'react'
import { api } from '#contract/index.ts'
import type { ManagedAccount } from '#contract/people/managed.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { type AccountDraft, NEW_ACCOUNT, NEW_SUBSCRIPTION, readAccountDraft, toAccountDraft } from './account-draft.ts'
import { CheckField, FormDialog, TextField } from './form-dialog.tsx'
import { SubscriptionFields } from './subscription-fields.tsx'
import { useSave } from './use-save.ts'

interface AccountDialogProps {
  /** absent for a new account */
  id: string | undefined
  onClose: () => void
}

const REFRESH = { refresh: [api.people.accounts, api.people.account] }
/** The form has what was read when it was opened; a later answer would take away what is typed. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: true, dedupingInterval: 0 }

/** Form of an account; it opens with what is stored now. */
export function AccountDialog({ id, onClose }: AccountDialogProps) {
  const { data, error, isValidating } = useEndpoint(api.people.account, id === undefined ? null : { id }, ONCE)
  const [first, setFirst] = useState<ManagedAccount>()
  const t = useText()
  if (id === undefined) return <AccountForm onClose={onClose} />
  if (!first && data && !isValidating) setFirst(data)
  if (first) return <AccountForm stored={first} onClose={onClose} />
  return error ? (
    <FormDialog title={id} pending problem={t('people.notLoaded')} onSave={onClose} onClose={onClose}>
      {null}
    </FormDialog>
  ) : null
}

function AccountForm({ stored: given, onClose }: { stored?: ManagedAccount; onClose: () => void }) {
  const t = useText()
  const [stored, setStored] = useState(given)
  const [draft, setDraft] = useState<AccountDraft>(given ? toAccountDraft(given) : NEW_ACCOUNT)
  const add = useCommand(api.people.addAccount, REFRESH)
  const change = useCommand(api.people.changeAccount, REFRESH)
  const saving = useSave<ManagedAccount>()
  const set = (part: Partial<AccountDraft>) => setDraft({ ...draft, ...part })
  async function save() {
    const account = readAccountDraft(draft)
    const isSaved = await saving.save(() => (stored ? change.run({ ...account, version: stored.version }) : add.run(account)))
    if (!isSaved) return
    notify.success(t('people.saved', { name: account.name }))
    onClose()
  }
  function reload() {
    if (!saving.stored) return
    setStored(saving.stored)
    setDraft(toAccountDraft(saving.stored))
    saving.clear()
  }
  const flag = (name: 'drmView' | 'elearning' | 'compassPoints' | 'groups' | 'closed') => (
    <CheckField label={t(`people.${name}`)} on={draft[name]} onChange={(on) => set({ [name]: on })} />
  )
  return (
    <FormDialog
      title={stored ? stored.name : t('people.addAccount')}
      pending={add.pending || change.pending}
      problem={saving.problem}
      onSave={() => void save()}
      onClose={onClose}
      onReload={saving.stored && reload}
    >
      <div className="people-fields">
        {!stored && (
          <TextField label={t('people.id')} value={draft.id} longest={64} required enter onChange={(id) => set({ id })} />
        )}
        <TextField
          label={t('people.name')}
          value={draft.name}
          longest={300}
          required
          enter={stored !== undefined}
          onChange={(name) => set({ name })}
        />
        <TextField label={t('people.number')} value={draft.number} longest={100} onChange={(number) => set({ number })} />
        <TextField label={t('people.acronym')} value={draft.acronym} longest={40} onChange={(acronym) => set({ acronym })} />
      </div>
      <div className="people-choices">
        {flag('drmView')}
        {flag('elearning')}
        {flag('compassPoints')}
        {flag('groups')}
        {flag('closed')}
      </div>
      {draft.subscriptions.map((subscription, at) => (
        <SubscriptionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a subscription has no id, and its place is that of its fields
          key={at}
          number={at + 1}
          subscription={subscription}
          onChange={(one) => set({ subscriptions: draft.subscriptions.with(at, one) })}
          onRemove={() => set({ subscriptions: draft.subscriptions.toSpliced(at, 1) })}
        />
      ))}
      <span>
        <Button onClick={() => set({ subscriptions: [...draft.subscriptions, NEW_SUBSCRIPTION] })}>
          {t('people.addSubscription')}
        </Button>
      </span>
    </FormDialog>
  )
}
