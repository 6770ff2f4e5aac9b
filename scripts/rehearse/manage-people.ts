import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { account } from '#contract/account.ts'
import { documents } from '#contract/documents/documents.ts'
import { search } from '#contract/search.ts'
import type { PeopleFile } from '#people/file/people-file.ts'
import { castFile } from '#people/seed-people.ts'
import { main as people } from '../people/people.ts'
import type { RehearsalEnvironment } from './environment.ts'
import { expectEqual } from './expect.ts'
import { callAs } from './request-site.ts'

/** Saves a file as an operator does: `npm run people -- FILE --to TENANT`. */
async function save({ folder, tenant }: RehearsalEnvironment, file: PeopleFile): Promise<void> {
  const name = path.join(folder, 'people.json')
  writeFileSync(name, JSON.stringify(file, null, 2))
  expectEqual(await people([name, '--to', tenant]), 0, 'the end of people')
}

const accountsOf = async (rehearsal: RehearsalEnvironment) =>
  (await callAs(rehearsal, 'subscriber')(account.get, {})).cgEntitlements.map(({ accountName }) => accountName)

/** The demonstration's people with an account: a file may give nobody one that is not there. */
function listPeople(tenant: RehearsalEnvironment['tenant']): PeopleFile {
  const file = castFile(tenant)
  const known = new Set(file.accounts.map(({ id }) => id))
  return { ...file, people: file.people.filter(({ accounts = [] }) => accounts.every((id) => known.has(id))) }
}

/** Adds people, and checks that they get their accounts. */
export async function addPeople(rehearsal: RehearsalEnvironment): Promise<string> {
  expectEqual(await accountsOf(rehearsal), [], 'the accounts of somebody before')
  await save(rehearsal, listPeople(rehearsal.tenant))
  expectEqual(await accountsOf(rehearsal), ['Harbour Engineering'], 'the accounts of the same')
  return 'the demonstration’s people, by a file; somebody signed in has their account'
}

/** Removes and restores a subscription: the same token reads, does not read, and reads again. */
export async function checkRevokedAccess(rehearsal: RehearsalEnvironment): Promise<string> {
  const call = callAs(rehearsal, 'subscriber')
  const contentCode = (await call(search.all, { keywords: 'ASTM D9901-24' })).documents[0]?.contentCode ?? ''
  const read = () =>
    call(documents.pdf, { contentCode }).then(
      () => 200,
      (error: { readonly status?: number }) => error.status,
    )
  const file = listPeople(rehearsal.tenant)
  expectEqual(await read(), 200, 'reading, subscribed')
  await save(rehearsal, { ...file, accounts: file.accounts.map((one) => ({ ...one, subscriptions: [] })) })
  expectEqual(await read(), 403, 'reading, no longer subscribed')
  await save(rehearsal, file)
  expectEqual(await read(), 200, 'reading, subscribed again')
  return 'a subscription that goes closes its documents with the next request'
}
