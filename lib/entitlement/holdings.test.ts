import { describe, expect, it } from '@jest/globals'
import { isOpenTo, openingConditions } from './holdings.ts'

const document = { publishers: ['ASTM'], collections: ['ASTM-STEEL', 'ASTM-PIPES'] }

describe('a document', () => {
  it.each([
    ['is open by its publisher', { publishers: ['API', 'ASTM'], collections: [] }, true],
    ['is open by one of its collections', { publishers: [], collections: ['ASTM-PIPES'] }, true],
    ['is open by both', { publishers: ['ASTM'], collections: ['ASTM-STEEL'] }, true],
    ['is closed to holdings of other publishers', { publishers: ['API'], collections: ['API-TANKS'] }, false],
    ['is closed where a collection has the name of its publisher', { publishers: [], collections: ['ASTM'] }, false],
    ['is closed where a publisher has the name of its collection', { publishers: ['ASTM-STEEL'], collections: [] }, false],
    ['is closed by a prefix of its publisher', { publishers: ['AST'], collections: ['ASTM-'] }, false],
    ['is closed to empty holdings', { publishers: [], collections: [] }, false],
    ['is closed to somebody without an account', undefined, false],
  ])('%s', (_, holdings, open) => expect(isOpenTo(holdings, document)).toBe(open))

  it('without publisher and collections is closed to everybody', () => {
    expect(isOpenTo({ publishers: [''], collections: [] }, { publishers: ['ASTM'], collections: [] })).toBe(false)
  })
})

it('holdings become one condition for each attribute, so that an engine which knows both knows the whole rule', () => {
  expect(openingConditions({ publishers: ['A'], collections: ['B', 'C'] })).toEqual([
    { attribute: 'publishers', values: ['A'] },
    { attribute: 'collections', values: ['B', 'C'] },
  ])
})
