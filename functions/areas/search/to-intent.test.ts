import { describe, expect, it } from '@jest/globals'
import { SearchQuery } from '#contract/search.ts'
import { NO_HOLDINGS } from '#entitlement/holdings.ts'
import { anyCharacter, fc } from '#test/support/properties.ts'
import { toIntent } from './to-intent.ts'

const scope = { tenant: 'demowl', documents: 'all', texts: 'all' } as const
const intent = (query: object) => toIntent(SearchQuery().parse(query), scope, NO_HOLDINGS)
const text = (keywords: string) => intent({ keywords }).text

describe('the text', () => {
  it.each([
    ['*', ''],
    ['', ''],
    ['  ISO 9001 ', 'ISO 9001'],
    ['ISO%209001', 'ISO 9001'],
    ['%D8%B3%D9%84%D8%A7%D9%85', 'سلام'],
    ['100% cotton', '100% cotton'],
    ['100%25 cotton', '100%25 cotton'],
    ['100%', '100%'],
    ['%', '%'],
    ['%zz', '%zz'],
    ['%2', '%2'],
    ['50%ff', '50%ff'],
    ['%C3%28', '%C3%28'],
    ['100%2525', '100%25'],
    ['%252520', '%2520'],
  ])('the text %j means %j', (keywords, meant) => {
    expect(text(keywords)).toBe(meant)
  })

  it('the text is cut at 500 characters, between characters', () => {
    expect(text('x'.repeat(600))).toHaveLength(500)
    expect(text(`${'x'.repeat(499)}😀y`)).toBe('x'.repeat(499))
    expect(text(`${'x'.repeat(498)}😀y`)).toBe(`${'x'.repeat(498)}😀`)
  })

  it('any text becomes a search text', () => {
    const any = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 700 }),
      fc.string({
        unit: fc.constantFrom('%', '2', '5', 'f', '"', '\\', '\ud800', '\udc00', '*', ' ', 'é', '\u0000'),
        maxLength: 600,
      }),
      fc.string({ unit: 'grapheme', maxLength: 50 }).map((one) => encodeURIComponent(one.toWellFormed())),
    )
    fc.assert(
      fc.property(any, (keywords) => {
        const meant = text(keywords)
        expect(meant.length).toBeLessThanOrEqual(500)
        expect(meant.isWellFormed()).toBe(true)
      }),
    )
  })

  it('an encoded text is decoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (any) => {
        const meant = any.trim() === '*' ? '' : any.trim()
        expect(text(encodeURIComponent(any))).toBe(meant.slice(0, 500))
      }),
    )
  })
})

describe('refinements', () => {
  it('refinements widen under one root and narrow across roots, and so does the publisher', () => {
    const ticked = (r: string, k: string) => ({ r, k, pk: [] })
    expect(
      intent({ refinements: [ticked('ics', '43'), ticked('ics', '13.040'), ticked('topic', 'Air')], publisherId: 'ISO' }).filters,
    ).toEqual([
      { facet: 'ics', values: ['43', '13.040'] },
      { facet: 'topic', values: ['Air'] },
      { facet: 'publisher', values: ['ISO'] },
    ])
  })

  it('refinements under an unknown root are refused', () => {
    expect(SearchQuery().safeParse({ refinements: [{ r: 'constructor', k: 'x', pk: '' }] }).success).toBe(false)
  })
})

describe('the order', () => {
  it('the order is that of the column when it overrides the best match', () => {
    expect(intent({ sort: 'date-', sortType: 'OVERRIDE_SORT' }).sort).toEqual({ by: 'date', descending: true })
    expect(intent({ sort: 'title', sortType: 'OVERRIDE_SORT' }).sort).toEqual({ by: 'title', descending: false })
    expect(intent({ sort: 'date-' }).sort).toBe('best')
    expect(intent({ sortType: 'OVERRIDE_SORT' }).sort).toBe('best')
  })

  it('a page continues where the previous one ended', () => {
    expect(intent({ page: '3', size: '10' })).toMatchObject({ offset: 30, size: 10 })
  })
})
