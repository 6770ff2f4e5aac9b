import { userSearch } from '#contract/groups/user-search.ts'
import { useCase } from '#functions/http/use-case.ts'
import { countAllowed } from '#people/allowances.ts'
import { findPeopleByAddress, findPeopleByName } from '#people/find-people.ts'
import { membershipOf } from './group/membership.ts'
import { presentColleague, presentExternal } from './group/present.ts'

export const searchUsers = useCase(
  userSearch.searchUsers,
  ['table', 'clock'],
  async ({ fullName, pageIndex, pageSize }, { actor, ports, fail, allow }) => {
    const owner = membershipOf(actor, fail)
    allow(await countAllowed(ports, actor, 'people-search'))
    const from = (pageIndex - 1) * pageSize
    const { count, people } = await findPeopleByName(ports.table, owner, fullName, { from, to: from + pageSize })
    return { content: people.map(presentColleague), totalElements: count }
  },
)

export const searchUsersByEmail = useCase(
  userSearch.searchUsersByEmail,
  ['table', 'clock'],
  async ({ email }, { actor, ports, fail, allow }) => {
    const owner = membershipOf(actor, fail)
    allow(await countAllowed(ports, actor, 'people-search'))
    const people = await findPeopleByAddress(ports.table, owner, email)
    const content = people.length > 0 ? people.map(presentColleague) : [presentExternal(email)]
    return { content, totalElements: content.length }
  },
)
