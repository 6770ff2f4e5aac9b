import { admin } from '#contract/admin/admin.ts'
import { ingest } from '#contract/admin/ingest.ts'
import { agreement } from '#contract/agreement.ts'
import { reports } from '#contract/reports.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { saveListedPeople } from '#people/managing/save-listed-people.ts'
import type { World } from '../../world.ts'
import { asTenant } from '../tenant-watch.ts'
import { TENANT } from './answer-world.ts'

interface Asker {
  readonly world: World
}

/** A table of the usage report, by the ticket of who may see it. */
export async function tableOfReport({ world }: Asker): Promise<unknown> {
  const call = world.direct('usage-viewer', TENANT)
  const { EmbedUrl } = await call(reports.embed, { reportId: 'usage' })
  const ticket = new URL(EmbedUrl, 'http://x').pathname.split('/').at(-1) ?? ''
  return call(reports.file, { ticket, table: 'days' })
}

/** Settings of the library, as an administrator changes them. */
export async function changeSettings({ world }: Asker): Promise<unknown> {
  const call = world.direct('admin', TENANT)
  const { version } = await call(admin.tenantSettings, {})
  await call(admin.saveTenantSettings, { version, settings: { support: { phone: '+1 555-0100' } } })
  return call(admin.tenantHistory, {})
}

/** A file as an administrator sends, checks and ingests it, with a record that is refused, and a job that fails. */
export async function ingestFile({ world, word }: Asker & { readonly word: string }): Promise<unknown> {
  const call = world.direct('admin', TENANT)
  const text = `{"publisher":"XO","designation":"XO ${word}","title":"${word}"}\nno record\n`
  const { id, url, contentType } = await call(ingest.addUpload, { name: `${word}.ndjson`, size: text.length })
  await world.send(TENANT, 'PUT', url, { 'Content-Type': contentType }, text)
  await call(ingest.checkUpload, { id })
  await world.jobsDone()
  await call(ingest.upload, { id })
  await call(ingest.ingestUpload, { id })
  await world.ports.jobs.send({ id: word, name: 'make-text', tenant: TENANT, payload: {} as never })
  await world.jobsDone()
  const { runs, failedJobs } = await call(ingest.ingest, {})
  const run = runs.find(({ name }) => name.startsWith(word))?.run ?? ''
  const refusals = await call(ingest.refusals, { run })
  await call(ingest.dropJob, { id: word })
  return failedJobs.some(({ id: job }) => job === word) ? refusals : []
}

/** Manages the people of the account `southern`, and of no other. */
const MANAGER = 'user-admin'
const MANAGED = 'southern'

const accountWith = (id: string, version: string) => ({
  ...{ id, name: id, subscriptions: [{ publisher: 'ISO', name: 'ISO' }] },
  agreement: { version, text: { en: 'Read with care.' } },
})

/** Agreements of two accounts: who manages one of them sees its own alone, who administers the tenant sees both. */
export async function acceptAgreement({ world, word }: Asker & { readonly word: string }): Promise<unknown> {
  const file = PeopleFile.parse({ accounts: [accountWith(MANAGED, word), accountWith(word, word)] })
  await asTenant(TENANT, () => saveListedPeople(world.ports.table, TENANT, file))
  const call = world.direct(MANAGER, TENANT)
  await call(agreement.accept, { version: word, language: 'en' })
  const seen = await call(agreement.list, {})
  if (seen.some(({ accountId }) => accountId !== MANAGED)) throw new Error('a manager sees the agreement of another account')
  await world.direct('admin', TENANT)(agreement.list, {})
  const { result } = await world.direct('admin', TENANT)(agreement.acceptances, {})
  return seen.length > 0 ? result : []
}
