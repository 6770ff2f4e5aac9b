import { describe, expect, it } from '@jest/globals'
import { synthesised } from './synthesised.ts'

/** Types of stateful resources and of those that they depend on. A table of Glue describes files, and holds none. */
const HOLDING = /(?<!Glue)::(GlobalTable|Table|Key|Bucket|Queue|Domain|VPC|Subnet|SecurityGroup)$/

/** Deletion and replacement policies of stateful resources, by their place in the stacks. */
function keptIn(size: 'demo' | 'production'): Record<string, string> {
  const holding = synthesised(`astm-${size}`).resources.filter(
    ({ Type, DeletionPolicy = '' }) => HOLDING.test(Type) || /Retain/.test(DeletionPolicy),
  )
  return Object.fromEntries(
    holding.map(({ Metadata, DeletionPolicy = 'Delete', UpdateReplacePolicy = 'Delete' }) => [
      Metadata?.['aws:cdk:path']?.replace(/^lectern-astm\//, '').replace(/\/Resource$/, ''),
      `${DeletionPolicy}, replaced: ${UpdateReplacePolicy}`,
    ]),
  )
}

const KEPT = 'RetainExceptOnCreate, replaced: Retain'
const ALWAYS = 'Retain, replaced: Retain'
const DATA = {
  'Data/Key': ALWAYS,
  'Data/Logs': ALWAYS,
  'Data/Table/Table': ALWAYS,
  'Data/Jobs/Dead': KEPT,
  'Data/Jobs/Queue': KEPT,
  'Data/Jobs/Awaited': KEPT,
  'Data/Jobs/Undelivered': 'Delete, replaced: Delete',
  'Data/Jobs/UndeliveredLogs': KEPT,
  'Data/Documents/Bucket': KEPT,
  'Data/Seals/Bucket': 'Retain, replaced: Retain',
  // A lost key ends sessions of hours at most.
  'Data/Signing/Key-1': 'Delete, replaced: Delete',
  'Search/Domain/Domain': KEPT,
  // made anew with the page's files
  'Site/Page/Bucket': 'Delete, replaced: Delete',
}
const ZONES = [1, 2, 3]
const NETWORK = [
  'Search/Network/Vpc',
  'Search/Network/Functions',
  'Search/Network/Engine',
  ...ZONES.map((zone) => `Search/Network/Vpc/outSubnet${zone}/Subnet`),
  ...ZONES.map((zone) => `Search/Network/Vpc/librarySubnet${zone}/Subnet`),
]

describe('what outlives its stack, and a creation that fails', () => {
  it('is known of each resource by itself, in a demonstration', () => expect(keptIn('demo')).toEqual(DATA))
  it('is known of each resource by itself, with a network', () =>
    expect(keptIn('production')).toEqual({ ...DATA, ...Object.fromEntries(NETWORK.map((part) => [part, KEPT])) }))
})

describe('the documents’ bucket', () => {
  it('keeps what was replaced or deleted for ninety days, what arrived for thirty, and what was exported for a week', () => {
    const buckets = synthesised('astm-demo').of('AWS::S3::Bucket')
    const [documents] = buckets.filter(({ Properties }) => Properties.CorsConfiguration)
    const rules = documents?.Properties.LifecycleConfiguration.Rules
    expect(documents?.Properties.VersioningConfiguration).toEqual({ Status: 'Enabled' })
    expect(rules).toEqual([
      {
        Status: 'Enabled',
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 2 },
        NoncurrentVersionExpiration: { NoncurrentDays: 90 },
      },
      { Status: 'Enabled', Prefix: 'astm/incoming/', ExpirationInDays: 30 },
      {
        Status: 'Enabled',
        Prefix: 'astm/uploads/',
        ExpirationInDays: 30,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
      },
      {
        Status: 'Enabled',
        Prefix: 'astm/comparisons/',
        ExpirationInDays: 30,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
      },
      { Status: 'Enabled', Prefix: 'astm/aggregates/', NoncurrentVersionExpiration: { NoncurrentDays: 1 } },
      {
        Status: 'Enabled',
        Prefix: 'astm/exports/',
        ExpirationInDays: 7,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
      },
    ])
  })
})
