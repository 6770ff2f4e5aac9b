import { describe, expect, it } from '@jest/globals'
import { api } from '#contract/index.ts'
import { grantsIn, isGranted } from './grants.ts'
import { synthesised } from './synthesised.ts'

describe('what is looked up in the grants', () => {
  const JOBS = 'Jobs/Consumer/Function'
  const grants = grantsIn(synthesised('astm-demo'), ['Api/search', JOBS])
  const may = (as: string, action: string, resource?: string) =>
    grants.get(as)?.some((grant) => isGranted(grant, { action, ...(resource && { resource }) }))

  it.each<[string, string, string, boolean]>([
    ['Api/search', 'es:ESHttpPost', '<>/lectern-astm/_search', true],
    ['Api/search', 'es:ESHttpPost', '<>/lectern-astm-passages-1f/_search', true],
    ['Api/search', 'es:ESHttpPost', '<>/lectern-astm/_bulk', false],
    ['Api/search', 'es:ESHttpPost', '<>/lectern-ies/_search', false],
    ['Api/search', 'es:ESHttpDelete', '<>/_search/point_in_time', true],
    ['Api/search', 'es:ESHttpDelete', '<>/lectern-astm-1-0', false],
    ['Api/search', 'es:ESHttpPut', '<>/lectern-astm-1-0', false],
    [JOBS, 'es:ESHttpPost', '<>/lectern-astm/_bulk', true],
    [JOBS, 'es:ESHttpDelete', '<>/lectern-astm-1-0', true],
    [JOBS, 'es:ESHttpDelete', '<>/lectern-ies-1-0', false],
    [JOBS, 'es:ESHttpPut', '<>/_cluster/settings', false],
    [JOBS, 's3:GetObject', '<>/astm/documents/1.pdf', true],
    [JOBS, 's3:GetObject', '<>/ies/documents/1.pdf', false],
  ])('%s: %s of %s: %s', (as, action, resource, granted) => expect(may(as, action, resource)).toBe(granted))

  it('lets the login alone sign, and every area verify', () => {
    const all = grantsIn(
      synthesised('astm-demo'),
      Object.keys(api).map((area) => `Api/${area}`),
    )
    const areasWith = (action: string) =>
      [...all].flatMap(([as, some]) => (some.some((grant) => isGranted(grant, { action })) ? [as] : []))
    expect(areasWith('kms:Sign')).toEqual(['Api/login'])
    expect(areasWith('kms:GetPublicKey').length).toBeGreaterThan(15)
  })

  it('is an action alone where there is one table, queue or sender', () => {
    expect([may(JOBS, 'dynamodb:Scan'), may('Api/search', 'dynamodb:Scan')]).toEqual([true, false])
  })
})
