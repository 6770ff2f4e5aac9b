import { describe, expect, it } from '@jest/globals'
import { externalSignInUrl } from './external-sign-in-url.ts'

const redirect = 'https://library.example.org/content-search/?content=a%20b&stype=A#x'
const asked = (more: object) =>
  Object.fromEntries(
    new URL(externalSignInUrl('https://login.example.org/in?brand=x', { redirect, sso: false, ...more })).searchParams,
  )

describe('the external sign-in', () => {
  it('is told where to come back to, that it must ask, and whose session this is', () => {
    expect(asked({ session: 's1', idToken: 't1' })).toEqual({ brand: 'x', redirect, force: 'true', session: 's1' })
    expect(asked({ idToken: 't1' })).toEqual({ brand: 'x', redirect, force: 'true', idToken: 't1' })
  })

  it('is told that somebody came through an organisation', () => {
    expect(asked({ session: 's1', sso: true })).toMatchObject({ anonymousFederation: 'true' })
  })
})
