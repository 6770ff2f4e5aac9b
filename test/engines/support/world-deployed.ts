import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { api } from '#contract/index.ts'
import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { openLocalIssuers } from '#functions/adapters/embedded/identity/local-issuers.ts'
import { createSite } from '#functions/adapters/embedded/site/site.ts'
import type { HttpEvent } from '#functions/http/call.ts'
import { areas } from '#functions/wiring/areas.ts'
import { openPorts } from '#functions/wiring/aws/open/ports.ts'
import { cast } from '#people/cast.ts'
import { refreshPeopleLists } from '#people/managing/save-listed-people.ts'
import { castFile, seedPeople } from '#people/seed-people.ts'
import type { Jobs } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { localHostsOf, tenantOfHost, tenants } from '#tenants/index.ts'
import type { BackendOptions, WorldBackend } from '../../support/world.ts'
import { openDeployment, openersOf, startedIn } from './deployment.ts'
import { engineUrl } from './engine-url.ts'
import { expectGranted } from './granted-calls.ts'
import { openLocalBucket } from './local-bucket.ts'
import { edgeBefore } from './local-edge.ts'
import { openLocalMail, readBack } from './local-mail.ts'
import { newDynamoTable } from './new-dynamo-table.ts'
import { newKmsKey } from './new-kms-key.ts'
import { openQuickSightServer } from './quicksight-server.ts'

type Area = keyof typeof areas
type Deployment = Awaited<ReturnType<typeof openDeployment>>

const hostsOf = (tenant: Tenant) => localHostsOf(tenant).filter((host) => /^[a-z]/.test(host))
const notFound = async (_: unknown, response: import('node:http').ServerResponse) => void response.writeHead(404).end()

/**
 * Opens deployments of the tenants on engines, as the stacks create them: functions and consumer use the wiring of AWS.
 * They share a table, a bucket and an engine, so that only their own code separates the tenants.
 */
export async function openDeployedBackend({ folder, port, log }: BackendOptions): Promise<WorldBackend> {
  const [dynamo, bucket, mail, quicksight, signingKey] = await Promise.all([
    newDynamoTable(),
    openLocalBucket(),
    openLocalMail(),
    openQuickSightServer(),
    newKmsKey(),
  ])
  const keysFolder = path.join(folder, 'keys')
  mkdirSync(keysFolder)
  const issuers = await openLocalIssuers({ port, keysFolder, people: cast, onError: console.error })
  const searchUrl = engineUrl('LECTERN_OPENSEARCH_URL')
  const prefix = `world-${randomBytes(6).toString('hex')}`
  const environmentOf = (tenant: Tenant) => ({
    AWS_ENDPOINT_URL: engineUrl('AWS_ENDPOINT_URL'),
    AWS_ENDPOINT_URL_DYNAMODB: engineUrl('LECTERN_DYNAMODB_URL'),
    AWS_ENDPOINT_URL_QUICKSIGHT: quicksight.endpoint,
    LECTERN_HOSTS: hostsOf(tenant).join(),
    LECTERN_TABLE: dynamo.tableName,
    LECTERN_BUCKET: bucket.options.bucket,
    LECTERN_SEALS_BUCKET: bucket.options.bucket,
    LECTERN_OBJECTS_AT: '/objects',
    LECTERN_SEARCH_URL: searchUrl,
    LECTERN_SEARCH_PREFIX: prefix,
    LECTERN_SEARCH_REPLICAS: '0',
    LECTERN_ACCOUNT: '000000000000',
    LECTERN_DASHBOARDS: JSON.stringify({ namespace: 'default', dashboards: { 'compass-points': 'points' } }),
    LECTERN_MAIL_FROM: mail.options.from,
    LECTERN_SIGNING_KEYS: signingKey,
    LECTERN_ISSUER: JSON.stringify({ ...tenants[tenant].issuer, issuer: issuers.issuersOf(tenant)[0] }),
    LECTERN_ISSUER_KEYS: JSON.stringify(issuers.jwks[tenant]),
  })

  const deployments = new Map<Tenant, Promise<Deployment>>()
  function deploymentOf(tenant: Tenant): Promise<Deployment> {
    const made = deployments.get(tenant) ?? openDeployment(tenant, environmentOf(tenant), log)
    deployments.set(tenant, made)
    return made
  }
  const call = (area: Area) => async (event: HttpEvent) =>
    (await deploymentOf(tenantOfHost(event.headers.host ?? '') ?? 'astm')).call(area, event)

  const openers = await openersOf([
    'table',
    'search',
    'objects',
    'mail',
    'tracker',
    'health',
    'dashboards',
    'clock',
    'ids',
    'seals',
  ])
  const queues = { LECTERN_QUEUE_URL: engineUrl('AWS_ENDPOINT_URL'), LECTERN_UNDELIVERED_LOGS_URL: engineUrl('AWS_ENDPOINT_URL') }
  const operator = startedIn({ ...environmentOf('astm'), ...queues }, () => openPorts(openers))
  const jobs: Jobs = {
    send: async (job) => (await deploymentOf(job.tenant)).jobs.send(job),
    find: async (job) => (await deploymentOf(job.tenant)).jobs.find(job),
    failed: async (tenant) => (await deploymentOf(tenant)).jobs.failed(tenant),
    retry: async (job) => (await deploymentOf(job.tenant)).jobs.retry(job),
    drop: async (job) => (await deploymentOf(job.tenant)).jobs.drop(job),
  }
  const ports: Ports = { ...operator, jobs }
  for (const tenant of TENANTS) {
    await seedPeople(ports.table, tenant)
    await refreshPeopleLists(ports.table, tenant, castFile(tenant))
  }

  const edge = edgeBefore(`${bucket.options.endpoint}/${bucket.options.bucket}`)
  const all = () => Promise.all(deployments.values())
  return {
    ports,
    listener: createSite({
      areas: api,
      tenantOf: tenantOfHost,
      handlers: Object.fromEntries(Object.keys(areas).map((area) => [area, call(area as Area)])),
      nextId: () => ports.ids.next(),
      files: notFound,
      mounts: [
        (request, response, tenant) => issuers.handle(tenant, request, response),
        async (request, response) => {
          if (!request.url?.startsWith('/objects/')) return false
          await edge(request, response)
          return true
        },
      ],
    }),
    mintToken: issuers.mintToken,
    originOf: (tenant) => `https://${hostsOf(tenant)[0]}`,
    mails: () => readBack(ports.mail, mail.sent).arrived(),
    async pending() {
      const counts = (await all()).map(({ pending }) => pending())
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
    },
    openTable: (versions) => dynamo.open({ versions }),
    loseTable: () => dynamo.lose(),
    async close() {
      await Promise.all((await all()).map(({ close }) => close()))
      await fetch(`${searchUrl}/${prefix}*`, { method: 'DELETE' })
      mail.close()
      quicksight.close()
      await Promise.all([dynamo.drop(), bucket.close()])
      expectGranted()
    },
  }
}
