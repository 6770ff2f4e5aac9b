import { describe, expect, it } from '@jest/globals'
import { indexBody, MAPPING_VERSION, READS_FROM } from './mapping.ts'

describe('a mapping', () => {
  it('is read by the version before, and the mapping before by this one', () => {
    expect(READS_FROM).toBeLessThan(MAPPING_VERSION)
  })

  it('has what an index of any other version is filled from', () => {
    const { mappings } = indexBody({ shards: 1, replicas: 0 })
    expect(mappings).toMatchObject({
      _source: { includes: ['document'] },
      properties: { document: { enabled: false }, id: { type: 'keyword' }, contentHash: { type: 'keyword' } },
    })
  })
})
