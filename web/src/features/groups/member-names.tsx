import { useState } from 'react'
import type { Group } from '#contract/groups/group.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { nameOfUser, shortName } from './people/person-name.tsx'

interface MemberNamesProps {
  members: Group['rosters']
  /** names that are shown at first */
  shown: number
}

/** Names of members, the first ones until somebody wants more. */
export function MemberNames({ members, shown }: MemberNamesProps) {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  const names = (isWhole ? members : members.slice(0, shown)).map(({ user }) => user)
  return (
    <div className="member-names">
      <ul>
        {names.map((user) => (
          <li key={user.userId}>
            <bdi title={user.email || nameOfUser(user)}>{shortName(nameOfUser(user))}</bdi>
          </li>
        ))}
      </ul>
      {members.length > shown && (
        <Button type="text" className="annotation-act" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('groups.showLess') : t('groups.more', { count: members.length - shown })}
        </Button>
      )}
    </div>
  )
}
