import { describe, expect, it } from '@jest/globals'
import type { TenantConfig } from '#contract/tenant.ts'
import { correctSearch, searchTypes } from './search-types.ts'

type Configuration = TenantConfig['search-types-configuration']

const enabled = (...codes: Configuration[number]['code'][]): Configuration =>
  (['ALL', 'MYSUBSCRIPTION', 'K', 'D', 'SEMANTICSEARCH'] as const).map((code) => ({
    code,
    enabled: codes.includes(code),
    key: `tenants.searchType.${code}`,
  }))

describe('search types', () => {
  it('are those of the tenant, everything before words before designations', () => {
    expect(searchTypes(enabled('D', 'K', 'ALL'), 'all').map(({ stype }) => stype)).toEqual(['A', 'K', 'D'])
    expect(searchTypes(enabled('D', 'K'), 'all')[0]?.stype).toBe('K')
    expect(searchTypes(enabled('MYSUBSCRIPTION', 'D'), 'subscribed').map(({ stype }) => stype)).toEqual(['A', 'D'])
  })

  it('send a type that the tenant has not to one that it has', () => {
    expect(correctSearch(enabled('ALL', 'K'), 'all', 'D')).toEqual({ scope: 'all', stype: 'A' })
    expect(correctSearch(enabled('ALL', 'K'), 'all', 'K')).toEqual({ scope: 'all', stype: 'K' })
    expect(correctSearch(enabled('MYSUBSCRIPTION'), 'all', undefined)).toEqual({ scope: 'subscribed', stype: 'A' })
    expect(correctSearch(enabled('SEMANTICSEARCH'), 'all', 'A')).toBeUndefined()
  })
})
