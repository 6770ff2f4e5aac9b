import { describe, expect, it } from '@jest/globals'
import { correctSearch, openScopes, type SearchRules, searchTypes, typeChoices } from './search-types.ts'

type Configuration = SearchRules['configuration']

const enabled = (...codes: Configuration[number]['code'][]): Configuration =>
  (['ALL', 'MYSUBSCRIPTION', 'K', 'D', 'SEMANTICSEARCH'] as const).map((code) => ({
    code,
    enabled: codes.includes(code),
    key: `tenants.searchType.${code}`,
  }))

const rules = (configuration: Configuration, { drm = false, semantic = false } = {}): SearchRules => ({
  configuration,
  drm,
  semantic,
})

describe('search types', () => {
  it('are those of the tenant, everything before words before designations', () => {
    expect(searchTypes(enabled('D', 'K', 'ALL'), 'all').map(({ stype }) => stype)).toEqual(['A', 'K', 'D'])
    expect(searchTypes(enabled('D', 'K'), 'all')[0]?.stype).toBe('K')
    expect(searchTypes(enabled('MYSUBSCRIPTION', 'D'), 'subscribed').map(({ stype }) => stype)).toEqual(['A', 'D'])
  })

  it('have meaning among them for an account that has it', () => {
    const values = (semantic: boolean) => typeChoices(rules(enabled('ALL', 'K'), { semantic }), 'all').map(({ value }) => value)
    expect(values(true)).toEqual(['A', 'K', 'SEMANTICSEARCH'])
    expect(values(false)).toEqual(['A', 'K'])
  })

  it('send a type that the tenant has not to one that it has', () => {
    expect(correctSearch(rules(enabled('ALL', 'K')), 'all', 'D')).toEqual({ place: 'all', stype: 'A' })
    expect(correctSearch(rules(enabled('ALL', 'K')), 'all', 'K')).toEqual({ place: 'all', stype: 'K' })
    expect(correctSearch(rules(enabled('MYSUBSCRIPTION')), 'all', undefined)).toEqual({ place: 'subscribed', stype: 'A' })
  })

  it('leave meaning where there is nothing else, and nothing where there is not even that', () => {
    expect(correctSearch(rules(enabled(), { semantic: true }), 'all', 'A')).toEqual({ place: 'semantic' })
    expect(correctSearch(rules(enabled('SEMANTICSEARCH')), 'all', 'A')).toBeUndefined()
  })

  it('send a search by meaning to all content where the account has none', () => {
    const some = enabled('ALL', 'K', 'MYSUBSCRIPTION')
    expect(correctSearch(rules(some, { semantic: true }), 'semantic', undefined)).toEqual({ place: 'semantic' })
    expect(correctSearch(rules(some), 'semantic', undefined)).toEqual({ place: 'all', stype: 'A' })
    expect(correctSearch(rules(some, { drm: true }), 'semantic', undefined)).toEqual({ place: 'subscribed', stype: 'A' })
  })

  it('keep all content closed to those who read under protection', () => {
    expect(openScopes(rules(enabled('ALL', 'MYSUBSCRIPTION')))).toEqual(['all', 'subscribed'])
    expect(openScopes(rules(enabled('ALL', 'MYSUBSCRIPTION'), { drm: true }))).toEqual(['subscribed'])
    expect(openScopes(rules(enabled('ALL', 'K')))).toEqual(['all'])
  })
})
