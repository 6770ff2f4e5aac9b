import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Tenant } from '#contract/tenant.ts'
import { openLocalIssuers } from '#functions/adapters/embedded/identity/local-issuers.ts'
import { cast } from '#people/cast.ts'
import { tenants } from '#tenants/index.ts'
import { startMinistack } from '../engines/ministack.ts'
import { opensearch } from '../engines/opensearch.ts'

const ACCOUNT = '000000000000'
const REGION = 'us-east-1'
/** Nobody asks it: its keys are handed to the functions. */
const ISSUER_PORT = 80

/** Everything a rehearsal stands on. */
export interface Stage {
  readonly tenant: Tenant
  /** the emulator */
  readonly url: string
  readonly host: string
  /** a name that the second deployment adds */
  readonly laterHost: string
  readonly folder: string
  /** a token as the issuer of a tenant gives it */
  token(person: string, tenant?: Tenant): string
  /** Writes the settings of the deployment and names their file. */
  writeSettings(hosts: readonly string[]): string
  close(): Promise<void>
}

/** What the operator's own environment would say, for all that is called from here. */
function pointTo(url: string): void {
  const keys = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test', AWS_EC2_METADATA_DISABLED: 'true' }
  const places = { AWS_ENDPOINT_URL: url, AWS_ENDPOINT_URL_S3: url, AWS_REGION: REGION, AWS_DEFAULT_REGION: REGION }
  Object.assign(process.env, keys, places)
  for (const name of ['AWS_SESSION_TOKEN', 'AWS_PROFILE', 'LECTERN_BUCKET', 'LECTERN_TABLE']) delete process.env[name]
}

export async function setStage(tenant: Tenant, size: string): Promise<Stage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-rehearsal-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const emulator = await startMinistack()
  // One of its own: the index of a tenant has the same name everywhere.
  const search = await opensearch.start().catch(async (error) => {
    await emulator.stop()
    throw error
  })
  pointTo(emulator.url)
  const keysFolder = path.join(folder, 'keys')
  mkdirSync(keysFolder)
  const issuers = await openLocalIssuers({ port: ISSUER_PORT, keysFolder, people: cast, onError: console.error })
  const host = `${tenant}.library.test`
  return {
    tenant,
    url: emulator.url,
    host,
    laterHost: `${tenant}.library.example`,
    folder,
    token: (person, of = tenant) => issuers.mintToken(of, person) as string,
    writeSettings(hosts) {
      const file = path.join(folder, 'settings', `${tenant}.json`)
      mkdirSync(path.dirname(file), { recursive: true })
      const settings = {
        tenant,
        account: ACCOUNT,
        region: REGION,
        size,
        hosts,
        certificate: `arn:aws:acm:us-east-1:${ACCOUNT}:certificate/00000000-0000-0000-0000-000000000000`,
        issuer: { ...tenants[tenant].issuer, issuer: issuers.issuersOf(tenant)[0] },
        mailFrom: `library@${host}`,
        alarmsTo: `operators@${host}`,
        closedTo: ['KP'],
        rehearsal: { searchUrl: search.url, issuerKeys: JSON.stringify(issuers.jwks[tenant]) },
      }
      writeFileSync(file, JSON.stringify(settings))
      return file
    },
    async close() {
      await Promise.all([emulator.stop(), search.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
