import { useState } from 'react'
import type { Group } from '#contract/groups/group.ts'
import type { User } from '#contract/groups/user-search.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { nameOfUser, PersonChoice, shortName } from '../people/person-name.tsx'
import { targetIdOf } from './recipient.ts'
import '../lists/transfer.css'
import type { Chosen } from './use-share-with.ts'
import './sharing.css'

interface ShareTargetsProps {
  typed: string
  onTyped: (typed: string) => void
  groups: readonly Group[]
  users: readonly User[]
  busy: boolean
  /** ids of those with whom it is shared */
  sent: readonly string[]
  chosen: Chosen
  onChosen: (chosen: Chosen) => void
}

/** Groups and people to share with, by a search, and those who are chosen. */
export function ShareTargets({ typed, onTyped, groups, users, busy, sent, chosen, onChosen }: ShareTargetsProps) {
  const t = useText()
  const ids = [...chosen.groups.map(({ groupID }) => groupID), ...chosen.users.map(targetIdOf)]
  const state = (id: string, label: string, onAdd: () => void) =>
    sent.includes(id) ? (
      <span className="share-sent">{t('groups.share.sent')}</span>
    ) : (
      <Button aria-label={`${t('groups.share.add')}: ${label}`} disabled={ids.includes(id)} onClick={onAdd}>
        {t('groups.share.add')}
      </Button>
    )
  return (
    <>
      <ChosenTargets chosen={chosen} onChosen={onChosen} />
      <section className="choice-list share-list" aria-label={t('groups.share.find')}>
        <input
          type="search"
          dir="auto"
          aria-label={t('groups.share.find')}
          placeholder={t('groups.share.find')}
          maxLength={500}
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
        />
        {groups.length + users.length === 0 ? (
          <p role="status">
            {t(busy ? 'shell.loading' : typed.includes('@') ? 'groups.share.noAddress' : 'groups.share.noMatch')}
          </p>
        ) : (
          <ul>
            {groups.map((group) => (
              <li key={group.groupID} className="share-target">
                <span className="choice-shown">
                  <bdi title={group.name}>{shortName(group.name)}</bdi>
                  <small>{group.rosters.map(({ user }) => nameOfUser(user)).join(', ')}</small>
                </span>
                {state(group.groupID, group.name, () => onChosen({ ...chosen, groups: [...chosen.groups, group] }))}
              </li>
            ))}
            {users.map((user) => (
              <li key={targetIdOf(user)} className="share-target">
                <PersonChoice user={user} />
                {state(targetIdOf(user), nameOfUser(user), () => onChosen({ ...chosen, users: [...chosen.users, user] }))}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

/** Those who are chosen: the first, and the others on demand. */
function ChosenTargets({ chosen, onChosen }: Pick<ShareTargetsProps, 'chosen' | 'onChosen'>) {
  const t = useText()
  const { groups, users } = chosen
  const [isWhole, setWhole] = useState(false)
  const all = [
    ...groups.map((group) => ({
      id: group.groupID,
      name: group.name,
      drop: () => onChosen({ groups: groups.filter((one) => one !== group), users }),
    })),
    ...users.map((user) => ({
      id: targetIdOf(user),
      name: nameOfUser(user),
      drop: () => onChosen({ groups, users: users.filter((one) => one !== user) }),
    })),
  ]
  if (all.length === 0) return null
  return (
    <div className="share-chosen">
      <ul>
        {(isWhole ? all : all.slice(0, 1)).map(({ id, name, drop }) => (
          <li key={id}>
            <bdi title={name}>{shortName(name)}</bdi>
            <button type="button" aria-label={`${t('groups.removeThem')}: ${name}`} onClick={drop}>
              <Icon shape="CloseOutlined" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <Button type="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('groups.showLess') : t('groups.more', { count: all.length - 1 })}
        </Button>
      )}
    </div>
  )
}
