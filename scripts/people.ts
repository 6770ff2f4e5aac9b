import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import type { PeopleFile } from '#people/file/people-file.ts'
import { PeopleRefused, readPeopleFile } from '#people/file/read-people-file.ts'
import { checkPeople, savePeople } from '#people/save-people.ts'
import { type Table, TableUnavailable } from '#ports/table.ts'
import { DEFAULT_TENANT } from '#tenants/index.ts'
import { tell } from './ingest/show-progress.ts'
import { OptionError, readOptions } from './options.ts'

const USAGE = 'npm run people -- FILE [--tenant TENANT|all] [--data DIR], or --to TENANT FILE for a deployment'
const HELP = `Name the file of accounts and people: ${USAGE}.

{
  "accounts": [
    { "id": "harbour", "name": "Harbour Engineering", "subscriptions": [{ "publisher": "ISO", "name": "International Organization for Standardization" }] }
  ],
  "people": [{ "subject": "00u1a2b3", "accounts": ["harbour"] }]
}

"subject" is the claim \`sub\` of somebody's access token. The same file again changes nothing. Who is not in the file stays as
they are; who is to see nothing more stays in it, with "accounts": []. "language" and "address" are what somebody begins with, and
theirs from then on. Beside these there are, of an account, "number", "acronym", "drmView" and "customCollection", of a
subscription "collection" and "abbreviation", of a person "userType", "authorities" and "guest".`
const TOLD = 20

/** `npm run people`: accounts and people, as an operator writes them down, into a library. */
export async function main(args: readonly string[]): Promise<number> {
  const { data, values, positionals } = readOptions(args, { tenant: { type: 'string' }, to: { type: 'string' } })
  const [name, ...others] = positionals
  if (name === undefined) throw new OptionError(HELP)
  if (others.length > 0) throw new OptionError(`One file at a time: ${USAGE}. Nothing was written.`)
  if (values.to !== undefined && values.tenant !== undefined)
    throw new OptionError('--to names the tenant already: leave --tenant out. Nothing was written.')
  const tenants = tenantsOf(String(values.to ?? values.tenant ?? DEFAULT_TENANT))
  if (values.to !== undefined && tenants.length > 1)
    throw new OptionError(`A deployment has one tenant: name it. There are: ${TENANTS.join(', ')}. Nothing was written.`)
  const file = await inFile(name, async () => readPeopleFile(await textOf(name)))
  if (values.to !== undefined) {
    const { openDeployment } = await import('./ingest/deployment.ts')
    const { table } = await openDeployment(tenants[0] as Tenant)
    return inFile(name, () => save(table, tenants, file))
  }
  const embedded = await openEmbedded(data)
  try {
    return await inFile(name, () => save(embedded.table, tenants, file))
  } finally {
    await embedded.close()
  }
}

function tenantsOf(name: string): readonly Tenant[] {
  if (name === 'all') return TENANTS
  const tenant = TENANTS.find((known) => known === name)
  if (!tenant) throw new OptionError(`There is no tenant "${name}". There are: ${TENANTS.join(', ')}, all. Nothing was written.`)
  return [tenant]
}

async function textOf(name: string): Promise<string> {
  const bytes = await readFile(name).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new OptionError(`There is no file ${path.resolve(name)}. Nothing was written.`)
    throw new OptionError(`The file ${path.resolve(name)} cannot be read: ${error.message}. Nothing was written.`)
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new PeopleRefused(['It is no text in UTF-8.'])
  }
}

/** What is wrong is said with the name of the file. */
async function inFile<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TableUnavailable)
      throw new OptionError(`${name} is not all in: ${error.message}. What is in stays in; run it again to go on.`)
    if (!(error instanceof PeopleRefused)) throw error
    const { reasons } = error
    const lines = reasons.slice(0, TOLD).map((reason) => `${name}: ${reason}`)
    if (reasons.length > TOLD) lines.push(`${name}: and ${reasons.length - TOLD} more.`)
    throw new OptionError([...lines, 'Nothing was written.'].join('\n'))
  }
}

async function save(table: Table, tenants: readonly Tenant[], file: PeopleFile): Promise<number> {
  for (const tenant of tenants) await checkPeople(table, tenant, file)
  for (const tenant of tenants) {
    const saved = await savePeople(table, tenant, file)
    const counts = (['accounts', 'people'] as const).map((kind) => {
      const { added, changed, unchanged } = saved[kind]
      return `${kind}: ${added} added, ${changed} changed, ${unchanged} unchanged`
    })
    tell(`${tenant}: ${counts.join('; ')}.`)
  }
  return 0
}
