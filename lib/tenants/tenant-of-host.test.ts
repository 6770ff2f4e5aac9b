import { describe, expect, it } from '@jest/globals'
import { TENANTS } from '#contract/tenant.ts'
import { tenantOfHost, tenants } from './index.ts'

describe('the tenant of a host', () => {
  it.each(TENANTS)('is %s under its own name on this machine, with and without a port', (tenant) => {
    expect(tenantOfHost(`${tenant}.localhost:8080`)).toBe(tenant)
    expect(tenantOfHost(`${tenant.toUpperCase()}.LOCALHOST`)).toBe(tenant)
    for (const host of tenants[tenant].hosts) expect(tenantOfHost(host)).toBe(tenant)
  })

  it.each(['localhost', 'localhost:8080', '127.0.0.1', '127.0.0.1:1', '[::1]', '[::1]:65535'])('is demowl for %s', (host) => {
    expect(tenantOfHost(host)).toBe('demowl')
  })

  it.each([
    '',
    ' ',
    ':8080',
    '.localhost',
    'nobody.localhost',
    'astm',
    'astm.localhost.',
    'astm.localhost.evil.example',
    'evil-astm.localhost',
    'x.astm.localhost',
    'evil.example#astm.localhost',
    'evil.example/astm.localhost',
    'evil.example\\astm.localhost',
    'evil@astm.localhost',
    'astm.localhost:8080@evil.example',
    'astm.localhost:',
    'astm.localhost:port',
    'astm.localhost:123456',
    'astm.localhost:80:80',
    'astm.localhost, api.localhost',
    'astm.localhost\nx: y',
    'astm%2elocalhost',
    'ａstm.localhost',
    '__proto__',
    'constructor.localhost',
    '127.0.0.2',
    '[::2]',
    '::1',
    `${'a'.repeat(100_000)}.localhost`,
  ])('is nobody for %j', (host) => {
    expect(tenantOfHost(host)).toBeUndefined()
  })
})
