import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { account } from '#contract/account.ts'
import { documents } from '#contract/documents.ts'
import { search } from '#contract/search.ts'
import type { PeopleFile } from '#people/file/people-file.ts'
import { castFile } from '#people/seed-people.ts'
import { main as people } from '../people.ts'
import { expectEqual } from './expect.ts'
import type { Stage } from './stage.ts'
import { callAs } from './visit.ts'

/** As the operator does: `npm run people -- FILE --to TENANT`. */
async function save({ folder, tenant }: Stage, file: PeopleFile): Promise<void> {
  const name = path.join(folder, 'people.json')
  writeFileSync(name, JSON.stringify(file, null, 2))
  expectEqual(await people([name, '--to', tenant]), 0, 'the end of people')
}

const accountsOf = async (stage: Stage) =>
  (await callAs(stage, 'subscriber')(account.get, {})).cgEntitlements.map(({ accountName }) => accountName)

/** Whoever signs in is known, and has what the operator's file gives them. */
export async function letPeopleIn(stage: Stage): Promise<string> {
  expectEqual(await accountsOf(stage), [], 'the accounts of somebody before')
  await save(stage, castFile(stage.tenant))
  expectEqual(await accountsOf(stage), ['Harbour Engineering'], 'the accounts of the same')
  return 'the demonstration’s people, by a file; somebody signed in has their account'
}

/** A subscription that goes, and comes back: the same token reads, does not, and reads again. */
export async function takeAway(stage: Stage): Promise<string> {
  const call = callAs(stage, 'subscriber')
  const contentCode = (await call(search.all, { keywords: 'ASTM D9901-24' })).documents[0]?.contentCode ?? ''
  const read = () =>
    call(documents.pdf, { contentCode }).then(
      () => 200,
      (error: { readonly status?: number }) => error.status,
    )
  const file = castFile(stage.tenant)
  expectEqual(await read(), 200, 'reading, subscribed')
  await save(stage, { ...file, accounts: file.accounts.map((one) => ({ ...one, subscriptions: [] })) })
  expectEqual(await read(), 403, 'reading, no longer subscribed')
  await save(stage, file)
  expectEqual(await read(), 200, 'reading, subscribed again')
  return 'a subscription that goes closes its documents with the next request'
}
