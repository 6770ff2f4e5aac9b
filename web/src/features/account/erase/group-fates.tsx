import type { CreatedGroup } from '#contract/groups/created-groups.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Select } from '#web/ui/controls/select.tsx'

/** Fate of a group: it is deleted, or somebody takes it over. */
export type GroupFate = 'delete' | { readonly heir: string }

interface GroupFatesProps {
  groups: readonly CreatedGroup[]
  fates: ReadonlyMap<string, GroupFate>
  onChoose: (groupID: string, fate: GroupFate | undefined) => void
}

const OPEN = ''
const DELETE = 'delete'
const HEIR = 'heir:'

function optionOf(fate: GroupFate | undefined): string {
  if (fate === undefined) return OPEN
  return fate === 'delete' ? DELETE : HEIR + fate.heir
}

function fateOf(value: string): GroupFate | undefined {
  if (value === OPEN) return undefined
  return value === DELETE ? 'delete' : { heir: value.slice(HEIR.length) }
}

/** Asks for each group of a person what becomes of it. */
export function GroupFates({ groups, fates, onChoose }: GroupFatesProps) {
  const t = useText()
  return (
    <fieldset className="group-fates">
      <legend>{t('account.eraseGroups')}</legend>
      {groups.map(({ groupID, name, accountName, heirs }) => (
        <Select
          key={groupID}
          label={accountName ? t('account.eraseGroupIn', { group: name, account: accountName }) : name}
          value={optionOf(fates.get(groupID))}
          options={[
            { value: OPEN, label: t('account.eraseChoose') },
            { value: DELETE, label: t('account.eraseDelete') },
            ...heirs.map(({ userId, firstName, lastName, email }) => ({
              value: HEIR + userId,
              label: t('account.eraseHandOver', { name: `${firstName} ${lastName}`.trim() || email }),
            })),
          ]}
          onChange={(value) => onChoose(groupID, fateOf(value))}
        />
      ))}
    </fieldset>
  )
}
