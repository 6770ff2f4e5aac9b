import { useState } from 'react'
import { type User, userSearch } from '#contract/groups/user-search.ts'
import { foldName } from '#text/fold-name.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { nameOfUser, PersonChoice } from '../people/person-name.tsx'
import { addItems, applyEdit, type ListEdit, removeItems } from './list-edit.ts'
import { Transfer } from './transfer.tsx'
import { useSearchedText } from './use-searched-text.ts'

const PAGE_SIZE = 100
const idOf = ({ userId }: User) => userId
const choiceOf = (user: User) => ({ id: user.userId, label: nameOfUser(user), shown: <PersonChoice user={user} /> })

interface MemberTransferProps {
  /** people who are in the group as it is saved */
  members: readonly User[]
  edit: ListEdit<User>
  onEdit: (edit: ListEdit<User>) => void
}

/** People of the account beside those of a group. */
export function MemberTransfer({ members, edit, onEdit }: MemberTransferProps) {
  const t = useText()
  const { id: myself } = useAccount()
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState('')
  const fullName = useSearchedText(typed)
  const wanted = foldName(useSearchedText(filter))
  const { data, isLoading } = useEndpoint(
    userSearch.searchUsers,
    { fullName, pageIndex: 1, pageSize: PAGE_SIZE },
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  const inGroup = applyEdit(members, edit, idOf)
  const ids = new Set(inGroup.map(idOf))
  const others = (data?.content ?? []).map(({ user }) => user).filter((user) => user.userId !== myself && !ids.has(user.userId))
  const isShown = ({ firstName, lastName }: User) =>
    [firstName + lastName, lastName + firstName].some((name) => foldName(name).includes(wanted))
  return (
    <Transfer
      from={{
        title: t('groups.people'),
        search: t('groups.findPeople'),
        text: typed,
        onText: setTyped,
        choices: others.map(choiceOf),
        empty: t(fullName ? 'groups.noMatch' : 'groups.nobodyElse'),
        busy: isLoading,
        onMove: (moved) =>
          onEdit(
            addItems(
              edit,
              others.filter((user) => moved.includes(user.userId)),
              idOf,
            ),
          ),
      }}
      to={{
        title: t('groups.members'),
        search: t('groups.findMembers'),
        text: filter,
        onText: setFilter,
        choices: inGroup.filter(isShown).map(choiceOf),
        empty: t(wanted ? 'groups.noMatch' : 'groups.noMembers'),
        onMove: (moved) => onEdit(removeItems(edit, moved)),
      }}
    />
  )
}
