import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { api } from '#contract/index.ts'
import type { Tenant } from '#contract/tenant.ts'
import { Settings, type Size } from '../../lib/infra/settings.ts'

export const settingsOf = (tenant: Tenant, size: Size, more: object = {}): Settings =>
  Settings.parse({
    tenant,
    account: '123456789012',
    region: 'us-east-1',
    size,
    hosts: [`${tenant}.library.example.com`],
    certificate: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d',
    issuer: {
      issuer: `https://signin.${tenant}.example.com/`,
      clientId: 'page',
      audience: 'https://library.example.com/api',
      scopes: [],
    },
    mailFrom: `library@${tenant}.example.com`,
    alarmsTo: 'operators@example.com',
    closedTo: ['KP'],
    meaning: 'bedrock',
    dashboards: { usage: 'usage-1', 'compass-points': 'points-1' },
    ...more,
  })

/** Writes placeholder bundles; the tests do not run them. */
export function makeBundles(bundles: string): void {
  for (const name of [...Object.keys(api), 'unknown', 'origin', 'publish', 'jobs', 'events']) {
    mkdirSync(path.join(bundles, name), { recursive: true })
    writeFileSync(path.join(bundles, name, 'index.mjs'), `export const name = '${name}'`)
  }
}
