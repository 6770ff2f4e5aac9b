import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'
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

/** The schema at a path, as far as objects go. */
function schemaAt(at: readonly PropertyKey[]): z.ZodType {
  let schema: z.ZodType = Settings
  for (const key of at) {
    const shape: Record<string, z.ZodType> = (unwrap(schema) as z.ZodObject).shape ?? {}
    if (!shape[String(key)]) break
    schema = shape[String(key)] as z.ZodType
  }
  return schema
}
/** What it is in words, where that was said of it. */
const meaningOf = (at: readonly PropertyKey[]) => z.globalRegistry.get(schemaAt(at))?.is
const unwrap = (schema: z.ZodType): z.ZodType => ('unwrap' in schema ? (schema as z.ZodOptional<z.ZodType>).unwrap() : schema)

function sentenceOf(file: string, issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys((unwrap(schemaAt(issue.path)) as z.ZodObject).shape)
    return `${file}: "${issue.keys[0]}" is no setting; the nearest is "${nearest(issue.keys[0] as string, known)}".`
  }
  const name = issue.path.join('.')
  const is = meaningOf(issue.path) ?? meaningOf(issue.path.slice(0, 1)) ?? issue.message
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

/** Who else says to be found under one of these names: another tenant's page, or its settings in the same folder. */
function refuseHostsOfOthers(file: string, { tenant, hosts }: Settings): void {
  const refuse = (host: string, owner: string) => {
    throw new SettingsError(`${file}: the host name ${host} is ${owner} already; a name belongs to one tenant.`)
  }
  for (const other of TENANTS.filter((one) => one !== tenant))
    for (const host of tenants[other].hosts) if (hosts.includes(host)) refuse(host, `${other}'s`)
  const folder = path.dirname(file)
  for (const name of readdirSync(folder).filter(
    (one) => one.endsWith('.json') && path.join(folder, one) !== path.normalize(file),
  )) {
    const other = parse(path.join(folder, name)) as Partial<Settings> | null
    if (!Array.isArray(other?.hosts) || other.tenant === tenant) continue
    for (const host of other.hosts) if (hosts.includes(host)) refuse(host, `named in ${path.join(folder, name)}`)
  }
}

/** Settings that belong together and yet do not. */
function refuseContradictions(file: string, { issuer, certificate, account, rehearsal }: Settings): void {
  const rules: [broken: boolean, sentence: string][] = [
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
  return settings
}
