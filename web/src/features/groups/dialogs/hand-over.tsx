import { useId, useState } from 'react'
import type { Group } from '#contract/groups/group.ts'
import { groups } from '#contract/groups/groups.ts'
import { userSearch } from '#contract/groups/user-search.ts'
import { foldName } from '#text/fold-name.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { useSearchedText } from '../lists/use-searched-text.ts'
import { nameOfUser, PersonChoice } from '../people/person-name.tsx'
import { ConfirmAct } from './confirm-act.tsx'
import '../lists/transfer.css'

const REFRESHED = [groups.get, groups.list]

/** Makes a member the creator of a group. Whoever does not see its members looks for them among the people of the account. */
export function HandOver({ group, onClose }: { group: Group; onClose: () => void }) {
  const t = useText()
  const name = useId()
  const { run } = useCommand(groups.handOver, { refresh: REFRESHED })
  const [typed, setTyped] = useState('')
  const [userId, setUserId] = useState<string>()
  const fullName = useSearchedText(typed)
  const members = group.rosters.map(({ user }) => user)
  const searched = useEndpoint(userSearch.searchUsers, members.length === 0 ? { fullName, pageSize: 100 } : null)
  const found = members.length > 0 ? members : (searched.data?.content ?? []).map(({ user }) => user)
  const shown = found.filter((user) => foldName(nameOfUser(user)).includes(foldName(fullName)))
  async function handOver() {
    if (userId === undefined) return
    await run({ groupId: group.groupID, userId })
    notify.success(t('groups.handedOver'))
    onClose()
  }
  return (
    <ConfirmAct
      title={t('groups.handOver')}
      act={t('groups.handOver')}
      disabled={userId === undefined}
      onAct={handOver}
      onClose={onClose}
    >
      <p>{t('groups.handOverText')}</p>
      <div className="choice-list">
        <input
          type="search"
          dir="auto"
          aria-label={t('groups.findMembers')}
          placeholder={t('groups.findMembers')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ul>
          {shown.map((user) => (
            <li key={user.userId}>
              <label className="choice">
                <input type="radio" name={name} checked={user.userId === userId} onChange={() => setUserId(user.userId)} />
                <PersonChoice user={user} />
              </label>
            </li>
          ))}
        </ul>
      </div>
    </ConfirmAct>
  )
}
