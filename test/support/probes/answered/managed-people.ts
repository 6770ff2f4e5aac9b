import { counter } from '#contract/counter/counter.ts'
import { counterKeys } from '#contract/counter/keys.ts'
import { reportFiles } from '#contract/counter/report-files.ts'
import { people } from '#contract/people/people.ts'
import { monthAfter } from '#functions/events/counting/count-state.ts'
import { storeEvents } from '#functions/events/store.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { saveListedPeople } from '#people/managing/save-listed-people.ts'
import type { World } from '../../world.ts'
import { asTenant } from '../tenant-watch.ts'
import { SIGNS, TENANT } from './answer-world.ts'
import { workOfStores } from './store-work.ts'

/** Manages the people of the account `northern`, and of no other. */
export const MANAGER = 'two-accounts'

const fileOf = (someone: object) => PeopleFile.parse({ people: [someone] })

/** Gives the manager their authority, and enters the cast into the lists of accounts and people. */
export const listManaged = ({ ports }: World): Promise<unknown> =>
  asTenant(TENANT, () =>
    saveListedPeople(
      ports.table,
      TENANT,
      fileOf({ subject: MANAGER, accounts: ['northern'], authorities: ['COMPASS_USER', 'COMPASS_USER_ADMIN'] }),
    ),
  )

/** Accounts and people as their administrator lists, adds, changes and exports them. */
export async function managePeople({ world, word }: { readonly world: World; readonly word: string }): Promise<unknown> {
  const call = world.direct('admin', TENANT)
  const facts = { name: word, drmView: false, elearning: false, compassPoints: true, groups: true, closed: false }
  const account = await call(people.addAccount, { id: word, ...facts, subscriptions: [] })
  const { edit: _, ...again } = account
  await call(people.changeAccount, { ...again, name: `${word} again` })
  const given = { activated: true, userType: 'individual', authorities: ['COMPASS_USER'], accounts: [word] } as const
  await call(people.addPerson, { subject: word, ...given, authorities: [...given.authorities], accounts: [...given.accounts] })
  await call(people.person, { subject: word })
  await call(people.exportList, { text: word })
  await call(people.exportFile, {})
  await call(people.previewFile, { file: JSON.stringify({ people: [{ subject: word, accounts: [word], firstName: word }] }) })
  const { result: accounts } = await call(people.accounts, { text: word })
  const { result } = await call(people.list, { text: word })
  return accounts.length > 0 ? result : []
}

/** Reports of a month that was closed, and restated by what came late. */
export async function restateMonth({ world }: { readonly world: World }): Promise<unknown> {
  const { table } = world.ports
  const month = monthAfter(new Date().toISOString().slice(0, 7), -2)
  const event = {
    kind: 'request',
    account: 'harbour',
    person: 'ada',
    agent: 'Firefox/140.0',
    document: SIGNS,
    format: 'pdf',
  } as const
  for (const day of ['03', '04']) {
    const late = { ...event, id: crypto.randomUUID(), at: `${month}-${day}T10:00:00Z` }
    await asTenant(TENANT, () => storeEvents(table, TENANT, [late]))
    await workOfStores(world, { name: 'count-use', payload: null })
  }
  await workOfStores(world, { name: 'write-aggregates', payload: null })
  const call = world.direct('admin', TENANT)
  const key = await call(counterKeys.makeKey, { name: 'Harvester' })
  const { customer_id, requestor_id, api_key } = key
  const listed = await call(counter.reports, { customer_id, ...(requestor_id && { requestor_id }), ...(api_key && { api_key }) })
  await call(counterKeys.endKey, { id: key.key.id })
  const { restated } = await call(reportFiles.reportMonths, {})
  return listed.length > 0 ? restated : []
}
