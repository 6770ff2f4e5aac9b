import type { Group } from '#contract/groups/group.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { nameOfUser } from './people/person-name.tsx'

/** Creator of a group, and how many people and documents it has. */
export function GroupFacts({ group }: { group: Group }) {
  const t = useText()
  const { id } = useAccount()
  const {
    createdById,
    createdByFirstName: firstName,
    createdByLastName: lastName,
    creatorLeft,
    memberCount,
    contentCount,
  } = group
  const name = nameOfUser({ firstName, lastName, email: '' })
  return (
    <ul className="group-facts">
      <li>
        {creatorLeft ? (
          t('groups.creatorLeft')
        ) : (
          <>
            <bdi>{name}</bdi> {createdById === id && t('groups.me')}
          </>
        )}
      </li>
      <li>{t('groups.memberCount', { count: memberCount })}</li>
      <li>{t('groups.documentCount', { count: contentCount })}</li>
    </ul>
  )
}
