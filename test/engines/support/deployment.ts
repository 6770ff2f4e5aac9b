import { setTimeout as sleep } from 'node:timers/promises'
import type { Tenant } from '#contract/tenant.ts'
import type { HttpEvent } from '#functions/http/call.ts'
import type { HttpHandler } from '#functions/http/serve.ts'
import { areas } from '#functions/wiring/areas.ts'
import { toLambda } from '#functions/wiring/aws/lambda.ts'
import { openJobs } from '#functions/wiring/aws/open/jobs.ts'
import type { Openers } from '#functions/wiring/aws/open/ports.ts'
import { openTable } from '#functions/wiring/aws/open/table.ts'
import { openConsumer } from '#functions/wiring/aws/open-consumer.ts'
import { portsOf } from '#functions/wiring/ports-of.ts'
import type { Log } from '#ports/log.ts'
import type { PortName } from '#ports/ports.ts'
import { asFunction, JOBS } from './granted-calls.ts'
import { openLocalQueue } from './local-queue.ts'

type Area = keyof typeof areas
type Environment = Readonly<Record<string, string>>

const POLL_MS = 100

/** Starts a function with an environment, which functions read at their start only. */
export function startedIn<T>(environment: Environment, start: () => T): T {
  const before = { ...process.env }
  Object.assign(process.env, environment)
  try {
    return start()
  } finally {
    process.env = before
  }
}

/** Imports the openers of ports by file name, as `scripts/build/build-functions.ts` does for a bundle. */
export async function openersOf(ports: readonly PortName[]): Promise<Openers> {
  const open = async (port: PortName) => {
    const opener = await import(`#functions/wiring/aws/open/${port}.ts`)
    return [port, opener[`open${port[0]?.toUpperCase()}${port.slice(1)}`]]
  }
  return Object.fromEntries(await Promise.all(ports.map(open)))
}

/** Rewrites a request as CloudFront forwards it: to the API's host, with the viewer's host in a header. */
function throughCloudFront(event: HttpEvent): HttpEvent {
  const { host = '', ...headers } = event.headers
  const edge = { 'x-lectern-host': host.replace(/:\d+$/, ''), 'x-lectern-viewer': event.requestContext.http.sourceIp }
  return { ...event, headers: { ...headers, ...edge, host: 'api.execute-api.us-east-1.amazonaws.com' } }
}

/** Starts a deployment of one tenant: one function per area, and the consumer of its queue. */
export async function openDeployment(tenant: Tenant, shared: Environment, log: Log) {
  const queue = await openLocalQueue()
  const { queueUrl, awaitedUrl } = queue.options
  const environment = {
    ...shared,
    LECTERN_TENANT: tenant,
    LECTERN_QUEUE_URL: queueUrl,
    LECTERN_AWAITED_QUEUE_URL: awaitedUrl,
    LECTERN_UNDELIVERED_LOGS_URL: queue.undeliveredUrl,
  }
  const functions: Partial<Record<Area, HttpHandler>> = {}
  for (const [name, area] of Object.entries(areas)) {
    const openers = await openersOf(portsOf(area))
    functions[name as Area] = startedIn(environment, () => toLambda(area, openers, log))
  }
  const consuming = startedIn(environment, openConsumer)
  const consumer: typeof consuming = (event) => asFunction(JOBS, () => consuming(event))
  let open = true
  /** Polls the queue as Lambda's event source mapping does. */
  async function poll(): Promise<void> {
    while (open) if ((await queue.deliver(consumer)) === 0) await sleep(POLL_MS)
  }
  const polling = poll()
  return {
    call: (area: Area, event: HttpEvent) =>
      asFunction(`Api/${area}`, () => (functions[area] as HttpHandler)(throughCloudFront(event))),
    jobs: startedIn(environment, () => openJobs({ table: openTable() })),
    pending: queue.pending,
    async close() {
      open = false
      await polling
      await queue.close()
    },
  }
}
