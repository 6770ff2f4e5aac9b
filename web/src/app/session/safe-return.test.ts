import { describe, expect, it } from '@jest/globals'
import { anyCharacter, fc } from '#test/support/properties.ts'
import { IN_FORCE, paths } from '#web/lib/paths.ts'
import { clauseOfAddress } from '#web/reader/clauses/clause-address.ts'
import { safeReturn } from './safe-return.ts'

describe('the way back from signing in', () => {
  it('keeps query and fragment', () => {
    expect(safeReturn({ to: '/document/?contentcode=ISO%7C9001&page=3#clause-4' })).toBe(
      '/document/?contentcode=ISO%7C9001&page=3#clause-4',
    )
  })

  it('keeps the clause of 200 of 200 links, whatever its name', () => {
    const text = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 60 }).filter((one) => one.trim() === one)
    const number = fc.array(fc.nat(40), { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.'))
    const place = fc.record(
      { clause: fc.oneof(number, text), heading: text, edition: fc.constant(IN_FORCE), page: fc.integer({ min: 1, max: 5000 }) },
      { requiredKeys: ['clause'] },
    )
    const isKept = fc.property(place, text, ({ clause, heading, ...more }, code) => {
      const given = { clause, ...(heading !== undefined && { heading }) }
      const path = paths.document(`ISO|${code}`, { ...given, ...more })
      const back = new URL(safeReturn(JSON.parse(JSON.stringify({ to: path }))), 'https://library.example')
      expect(back.pathname + back.search).toBe(path)
      expect(clauseOfAddress(back.search)).toEqual(given)
    })
    fc.assert(isKept, { numRuns: 200 })
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/implicit/callback?code=1',
    '',
    undefined,
    7,
  ])('leads home instead of to %p', (to) => {
    expect(safeReturn({ to })).toBe('/')
  })

  it('leads home when nothing came back', () => {
    expect(safeReturn(undefined)).toBe('/')
    expect(safeReturn(null)).toBe('/')
  })
})
