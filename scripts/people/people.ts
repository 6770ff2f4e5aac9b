import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { findNamed } from '#library/reading/find-named.ts'
import { type ItemChange, OPERATOR } from '#people/changes/audit-changes.ts'
import { PeopleRefused } from '#people/file/people-refused.ts'
import { readPeopleFile } from '#people/file/read-people-file.ts'
import { planPeople } from '#people/managing/plan-people.ts'
import { saveListedPeople } from '#people/managing/save-listed-people.ts'
import { checkPeople } from '#people/save-people.ts'
import type { Ports } from '#ports/ports.ts'
import { type Table, TableUnavailable } from '#ports/table.ts'
import { DEFAULT_TENANT } from '#tenants/index.ts'
import { namedTenants } from '../command/named-tenants.ts'
import { OptionError, readOptions } from '../command/options.ts'
import { printLine } from '../ingest/show-progress.ts'
import { checkAgreementPdfs, putAgreementPdfs, readAgreementPdfs } from './agreement-pdfs.ts'
import { setPassword } from './set-password.ts'

const USAGE =
  'npm run people -- FILE [--dry-run] [--tenant TENANT|all] [--data DIR], or --to TENANT FILE for a deployment, or --password SUBJECT'
const HELP = `Name a file of accounts and people. Usage: ${USAGE}

{
  "accounts": [
    { "id": "harbour", "name": "Harbour Engineering", "subscriptions": [{ "publisher": "ISO", "name": "International Organization for Standardization" }] }
  ],
  "people": [{ "subject": "00u1a2b3", "accounts": ["harbour"] }]
}

"subject" is the claim \`sub\` of a person's access token. The command is idempotent. People who are not in the file do not change. To
remove a person's access, keep the person in the file with "accounts": []. "language" and "address" are initial values, which people
change themselves. --dry-run shows what would change. --password SUBJECT sets the password with which somebody signs in on this machine: type it, or pipe it in. Optional fields are "number", "acronym", "closed", "drmView", "collection", "groups", "compassPoints", "elearning", "ranges", "daysAfterRange", "partners" and "agreement" of an account, whose "pdf" is an address or a PDF beside the file, "collection",
"abbreviation" and "price" of a subscription, and "userType", "authorities" and "guest" of a person.`
const MAX_REASONS = 20

/** `npm run people`: saves accounts and people from an operator's file. */
export async function main(args: readonly string[]): Promise<number> {
  const { data, values, positionals } = readOptions(args, {
    tenant: { type: 'string' },
    to: { type: 'string' },
    'dry-run': { type: 'boolean' },
    password: { type: 'string' },
  })
  if (values.password !== undefined) return withPassword(data, String(values.password), values, positionals)
  const [name, ...others] = positionals
  if (name === undefined) throw new OptionError(HELP)
  if (others.length > 0) throw new OptionError(`Name one file only. Nothing was written. Usage: ${USAGE}`)
  if (values.to !== undefined && values.tenant !== undefined)
    throw new OptionError('--to and --tenant exclude each other. Nothing was written.')
  const tenants = namedTenants(String(values.to ?? values.tenant ?? DEFAULT_TENANT), 'Nothing was written.')
  if (values.to !== undefined && tenants.length > 1)
    throw new OptionError(`A deployment has one tenant. Name one of ${TENANTS.join(', ')}. Nothing was written.`)
  const run = values['dry-run'] === true ? showChanges : save
  const read = async () => readAgreementPdfs(readPeopleFile(await textOf(name)), path.dirname(name))
  const planned = await withFileName(name, read)
  if (values.to !== undefined) {
    const { openDeployment } = await import('../ingest/deployment.ts')
    const deployment = await openDeployment(tenants[0] as Tenant)
    return withFileName(name, () => run(deployment, tenants, planned))
  }
  const embedded = await openEmbedded(data)
  try {
    return await withFileName(name, () => run(embedded.ports, tenants, planned))
  } finally {
    await embedded.close()
  }
}

type Values = ReturnType<typeof readOptions>['values']

/** Sets the password of somebody on this machine; the issuer of a deployment has its own. */
async function withPassword(data: string, subject: string, values: Values, files: readonly string[]): Promise<number> {
  if (values.to !== undefined || values['dry-run'] !== undefined || files.length > 0)
    throw new OptionError(`--password goes with --tenant and --data alone. Nothing was written. Usage: ${USAGE}`)
  const tenants = namedTenants(String(values.tenant ?? DEFAULT_TENANT), 'Nothing was written.')
  const embedded = await openEmbedded(data)
  try {
    return await setPassword(embedded, tenants, subject)
  } finally {
    await embedded.close()
  }
}

async function textOf(name: string): Promise<string> {
  const bytes = await readFile(name).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new OptionError(`The file ${path.resolve(name)} does not exist. Nothing was written.`)
    throw new OptionError(`The file ${path.resolve(name)} cannot be read: ${error.message}. Nothing was written.`)
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new PeopleRefused(['The file is not UTF-8 text.'])
  }
}

/** Adds the file's name to error messages. */
async function withFileName<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TableUnavailable)
      throw new OptionError(`${name} was saved in part: ${error.message}. Run the command again to continue.`)
    if (!(error instanceof PeopleRefused)) throw error
    const { reasons } = error
    const lines = reasons.slice(0, MAX_REASONS).map((reason) => `${name}: ${reason}`)
    if (reasons.length > MAX_REASONS) lines.push(`${name}: and ${reasons.length - MAX_REASONS} more.`)
    throw new OptionError([...lines, 'Nothing was written.'].join('\n'))
  }
}

/** Names documents of a collection that the library does not have. */
async function nameMissing(table: Table, tenant: Tenant, accountId: string, collection: readonly string[]): Promise<void> {
  const named = await findNamed(table, tenant, collection)
  const missing = collection.filter((entry) => !named.has(entry))
  if (missing.length === 0) return
  const shown = missing.slice(0, MAX_REASONS).join(', ')
  const more = missing.length > MAX_REASONS ? `, and ${missing.length - MAX_REASONS} more` : ''
  printLine(`${tenant}: the library does not have all of the collection of ${accountId} yet: ${shown}${more}.`)
}

type Library = Pick<Ports, 'table' | 'objects'>
type Planned = Awaited<ReturnType<typeof readAgreementPdfs>>

/** Checks a file against a tenant and finds out what it changes; throws PeopleRefused. */
async function planFor({ table, objects }: Library, tenant: Tenant, planned: Planned) {
  const { file } = planned
  await checkAgreementPdfs(objects, tenant, planned)
  await checkPeople(table, tenant, file)
  const plan = await planPeople(table, tenant, file, OPERATOR)
  if (plan.refusal) throw new PeopleRefused([`It would leave ${tenant} without anybody who has ADMIN and an open account.`])
  return plan
}

function sentenceOf({ kind, id, act, facts }: ItemChange): string {
  const what = facts.map(({ field, before, after }) => `${field}: ${before || '–'} → ${after || '–'}`)
  return act === 'added' ? `adds the ${kind} ${id}` : `changes the ${kind} ${id}: ${what.join('; ')}`
}

/** Prints what a file would change, and writes nothing. */
async function showChanges(library: Library, tenants: readonly Tenant[], planned: Planned): Promise<number> {
  for (const tenant of tenants) {
    const { changes } = await planFor(library, tenant, planned)
    for (const change of changes) printLine(`${tenant}: ${sentenceOf(change)}.`)
    if (changes.length === 0) printLine(`${tenant}: nothing changes.`)
  }
  return 0
}

async function save(library: Library, tenants: readonly Tenant[], planned: Planned): Promise<number> {
  const { table, objects } = library
  const { file, pdfs } = planned
  const plans = []
  for (const tenant of tenants) plans.push({ tenant, plan: await planFor(library, tenant, planned) })
  for (const { tenant, plan } of plans) {
    // Before the agreement that names them.
    await putAgreementPdfs(objects, tenant, pdfs)
    const saved = await saveListedPeople(table, tenant, file, { author: OPERATOR, guard: plan.guard })
    const counts = (['accounts', 'people'] as const).map((kind) => {
      const { added, changed, unchanged } = saved[kind]
      return `${kind}: ${added} added, ${changed} changed, ${unchanged} unchanged`
    })
    printLine(`${tenant}: ${counts.join('; ')}.`)
    for (const { id, collection = [] } of file.accounts) await nameMissing(table, tenant, id, collection)
  }
  return 0
}
