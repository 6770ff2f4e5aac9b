import type { User } from '#contract/groups/user-search.ts'
import { cutText } from '#text/cut.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'

/** characters of a name in a list */
const MAX_LENGTH = 25

/** Name of a person; their address where they have none. */
export const nameOfUser = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email

/** Name cut for a list. */
export function shortName(name: string, length = MAX_LENGTH): string {
  return name.length > length ? `${cutText(name, length)}…` : name
}

/** Person in a list to choose from. */
export function PersonChoice({ user }: { user: User }) {
  const t = useText()
  const name = nameOfUser(user)
  return (
    <span className="choice-shown">
      <bdi title={name}>{shortName(name)}</bdi>
      {user.userId === '' ? (
        <small>{t('groups.share.external')}</small>
      ) : (
        user.email !== '' && <small dir="ltr">{user.email}</small>
      )}
    </span>
  )
}
