import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { checkDataFormat, DataFolderError } from '#functions/adapters/embedded/disk/data-folder.ts'
import { askToLearn } from '#functions/jobs/learn/ask-to-learn.ts'
import type { Ground } from '#functions/jobs/make-index/handler.ts'
import { type Made, makeIndex } from '#functions/jobs/make-index/make-index.ts'
import { type Embedded, openEmbedded } from '#functions/wiring/embedded.ts'
import { keepHeapsSmall } from './ingest/keep-small.ts'
import { tell } from './ingest/show-progress.ts'
import { OptionError, readOptions } from './options.ts'

const USAGE = 'npm run reindex -- [--tenant TENANT|all] [--data DIR], or --to TENANT [--afresh|--from-snapshot] for a deployment'
const STOPPED = 2
const LOG_MS = 5000

function tenantsOf(name: string): readonly Tenant[] {
  if (name === 'all') return TENANTS
  const tenant = TENANTS.find((known) => known === name)
  if (!tenant) throw new OptionError(`There is no tenant "${name}". There are: ${TENANTS.join(', ')}, all. Nothing was done.`)
  return [tenant]
}

function groundOf({ afresh, 'from-snapshot': snapshot }: { afresh?: unknown; 'from-snapshot'?: unknown }): Ground {
  if (afresh && snapshot) throw new OptionError(`It begins from nothing, or from a snapshot: name one. ${USAGE}`)
  return afresh ? 'nothing' : snapshot ? 'snapshot' : 'standing'
}

const said = (tenant: Tenant, { indexed, removed }: Made) =>
  `${tenant}: ${indexed} documents indexed${removed > 0 ? `, ${removed} taken out that the library does not have` : ''}`

async function reindex({ table, ports }: Embedded, tenant: Tenant, signal: AbortSignal): Promise<boolean> {
  let told = performance.now()
  const { next, made } = await makeIndex({ ...ports, table }, tenant, {
    at: {},
    isOver: () => signal.aborted,
    remark: (contentCode, reason) => tell(`note: ${contentCode}: ${reason}`),
    onProgress(made) {
      if (performance.now() - told < LOG_MS) return
      told = performance.now()
      tell(`${said(tenant, made)} so far`)
    },
  })
  tell(next ? `${said(tenant, made)}. Stopped; run it again to make all of it.` : `${said(tenant, made)}.`)
  return next === undefined
}

/** `npm run reindex`: the search index again, from the table and the files that the library keeps. */
export async function main(args: readonly string[]): Promise<number> {
  const { data, values, positionals } = readOptions(args, {
    tenant: { type: 'string' },
    to: { type: 'string' },
    afresh: { type: 'boolean' },
    'from-snapshot': { type: 'boolean' },
  })
  const from = groundOf(values)
  if (positionals.length > 0) throw new OptionError(`There is nothing to name but a tenant: ${USAGE}`)
  if (values.to !== undefined) {
    const [tenant, ...others] = tenantsOf(String(values.to))
    if (!tenant || others.length > 0) throw new OptionError(`A deployment has one tenant: name it. ${USAGE}`)
    const { askDeployment } = await import('./reindex/ask-deployment.ts')
    tell(
      `Asked for as ${await askDeployment(tenant, from)}: the log of its jobs tells make-index-part, and make-index-done at the end.`,
    )
    return 0
  }
  if (from !== 'standing')
    throw new OptionError(`On one machine the folder of the index is deleted instead, while the site is stopped. ${USAGE}`)
  const tenants = tenantsOf(String(values.tenant ?? 'all'))
  if (checkDataFormat(data) === 'none') throw new DataFolderError(`There is no data folder at ${data}.`)
  keepHeapsSmall()
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort())
  const embedded = await openEmbedded(data)
  try {
    for (const tenant of tenants) if (!(await reindex(embedded, tenant, stop.signal))) return STOPPED
    await askToLearn(embedded.ports, tenants)
    return 0
  } finally {
    await embedded.close()
  }
}
