import { describe, expect, it } from '@jest/globals'
import { safeReturn } from './safe-return.ts'

describe('the way back from signing in', () => {
  it('keeps query and fragment', () => {
    expect(safeReturn({ to: '/document/?contentcode=ISO%7C9001&page=3#clause-4' })).toBe(
      '/document/?contentcode=ISO%7C9001&page=3#clause-4',
    )
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
