import { describe, expect, it } from '@jest/globals'
import { termsOf } from './search-terms.ts'

describe('the terms to mark', () => {
  it.each([
    ['steel bars', ['steel', 'bars']],
    ['"yield strength" steel', ['yield strength', 'steel']],
    ['steel AND (bars OR rods) NOT wire -rope', ['steel', 'bars', 'rods', 'wire']],
    ['ISO/IEC 27001:2022', ['ISO/IEC', '27001:2022']],
    ['concret*', ['concret']],
    ['a 5 steel', ['steel']],
    ['鋼 الخرسانة', ['鋼', 'الخرسانة']],
    ['* "" -', []],
    ['steel steel', ['steel']],
    ['"unclosed phrase', ['unclosed', 'phrase']],
  ])('of %p', (query, terms) => {
    expect(termsOf(query)).toEqual(terms)
  })
})
