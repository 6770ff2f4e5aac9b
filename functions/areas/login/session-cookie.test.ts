import { describe, expect, it } from '@jest/globals'
import { formatSessionCookie, parseSessionCookie } from './session-cookie.ts'

const now = new Date('2026-01-02T00:00:00Z')
const session = {
  id: 'i',
  secret: 's',
  way: 'IP',
  subject: 'library:ip',
  accountIds: [],
  expiresAt: now.getTime() / 1000 + 60,
} as const

describe('the cookie of a session', () => {
  it('is read by no script and sent by no other site, over https alone where the site has it', () => {
    expect(formatSessionCookie(session, { origin: 'https://astm.example.org', now })).toMatch(
      /=i\.s; Path=\/login; Max-Age=60; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(formatSessionCookie(session, { origin: 'http://astm.localhost', now })).not.toContain('Secure')
  })

  it('names a session by two parts, and nothing else does', () => {
    expect(parseSessionCookie('i.s')).toEqual({ id: 'i', secret: 's' })
    for (const value of [undefined, '', 'i', 'i.', '.s', 'i.s.t']) expect(parseSessionCookie(value)).toBeUndefined()
  })
})
