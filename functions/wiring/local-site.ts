import { api } from '#contract/index.ts'
import { openApi } from '#contract/openapi.ts'
import { TENANTS } from '#contract/tenant.ts'
import { openLocalIdentity } from '#functions/adapters/embedded/identity/local-identity.ts'
import { type IssuerSessions, openLocalIssuers } from '#functions/adapters/embedded/identity/local-issuers.ts'
import { openLocalSigning } from '#functions/adapters/embedded/identity/local-signing.ts'
import { openLocalMonitor } from '#functions/adapters/embedded/local/local-monitor.ts'
import { restAfter } from '#functions/adapters/embedded/site/rest-after.ts'
import { createSite, type Listener } from '#functions/adapters/embedded/site/site.ts'
import { openSqliteJobs } from '#functions/adapters/embedded/sqlite/sqlite-jobs.ts'
import { withLibraryTokens } from '#functions/adapters/shared/library-tokens.ts'
import { requestReportMails } from '#functions/areas/reports/mail-reports.ts'
import { redacted } from '#functions/http/levels/redact.ts'
import { requestSealing } from '#functions/jobs/audits/request-sealing.ts'
import { requestCounting } from '#functions/jobs/count-use/count-use.ts'
import { requestUploadsEnd } from '#functions/jobs/ingest/uploads/end-uploads.ts'
import { requestLearning } from '#functions/jobs/learn/request-learning.ts'
import { requestRelinking } from '#functions/jobs/relink/relink-due.ts'
import type { DocumentAddress } from '#functions/mails/mail-addresses.ts'
import { cast, castOrganization, castPartner, castPasswordHash } from '#people/cast.ts'
import { refreshPeopleLists } from '#people/managing/save-listed-people.ts'
import { castFile, seedPeople } from '#people/seed-people.ts'
import { findPerson } from '#people/store.ts'
import type { Log } from '#ports/log.ts'
import { sendAllNoted } from '#ports/noted-jobs.ts'
import { queueHandlersOf } from '#ports/read-jobs.ts'
import { localHostsOf, tenantOfHost } from '#tenants/index.ts'
import { SECURITY_HEADERS } from '#text/security-headers.ts'
import { areas } from './areas.ts'
import type { Embedded } from './embedded.ts'
import { jobHandlersOf } from './job-handlers.ts'

export interface LocalSite {
  readonly listener: Listener
  mintToken(tenant: (typeof TENANTS)[number], person: string, session?: string): string | undefined
  close(): Promise<void>
}

export interface LocalSiteOptions {
  readonly port: number
  /** Serves the built page, for every address that nothing else answers. */
  readonly files: Listener
  readonly log: Log
  /** sessions of the issuers, where they outlive this site */
  readonly sessions?: IssuerSessions
}

/** Refuses to drop or restore: the embedded engine has no snapshots, and cannot replace its files while they are in use. */
async function refuseToClear(): Promise<never> {
  throw new Error('The folder of the index is deleted while the site is stopped; `npm run reindex` then makes it again.')
}

/** Learning waits this long, so that the first pages are served at once. */
const LEARNING_DELAY_MS = 5000

/** A day that begins is noticed within this time. */
const RELINKING_INTERVAL_MS = 60_000
/** Events of use are in reports within this time. */
const COUNTING_INTERVAL_MS = 60_000
/** A job goes within this time whose process ended when it was noted. */
const NOTED_INTERVAL_MS = 60_000
/** Audits of a day that has begun are sealed within this time. */
const SEALING_INTERVAL_MS = 600_000
/** Files that nobody ingested are deleted within this time of their last day. */
const ENDING_INTERVAL_MS = 3_600_000
/** Failures of a minute that is over, and what an earlier process left, are in the audits within this time. */
const CHAINING_INTERVAL_MS = 5000
/** A mail about usage that is due goes within this time. */
const MAILING_INTERVAL_MS = 600_000

/** The demo organization with those of the cast who sign in there. */
const organizationOf = (people: typeof cast) => ({
  ...castOrganization,
  people: people
    .filter(({ organization }) => organization === castOrganization.id)
    .map(({ subject, firstName, lastName, email }) => ({ subject, firstName, lastName, email })),
})

/** Opens the whole product on one machine: the same handlers as on AWS, behind one listener. */
export async function openLocalSite(embedded: Embedded, options: LocalSiteOptions): Promise<LocalSite> {
  const { port, files, sessions } = options
  const { data, objects, mail } = embedded
  const monitor = openLocalMonitor()
  const log = redacted(monitor.counting(options.log))
  const shared = { ...embedded.ports, monitor, table: monitor.timed(embedded.ports.table) }
  for (const tenant of TENANTS) {
    await seedPeople(shared.table, tenant)
    await refreshPeopleLists(shared.table, tenant, castFile(tenant))
  }
  const onError = (error: Error) => log({ level: 'error', event: 'issuer', error: error.stack })
  const issuers = await openLocalIssuers({
    port,
    keysFolder: data.keys,
    people: cast,
    findPerson: async (tenant, subject) => {
      const person = await findPerson(shared.table, tenant, subject)
      if (!person) return undefined
      const { firstName = '', lastName = '', email, anonymous: guest } = person
      return { subject, firstName, lastName, guest, ...(email !== undefined && { email }) }
    },
    castPasswordHash,
    organization: organizationOf(cast),
    partner: castPartner,
    sessions,
    onRefused: (tenant, remoteAddress) =>
      shared.acts.emit({
        tenant,
        at: shared.clock.now().toISOString(),
        principal: 'anonymous',
        type: 'AUTHENTICATION_FAILURE',
        message: 'wrong password',
        remoteAddress,
      }),
    onError,
  })
  const logFailure = (event: string) => (error: Error) => {
    if (!stopping.signal.aborted) log({ level: 'error', event, error: error.stack })
  }
  const addressOf: DocumentAddress = (tenant, code) =>
    `http://${localHostsOf(tenant)[0]}:${port}/document/?${new URLSearchParams({ contentcode: code })}`
  const stopping = new AbortController()
  const handledPorts = {
    ...shared,
    table: embedded.table,
    search: { ...shared.search, drop: refuseToClear, restore: refuseToClear },
  }
  const jobs = openSqliteJobs(data.jobs, {
    clock: shared.clock,
    handlers: queueHandlersOf(jobHandlersOf(handledPorts, { addressOf, log, learningSignal: () => stopping.signal })),
  })
  const signing = openLocalSigning({ folder: data.keys, clock: shared.clock })
  const ports = { ...shared, jobs, signing, identity: withLibraryTokens(openLocalIdentity(issuers), signing) }
  const handlers = Object.fromEntries(Object.entries(areas).map(([name, handler]) => [name, handler(ports, log)]))
  /** made for whoever asks first: it takes longer than the rest of a start */
  let document: string | undefined
  const learning = setTimeout(() => requestLearning(ports, TENANTS).catch(logFailure('learn')), LEARNING_DELAY_MS).unref()
  const relinking = setInterval(
    () => requestRelinking(ports, TENANTS).catch(logFailure('relink-due')),
    RELINKING_INTERVAL_MS,
  ).unref()
  const counting = setInterval(() => requestCounting(ports, TENANTS).catch(logFailure('count-use')), COUNTING_INTERVAL_MS).unref()
  const sealing = setInterval(() => requestSealing(ports, TENANTS).catch(logFailure('seal-audits')), SEALING_INTERVAL_MS).unref()
  const ending = setInterval(() => requestUploadsEnd(ports, TENANTS).catch(logFailure('end-uploads')), ENDING_INTERVAL_MS).unref()
  const chaining = setInterval(() => embedded.acts.chain(TENANTS).catch(logFailure('chain-acts')), CHAINING_INTERVAL_MS).unref()
  const mailing = setInterval(
    () => requestReportMails(ports, TENANTS).catch(logFailure('mail-reports')),
    MAILING_INTERVAL_MS,
  ).unref()
  const sendNoted = () => Promise.all(TENANTS.map((tenant) => sendAllNoted(ports, tenant))).catch(logFailure('send-noted'))
  const noting = setInterval(sendNoted, NOTED_INTERVAL_MS).unref()
  void sendNoted()
  const listener = createSite({
    areas: api,
    tenantOf: tenantOfHost,
    otherHosts: issuers.handleOrganization,
    handlers,
    nextId: () => shared.ids.next(),
    files,
    mounts: [
      (request, response, tenant) => issuers.handle(tenant, request, response),
      async (request, response) => objects.handle(request, response),
      (request, response, tenant) => mail.handle(tenant, request, response),
      async (request, response) => {
        if (request.url !== '/openapi.json') return false
        document ??= JSON.stringify(openApi())
        const type = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }
        response.writeHead(200, { ...SECURITY_HEADERS, ...type }).end(document)
        return true
      },
    ],
  })
  return {
    listener: restAfter(listener, () => void embedded.collect().catch(logFailure('collect'))),
    mintToken: issuers.mintToken,
    async close() {
      clearTimeout(learning)
      clearInterval(relinking)
      clearInterval(counting)
      clearInterval(mailing)
      clearInterval(sealing)
      clearInterval(ending)
      clearInterval(chaining)
      clearInterval(noting)
      stopping.abort()
      await jobs.close()
      monitor.close()
    },
  }
}
