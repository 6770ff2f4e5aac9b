import { describe, expect, it } from '@jest/globals'
import { externalSignInUrl } from './external-sign-in-url.ts'

const redirectUrl = 'https://library.example.org/content-search/?content=a%20b&stype=A#x'
const asked = (more: object) =>
  Object.fromEntries(
    new URL(externalSignInUrl('https://login.example.org/in?brand=x', { redirectUrl, sso: false, ...more })).searchParams,
  )
const always = { brand: 'x', redirectUrl, force: 'true', newApproach: 'true' }

describe('the external sign-in', () => {
  it('is told where to return to, that it must ask, and whose session this is', () => {
    expect(asked({ sessionId: 's1', idToken: 't1' })).toEqual({ ...always, sessionId: 's1' })
    expect(asked({ idToken: 't1' })).toEqual({ ...always, idToken: 't1' })
  })

  it('is told that somebody signed in through an organization', () => {
    expect(asked({ sessionId: 's1', sso: true })).toMatchObject({ anonymousFederation: 'true' })
  })

  it('may be a page of the tenant’s own site', () => {
    expect(externalSignInUrl('/oidc/login', { redirectUrl, sso: false })).toMatch(
      /^https:\/\/library\.example\.org\/oidc\/login\?/,
    )
  })
})
