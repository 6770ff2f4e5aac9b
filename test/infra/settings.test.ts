import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ROOT } from '#scripts/command/options.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { readSettings } from '../../lib/infra/read-settings.ts'

const EXAMPLE = JSON.parse(readFileSync(path.join(ROOT, 'lib/infra/settings.example.json'), 'utf8'))
const root = newFolder()
let count = 0

/** Creates a folder of settings, one file per tenant. */
function folderOf(files: Record<string, unknown>): string {
  const folder = path.join(root, String(count++))
  mkdirSync(folder)
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, `${name}.json`), typeof content === 'string' ? content : JSON.stringify(content))
  return folder
}

function read(tenant: unknown, files: Record<string, unknown>) {
  return readSettings(tenant, path.join(folderOf(files), `${tenant}.json`))
}

const without = (key: string) => Object.fromEntries(Object.entries(EXAMPLE).filter(([name]) => name !== key))

describe('the settings of a deployment', () => {
  it('are those of the example', () => {
    expect(read('astm', { astm: EXAMPLE })).toMatchObject({ tenant: 'astm', size: 'production' })
  })

  it('may be a demonstration in a region of two zones', () => {
    expect(read('astm', { astm: { ...EXAMPLE, region: 'us-west-1', size: 'demo' } })).toMatchObject({ region: 'us-west-1' })
  })

  it('are asked for by a tenant that there is', () => {
    expect(() => read(undefined, {})).toThrow(/^No tenant is given\. Add -c tenant=NAME\. The tenants are astm, .*demowl\.$/)
    expect(() => read('atsm', {})).toThrow(/^Unknown tenant "atsm"\. The tenants are astm, /)
    expect(() => read('__proto__', {})).toThrow(/^Unknown tenant/)
    expect(() => read('astm', {})).toThrow(/^The settings file .*astm\.json does not exist\. Copy .*example\.json and edit it\.$/)
  })

  it.each<[string, unknown, RegExp]>([
    ['no JSON', '{ "tenant": ', /astm\.json is not valid JSON: .+\.$/],
    ['a misspelt name', { ...without('region'), regoin: 'us-east-1' }, /: "regoin" is not a setting\. Did you mean "region"\?$/],
    ['a misspelt name within', { ...EXAMPLE, dashboards: { usages: 'x', 'compass-points': 'y' } }, /"usages" .* "usage"\?$/],
    ['a missing one', without('region'), /: "region" is missing\. It must be an AWS region such as eu-central-1\.$/],
    ['a missing one within', { ...EXAMPLE, issuer: { issuer: 'https://x.example' } }, /: "issuer\.clientId" is missing\. /],
    ['another size', { ...EXAMPLE, size: 'huge' }, /: "size" is not valid\. It must be one of demo, production, large\.$/],
    [
      'an account of eleven digits',
      { ...EXAMPLE, account: '12345678901' },
      /: "account" is not valid\. It must be the twelve digits/,
    ],
    [
      'a host with a scheme',
      { ...EXAMPLE, hosts: ['https://x.example'] },
      /: "hosts\.0" is not valid\. It must be a lower-case host name\.$/,
    ],
    ['no host', { ...EXAMPLE, hosts: [] }, /: "hosts" is not valid\. It must be a list of host names\.$/],
    [
      'a certificate elsewhere',
      { ...EXAMPLE, certificate: EXAMPLE.certificate.replace('us-east-1', 'eu-west-1') },
      /"certificate"/,
    ],
    ['a certificate of others', { ...EXAMPLE, account: '210987654321' }, /: "certificate" belongs to another account\.$/],
    [
      'an issuer over http',
      { ...EXAMPLE, issuer: { ...EXAMPLE.issuer, issuer: 'http://x.example' } },
      /which only a rehearsal allows\.$/,
    ],
    [
      'a region with fewer zones than the size stands in',
      { ...EXAMPLE, region: 'us-west-1' },
      /: "region" is us-west-1, which has two availability zones; the size production needs three\.$/,
    ],
    ['another tenant', { ...EXAMPLE, tenant: 'ies' }, / has the tenant ies, but the command names astm\.$/],
    [
      'an origin with a path',
      { ...EXAMPLE, issuer: { ...EXAMPLE.issuer, origins: ['https://x.example/oauth2'] } },
      /: "issuer\.origins\.0" is not valid\. It must be an origin such as "https:.*", without a path\.$/,
    ],
    ['a list', [], /astm\.json is not a settings file\. See .*example\.json for an example\.$/],
  ])('are one clear sentence where there is %s', (_, settings, sentence) => {
    expect(() => read('astm', { astm: settings })).toThrow(sentence)
    expect(() => read('astm', { astm: settings })).toThrow(expect.objectContaining({ name: 'SettingsError' }))
  })

  it('name no host of another tenant', () => {
    const ies = { ...EXAMPLE, tenant: 'ies' }
    expect(() => read('ies', { astm: EXAMPLE, ies })).toThrow(
      /astm\.library\.example\.org is already used by astm\. A host name belongs to one tenant\.$/,
    )
    const own = { ...EXAMPLE, hosts: ['library.example.com'] }
    const other = { ...own, tenant: 'ies' }
    expect(() => read('ies', { astm: own, ies: other })).toThrow(/library\.example\.com is already used in .*astm\.json\./)
  })

  it('write mail from a domain of their own in an account and its region', () => {
    const ies = { ...EXAMPLE, tenant: 'ies', hosts: ['library.example.com'], mailFrom: 'other@ASTM.example.org' }
    expect(() => read('ies', { astm: EXAMPLE, ies })).toThrow(/: the domain of "mailFrom" is already used in .*astm\.json\. Each/)
    expect(read('ies', { astm: EXAMPLE, ies: { ...ies, region: 'eu-west-1' } })).toMatchObject({ tenant: 'ies' })
    expect(read('ies', { astm: EXAMPLE, ies: { ...ies, mailFrom: 'other@ies.example.org' } })).toMatchObject({ tenant: 'ies' })
  })
})
