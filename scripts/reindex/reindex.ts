import type { Tenant } from '#contract/tenant.ts'
import { checkDataFormat, DataFolderError } from '#functions/adapters/embedded/disk/data-folder.ts'
import { requestLearning } from '#functions/jobs/learn/request-learning.ts'
import type { RebuildSource } from '#functions/jobs/make-index/handler.ts'
import { type IndexCounts, makeIndex } from '#functions/jobs/make-index/make-index.ts'
import { type Embedded, openEmbedded } from '#functions/wiring/embedded.ts'
import { namedTenants } from '../command/named-tenants.ts'
import { OptionError, readOptions } from '../command/options.ts'
import { limitHeapGrowth } from '../ingest/limit-heap-growth.ts'
import { printLine } from '../ingest/show-progress.ts'

const USAGE = 'npm run reindex -- [--tenant TENANT|all] [--data DIR], or --to TENANT [--afresh|--from-snapshot] for a deployment'
const EXIT_STOPPED = 2
const LOG_INTERVAL_MS = 5000

function sourceOf({ afresh, 'from-snapshot': snapshot }: { afresh?: unknown; 'from-snapshot'?: unknown }): RebuildSource {
  if (afresh && snapshot) throw new OptionError(`--afresh and --from-snapshot exclude each other. Usage: ${USAGE}`)
  return afresh ? 'empty' : snapshot ? 'snapshot' : 'existing'
}

const said = (tenant: Tenant, { indexed, removed }: IndexCounts) =>
  `${tenant}: ${indexed} documents indexed${removed > 0 ? `, ${removed} orphans removed` : ''}`

async function reindex({ table, ports }: Embedded, tenant: Tenant, signal: AbortSignal): Promise<boolean> {
  let told = performance.now()
  const { next, made } = await makeIndex({ ...ports, table }, tenant, {
    at: {},
    shouldStop: () => signal.aborted,
    remark: (contentCode, reason) => printLine(`note: ${contentCode}: ${reason}`),
    onProgress(made) {
      if (performance.now() - told < LOG_INTERVAL_MS) return
      told = performance.now()
      printLine(`${said(tenant, made)} so far`)
    },
  })
  printLine(next ? `${said(tenant, made)}. Stopped. Run the command again to rebuild all of it.` : `${said(tenant, made)}.`)
  return next === undefined
}

/** `npm run reindex`: rebuilds the search index from the table and the files of the library. */
export async function main(args: readonly string[]): Promise<number> {
  const { data, values, positionals } = readOptions(args, {
    tenant: { type: 'string' },
    to: { type: 'string' },
    afresh: { type: 'boolean' },
    'from-snapshot': { type: 'boolean' },
  })
  const from = sourceOf(values)
  if (positionals.length > 0) throw new OptionError(`The command takes no arguments but options. Usage: ${USAGE}`)
  if (values.to !== undefined) {
    const [tenant, ...others] = namedTenants(String(values.to), 'Nothing was done.')
    if (!tenant || others.length > 0) throw new OptionError(`A deployment has one tenant. Usage: ${USAGE}`)
    const { requestReindex } = await import('./request-reindex.ts')
    printLine(
      `Sent the job ${await requestReindex(tenant, from)}. The log of the jobs has make-index-part for each part, and make-index-done at the end.`,
    )
    return 0
  }
  if (from !== 'existing')
    throw new OptionError(
      `--afresh and --from-snapshot need --to. On one machine, stop the site and delete the folder of the index. Usage: ${USAGE}`,
    )
  const tenants = namedTenants(String(values.tenant ?? 'all'), 'Nothing was done.')
  if (checkDataFormat(data) === 'none') throw new DataFolderError(`The data folder ${data} does not exist.`)
  limitHeapGrowth()
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort())
  const embedded = await openEmbedded(data)
  try {
    for (const tenant of tenants) if (!(await reindex(embedded, tenant, stop.signal))) return EXIT_STOPPED
    await requestLearning(embedded.ports, tenants)
    return 0
  } finally {
    await embedded.close()
  }
}
