import { existsSync } from 'node:fs'
import path from 'node:path'
import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { type IngestRequest, ingestLibrary } from '#functions/jobs/ingest/ingest-library.ts'
import type { IngestOutcome } from '#functions/jobs/ingest/outcome.ts'
import { requestLearning } from '#functions/jobs/learn/request-learning.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import type { Publisher } from '#library/document/record.ts'
import { removeDocument } from '#library/saving/remove-document.ts'
import { DEFAULT_TENANT, tenants as pages } from '#tenants/index.ts'
import { namedTenants } from '../command/named-tenants.ts'
import { OptionError, readOptions } from '../command/options.ts'
import { saveColumns } from './columns-file.ts'
import { dryRun } from './dry-run.ts'
import { limitHeapGrowth } from './limit-heap-growth.ts'
import { printLine, showProgress } from './show-progress.ts'

type Embedded = Awaited<ReturnType<typeof openEmbedded>>

const USAGE =
  'npm run ingest -- FILE|FOLDER… [--dry-run] [--tenant TENANT|all] [--remove CODE] [--data DIR], or --to TENANT FILE|FOLDER… for a deployment'
const EXIT_OK = 0
const EXIT_NOTHING_DONE = 1
const EXIT_SOME_REFUSED = 2

/** `npm run ingest`: ingests documents, or removes them with --remove. */
export async function main(args: readonly string[]): Promise<number> {
  const { data, values, positionals } = readOptions(args, {
    tenant: { type: 'string' },
    to: { type: 'string' },
    remove: { type: 'string', multiple: true },
    'dry-run': { type: 'boolean' },
  })
  const tenants = namedTenants(String(values.tenant ?? DEFAULT_TENANT), 'Nothing was done.')
  const codes = (values.remove ?? []) as unknown as readonly string[]
  if (positionals.length === 0 && codes.length === 0) throw new OptionError(`Name a file or a folder. Usage: ${USAGE}`)
  const missing = positionals.find((name) => !existsSync(name))
  if (missing) throw new OptionError(`The file or folder ${path.resolve(missing)} does not exist. Nothing was done.`)
  if (values['dry-run']) return preview(tenants, positionals, codes.length > 0 || values.to !== undefined)
  if (values.to !== undefined) return send(String(values.to), positionals, codes.length > 0 || values.tenant !== undefined)
  limitHeapGrowth()
  const embedded = await openEmbedded(data)
  try {
    const removed = await remove(embedded, tenants, codes)
    return positionals.length === 0 ? removed : Math.max(removed, await ingest(embedded, tenants, positionals))
  } finally {
    await embedded.close()
  }
}

async function remove({ ports }: Embedded, tenants: readonly Tenant[], codes: readonly string[]): Promise<number> {
  let missed = 0
  for (const code of codes) {
    const found = await Promise.all(tenants.map((tenant) => removeDocument(ports, tenant, code)))
    if (!found.includes(true)) missed += 1
    printLine(found.includes(true) ? `${code} was removed from the library.` : `${code} is not in the library.`)
  }
  return missed === 0 ? EXIT_OK : missed === codes.length ? EXIT_NOTHING_DONE : EXIT_SOME_REFUSED
}

/** Publisher of documents that name none: the tenant's, where there is one tenant. */
function publisherOf(tenants: readonly Tenant[]): Publisher | undefined {
  const [only, ...others] = tenants
  return only && others.length === 0 ? { ...pages[only].publisher, type: 'OWN' } : undefined
}

/** Previews an ingest; the exit code is that of the ingest. */
async function preview(tenants: readonly Tenant[], sources: readonly string[], hasOthers: boolean): Promise<number> {
  if (hasOthers) throw new OptionError('--dry-run takes files and folders only, without --to and --remove. Nothing was done.')
  if (sources.length === 0) throw new OptionError(`Name a file or a folder. Usage: ${USAGE}`)
  const { documents, refused } = await dryRun(sources, publisherOf(tenants))
  return exitOf({ added: documents, changed: 0, unchanged: 0, refused })
}

async function ingest({ ports }: Embedded, tenants: readonly Tenant[], sources: readonly string[]): Promise<number> {
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  const progress = showProgress()
  const request: IngestRequest = {
    tenants,
    sources,
    publisher: publisherOf(tenants),
    signal: stop.signal,
    onColumns: saveColumns,
    ...progress,
  }
  const outcome = await ingestLibrary(ports, request)
  await requestLearning(ports, tenants)
  progress.end()
  process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  if (stop.signal.aborted) printLine('Stopped. Ingested documents stay in the library. Run the command again to continue.')
  const { added, changed, unchanged, refused } = outcome
  printLine(`${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused.`)
  return stop.signal.aborted ? EXIT_SOME_REFUSED : exitOf(outcome)
}

/** Sends documents to a deployment on AWS. */
async function send(name: string, sources: readonly string[], hasLocalOptions: boolean): Promise<number> {
  if (hasLocalOptions)
    throw new OptionError('--to takes files and folders only, without --tenant and --remove. Nothing was sent.')
  const [tenant] = name === 'all' ? [] : namedTenants(name, 'Nothing was done.')
  if (!tenant) throw new OptionError(`A deployment has one tenant. Name one of ${TENANTS.join(', ')}. Nothing was sent.`)
  const [{ openDeployment }, { sendLibrary }] = await Promise.all([import('./deployment.ts'), import('./send-library.ts')])
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort())
  const outcome = await sendLibrary({ deployment: await openDeployment(tenant), say: printLine, signal: stop.signal }, sources)
  const { added, changed, unchanged, refused, unknown } = outcome
  printLine(
    `${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused${unknown > 0 ? `, ${unknown} not ingested` : ''}.`,
  )
  return unknown > 0 ? EXIT_SOME_REFUSED : exitOf(outcome)
}

function exitOf({ added, changed, unchanged, refused }: IngestOutcome): number {
  if (added + changed + unchanged === 0) return EXIT_NOTHING_DONE
  return refused > 0 ? EXIT_SOME_REFUSED : EXIT_OK
}
