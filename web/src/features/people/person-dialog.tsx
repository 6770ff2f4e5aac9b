import { AUTHORITIES } from '#contract/endpoint/endpoint.ts'
import type { ManagedPerson } from '#contract/people/managed.ts'
import { people as peopleApi } from '#contract/people/people.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Select } from '#web/ui/controls/select.tsx'
import { CheckField, FormDialog, TextField } from './form-dialog.tsx'
import { newPerson, readPersonDraft, toPersonDraft } from './person-draft.ts'
import { READ_ONCE, StoredForm } from './stored-form.tsx'
import { useDraft } from './use-draft.ts'

interface PersonDialogProps {
  /** absent for a new person */
  subject: string | undefined
  /** account that a new person gets */
  accountId: string | undefined
  onClose: () => void
}

const REFRESH = { refresh: [peopleApi.list, peopleApi.person, peopleApi.accounts] }
/** Form of a person; it opens with what is stored now. */
export function PersonDialog({ subject, accountId, onClose }: PersonDialogProps) {
  const read = useEndpoint(peopleApi.person, subject === undefined ? null : { subject }, READ_ONCE)
  if (subject === undefined) return <PersonForm accountId={accountId} onClose={onClose} />
  const form = (stored: ManagedPerson) => <PersonForm stored={stored} accountId={accountId} onClose={onClose} />
  return <StoredForm title={subject} read={read} onClose={onClose} form={form} />
}

interface PersonFormProps extends Pick<PersonDialogProps, 'accountId' | 'onClose'> {
  stored?: ManagedPerson
}

function PersonForm({ stored: given, accountId, onClose }: PersonFormProps) {
  const t = useText()
  const { authorities: own, selectedAccountId: ownAccount = '' } = useAccount()
  const isStaff = own.includes('ADMIN')
  const blank = newPerson(accountId ?? ownAccount)
  const { stored, draft, set, save: saveDraft, problem, onReload } = useDraft({ given, blank, draftOf: toPersonDraft })
  const add = useCommand(peopleApi.addPerson, REFRESH)
  const change = useCommand(peopleApi.changePerson, REFRESH)
  async function save() {
    const person = readPersonDraft(draft)
    const isSaved = await saveDraft(() => (stored ? change.run({ ...person, version: stored.version }) : add.run(person)))
    if (!isSaved) return
    notify.success(t('people.saved', { name: `${draft.firstName} ${draft.lastName}`.trim() || person.subject }))
    onClose()
  }
  return (
    <FormDialog
      title={stored ? stored.subject : t('people.addPerson')}
      pending={add.pending || change.pending}
      problem={problem}
      onSave={() => void save()}
      onClose={onClose}
      onReload={onReload}
    >
      <div className="people-fields">
        {!stored && (
          <TextField
            label={t('people.subject')}
            value={draft.subject}
            longest={200}
            required
            enter
            onChange={(subject) => set({ subject })}
          />
        )}
        <TextField
          label={t('people.firstName')}
          value={draft.firstName}
          longest={100}
          enter={stored !== undefined}
          onChange={(firstName) => set({ firstName })}
        />
        <TextField label={t('people.lastName')} value={draft.lastName} longest={100} onChange={(lastName) => set({ lastName })} />
        <TextField
          label={t('people.email')}
          value={draft.email}
          type="email"
          longest={254}
          onChange={(email) => set({ email })}
        />
        {isStaff && (
          <Select
            label={t('people.userType')}
            value={draft.userType}
            options={(['individual', 'company'] as const).map((value) => ({ value, label: t(`people.type.${value}`) }))}
            onChange={(userType) => set({ userType })}
          />
        )}
      </div>
      <fieldset>
        <legend>{t('people.roles')}</legend>
        <div className="people-choices">
          {AUTHORITIES.filter((one) => isStaff || own.includes(one)).map((one) => (
            <CheckField
              key={one}
              label={t(`people.role.${one}`)}
              on={draft.authorities.includes(one)}
              onChange={(on) =>
                set({ authorities: on ? [...draft.authorities, one] : draft.authorities.filter((other) => other !== one) })
              }
            />
          ))}
        </div>
      </fieldset>
      {isStaff ? (
        <label>
          {t('people.accountIds')}
          <textarea dir="ltr" rows={3} value={draft.accounts} onChange={({ target }) => set({ accounts: target.value })} />
        </label>
      ) : (
        stored && (
          <CheckField
            label={t('people.inAccount')}
            on={draft.accounts !== ''}
            onChange={(on) => set({ accounts: on ? ownAccount : '' })}
          />
        )
      )}
      {isStaff && <CheckField label={t('people.active')} on={draft.activated} onChange={(activated) => set({ activated })} />}
    </FormDialog>
  )
}
