import type { ManagedAccount } from '#contract/people/managed.ts'
import { people as peopleApi } from '#contract/people/people.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { NEW_ACCOUNT, NEW_SUBSCRIPTION, readAccountDraft, toAccountDraft } from './account-draft.ts'
import { CheckField, FormDialog, TextField } from './form-dialog.tsx'
import { READ_ONCE, StoredForm } from './stored-form.tsx'
import { SubscriptionFields } from './subscription-fields.tsx'
import { useDraft } from './use-draft.ts'

interface AccountDialogProps {
  /** absent for a new account */
  id: string | undefined
  onClose: () => void
}

const REFRESH = { refresh: [peopleApi.accounts, peopleApi.account] }
/** Form of an account; it opens with what is stored now. */
export function AccountDialog({ id, onClose }: AccountDialogProps) {
  const read = useEndpoint(peopleApi.account, id === undefined ? null : { id }, READ_ONCE)
  if (id === undefined) return <AccountForm onClose={onClose} />
  return (
    <StoredForm title={id} read={read} onClose={onClose} form={(stored) => <AccountForm stored={stored} onClose={onClose} />} />
  )
}

function AccountForm({ stored: given, onClose }: { stored?: ManagedAccount; onClose: () => void }) {
  const t = useText()
  const {
    stored,
    draft,
    set,
    save: saveDraft,
    problem,
    onReload,
  } = useDraft({ given, blank: NEW_ACCOUNT, draftOf: toAccountDraft })
  const add = useCommand(peopleApi.addAccount, REFRESH)
  const change = useCommand(peopleApi.changeAccount, REFRESH)
  async function save() {
    const account = readAccountDraft(draft)
    const isSaved = await saveDraft(() => (stored ? change.run({ ...account, version: stored.version }) : add.run(account)))
    if (!isSaved) return
    notify.success(t('people.saved', { name: account.name }))
    onClose()
  }
  const flag = (name: 'drmView' | 'elearning' | 'compassPoints' | 'groups' | 'closed') => (
    <CheckField label={t(`people.${name}`)} on={draft[name]} onChange={(on) => set({ [name]: on })} />
  )
  return (
    <FormDialog
      title={stored ? stored.name : t('people.addAccount')}
      pending={add.pending || change.pending}
      problem={problem}
      onSave={() => void save()}
      onClose={onClose}
      onReload={onReload}
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
