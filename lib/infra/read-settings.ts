import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'
import { DOMAIN } from './areas.ts'
import { nearest } from './nearest.ts'
import { Settings } from './settings.ts'
import { SettingsError } from './settings-error.ts'

const EXAMPLE = 'lib/infra/settings.example.json'

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new SettingsError(`${file} is no JSON: ${(error as Error).message}.`)
  }
}

function schemaWithin(schema: z.core.$ZodType, key?: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.core.$ZodOptional) return schemaWithin(schema._zod.def.innerType, key)
  if (key === undefined) return schema
  if (schema instanceof z.core.$ZodArray) return schema._zod.def.element
  return schema instanceof z.core.$ZodObject ? schema._zod.def.shape[String(key)] : undefined
}

/** The schemas on the way to a place, the last one first. */
function schemasTo(at: readonly PropertyKey[]): readonly z.core.$ZodType[] {
  const schemas: z.core.$ZodType[] = [Settings]
  for (const key of at) {
    const next = schemaWithin(schemas[0] as z.core.$ZodType, key)
    if (!next) break
    schemas.unshift(next)
  }
  return schemas
}

/** The names that there are at a place. */
function namesAt(at: readonly PropertyKey[]): string[] {
  const schema = schemaWithin(schemasTo(at)[0] as z.core.$ZodType)
  return schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : []
}

function sentenceOf(file: string, issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    return `${file}: "${key}" is no setting; the nearest is "${nearest(key, namesAt(issue.path))}".`
  }
  const name = issue.path.join('.')
  if (name === '') return `${file} is not right: it is the settings of a tenant, as ${EXAMPLE} shows them.`
  const [is = issue.message] = schemasTo(issue.path).flatMap((schema) => z.globalRegistry.get(schema)?.is ?? [])
  const missing = issue.code === 'invalid_type' && issue.input === undefined
  return missing ? `${file}: "${name}" is missing: ${is}.` : `${file}: "${name}" is not right: it is ${is}.`
}

function parseSettings(file: string): Settings {
  const parsed = Settings.safeParse(parse(file), { reportInput: true })
  if (parsed.success) return parsed.data
  // A misspelt name is the cause of the missing one beside it.
  const { issues } = parsed.error
  throw new SettingsError(sentenceOf(file, issues.find(({ code }) => code === 'unrecognized_keys') ?? (issues[0] as never)))
}

/** The settings of other tenants in the same folder, whatever is in them. */
function settingsBeside(file: string, tenant: Tenant): { readonly at: string; readonly other: Partial<Settings> }[] {
  const folder = path.dirname(file)
  return readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((at) => at.endsWith('.json') && at !== path.normalize(file))
    .map((at) => ({ at, other: (parse(at) ?? {}) as Partial<Settings> }))
    .filter(({ other }) => other.tenant !== tenant)
}

const mailDomain = (address: unknown) => String(address).split('@')[1]?.toLowerCase()

/** An account has a mail domain once in a region, and CloudFormation would find that out long after it began. */
function refuseMailDomainOfOthers(file: string, { tenant, account, region, mailFrom }: Settings): void {
  for (const { at, other } of settingsBeside(file, tenant)) {
    if (other.account !== account || other.region !== region || mailDomain(other.mailFrom) !== mailDomain(mailFrom)) continue
    throw new SettingsError(`${file}: "mailFrom" is of the domain that ${at} writes from; each tenant of an account has its own.`)
  }
}

/** Who else says to be found under one of these names: another tenant's page, or its settings in the same folder. */
function refuseHostsOfOthers(file: string, { tenant, hosts }: Settings): void {
  const refuse = (host: string, owner: string) => {
    throw new SettingsError(`${file}: the host name ${host} is ${owner} already; a name belongs to one tenant.`)
  }
  for (const other of TENANTS.filter((one) => one !== tenant))
    for (const host of tenants[other].hosts) if (hosts.includes(host)) refuse(host, `${other}'s`)
  for (const { at, other } of settingsBeside(file, tenant))
    for (const host of Array.isArray(other.hosts) ? other.hosts : []) if (hosts.includes(host)) refuse(host, `named in ${at}`)
}

/** Where AWS gives an account two zones; elsewhere it is three and more. */
const TWO_ZONES = ['us-west-1']

/** Settings that belong together and yet do not. */
function refuseContradictions(file: string, { issuer, certificate, account, rehearsal, region, size }: Settings): void {
  const { zones } = DOMAIN[size]
  const rules: [broken: boolean, sentence: string][] = [
    [zones > 2 && TWO_ZONES.includes(region), `"region" is ${region}, which has two zones; the size ${size} stands in three`],
    [!rehearsal && !issuer.issuer.startsWith('https:'), '"issuer.issuer" speaks http, which is for a rehearsal alone'],
    [certificate.split(':')[4] !== account, '"certificate" belongs to another account'],
  ]
  for (const [broken, sentence] of rules) if (broken) throw new SettingsError(`${file}: ${sentence}.`)
}

const isTenant = (name: unknown): name is Tenant => TENANTS.includes(name as Tenant)

/** The settings of a tenant's deployment; whatever is wrong with them is one sentence, before anything is made. */
export function readSettings(tenant: unknown, file = `settings/${tenant}.json`): Settings {
  const all = `The tenants are ${TENANTS.join(', ')}.`
  if (tenant === undefined) throw new SettingsError(`Name the tenant: -c tenant=NAME. ${all}`)
  if (!isTenant(tenant)) throw new SettingsError(`There is no tenant "${tenant}". ${all}`)
  if (!existsSync(file)) throw new SettingsError(`There is no ${file}: the settings of ${tenant}, as ${EXAMPLE} shows them.`)
  const settings = parseSettings(file)
  if (settings.tenant !== tenant) throw new SettingsError(`${file} is about ${settings.tenant}, and ${tenant} is asked for.`)
  refuseContradictions(file, settings)
  refuseHostsOfOthers(file, settings)
  refuseMailDomainOfOthers(file, settings)
  return settings
}
