import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'
import { SEARCH_DOMAIN_SIZE } from './areas.ts'
import { nearest } from './nearest.ts'
import { Settings } from './settings.ts'
import { SettingsError } from './settings-error.ts'

const EXAMPLE = 'lib/infra/settings.example.json'

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new SettingsError(`${file} is not valid JSON: ${(error as Error).message}.`)
  }
}

function schemaWithin(schema: z.core.$ZodType, key?: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.core.$ZodOptional) return schemaWithin(schema._zod.def.innerType, key)
  if (key === undefined) return schema
  if (schema instanceof z.core.$ZodArray) return schema._zod.def.element
  return schema instanceof z.core.$ZodObject ? schema._zod.def.shape[String(key)] : undefined
}

/** Schemas along a path, innermost first. */
function schemasTo(at: readonly PropertyKey[]): readonly z.core.$ZodType[] {
  const schemas: z.core.$ZodType[] = [Settings]
  for (const key of at) {
    const next = schemaWithin(schemas[0] as z.core.$ZodType, key)
    if (!next) break
    schemas.unshift(next)
  }
  return schemas
}

/** Known keys at a path. */
function namesAt(at: readonly PropertyKey[]): string[] {
  const schema = schemaWithin(schemasTo(at)[0] as z.core.$ZodType)
  return schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : []
}

function messageOf(file: string, issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    return `${file}: "${key}" is not a setting. Did you mean "${nearest(key, namesAt(issue.path))}"?`
  }
  const name = issue.path.join('.')
  if (name === '') return `${file} is not a settings file. See ${EXAMPLE} for an example.`
  const [is = issue.message] = schemasTo(issue.path).flatMap((schema) => z.globalRegistry.get(schema)?.is ?? [])
  const missing = issue.code === 'invalid_type' && issue.input === undefined
  return missing ? `${file}: "${name}" is missing. It must be ${is}.` : `${file}: "${name}" is not valid. It must be ${is}.`
}

function parseSettings(file: string): Settings {
  const parsed = Settings.safeParse(parse(file), { reportInput: true })
  if (parsed.success) return parsed.data
  // A misspelt key makes the right one missing: report the cause.
  const { issues } = parsed.error
  throw new SettingsError(messageOf(file, issues.find(({ code }) => code === 'unrecognized_keys') ?? (issues[0] as never)))
}

/** Settings of other tenants in the same folder. They are not validated. */
function settingsBeside(file: string, tenant: Tenant): { readonly at: string; readonly other: Partial<Settings> }[] {
  const folder = path.dirname(file)
  return readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((at) => at.endsWith('.json') && at !== path.normalize(file))
    .map((at) => ({ at, other: (parse(at) ?? {}) as Partial<Settings> }))
    .filter(({ other }) => other.tenant !== tenant)
}

const mailDomain = (address: unknown) => String(address).split('@')[1]?.toLowerCase()

/**
 * Throws if another tenant of the account and region sends from the same mail domain. SES has each domain once per region, and
 * CloudFormation would fail on it late in the deployment.
 */
function refuseMailDomainOfOthers(file: string, { tenant, account, region, mailFrom }: Settings): void {
  for (const { at, other } of settingsBeside(file, tenant)) {
    if (other.account !== account || other.region !== region || mailDomain(other.mailFrom) !== mailDomain(mailFrom)) continue
    throw new SettingsError(
      `${file}: the domain of "mailFrom" is already used in ${at}. Each tenant of an account needs its own mail domain.`,
    )
  }
}

/** Throws if another tenant, by its configuration or by its settings in the same folder, has one of the host names. */
function refuseHostsOfOthers(file: string, { tenant, hosts }: Settings): void {
  const refuse = (host: string, owner: string) => {
    throw new SettingsError(`${file}: the host name ${host} is already used ${owner}. A host name belongs to one tenant.`)
  }
  for (const other of TENANTS.filter((one) => one !== tenant))
    for (const host of tenants[other].hosts) if (hosts.includes(host)) refuse(host, `by ${other}`)
  for (const { at, other } of settingsBeside(file, tenant))
    for (const host of Array.isArray(other.hosts) ? other.hosts : []) if (hosts.includes(host)) refuse(host, `in ${at}`)
}

/** Regions where an account has two availability zones; all others have at least three. */
const TWO_ZONES = ['us-west-1']

/** Throws if settings contradict each other. */
function refuseContradictions(file: string, { issuer, certificate, account, rehearsal, region, size }: Settings): void {
  const { zones } = SEARCH_DOMAIN_SIZE[size]
  const rules: [broken: boolean, sentence: string][] = [
    [
      zones > 2 && TWO_ZONES.includes(region),
      `"region" is ${region}, which has two availability zones; the size ${size} needs three`,
    ],
    [!rehearsal && !issuer.issuer.startsWith('https:'), '"issuer.issuer" uses http, which only a rehearsal allows'],
    [certificate.split(':')[4] !== account, '"certificate" belongs to another account'],
  ]
  for (const [broken, sentence] of rules) if (broken) throw new SettingsError(`${file}: ${sentence}.`)
}

const isTenant = (name: unknown): name is Tenant => TENANTS.includes(name as Tenant)

/** Reads the settings of a deployment. Throws a SettingsError with one sentence before anything is created. */
export function readSettings(tenant: unknown, file = `settings/${tenant}.json`): Settings {
  const all = `The tenants are ${TENANTS.join(', ')}.`
  if (tenant === undefined) throw new SettingsError(`No tenant is given. Add -c tenant=NAME. ${all}`)
  if (!isTenant(tenant)) throw new SettingsError(`Unknown tenant "${tenant}". ${all}`)
  if (!existsSync(file)) throw new SettingsError(`The settings file ${file} does not exist. Copy ${EXAMPLE} and edit it.`)
  const settings = parseSettings(file)
  if (settings.tenant !== tenant)
    throw new SettingsError(`${file} has the tenant ${settings.tenant}, but the command names ${tenant}.`)
  refuseContradictions(file, settings)
  refuseHostsOfOthers(file, settings)
  refuseMailDomainOfOthers(file, settings)
  return settings
}
