import { describe, expect, it, jest } from '@jest/globals'
import { TokenRejected } from '#ports/identity.ts'
import { rememberVerified } from './verified-tokens.ts'

const claims = { subject: 's', email: 'e', firstName: 'f', lastName: 'l', expiresAt: 1000 }

function world() {
  let seconds = 0
  const advance = (to: number) => {
    seconds = to
  }
  const verify = jest.fn((token: string) => {
    if (token !== 'good' || seconds >= 1000) throw new TokenRejected('no')
    return claims
  })
  return { verify, remembered: rememberVerified(verify, () => seconds * 1000), at: advance }
}

describe('tokens that were verified', () => {
  it('are verified once', () => {
    const { verify, remembered } = world()
    expect([remembered('good'), remembered('good')]).toEqual([claims, claims])
    expect(verify).toHaveBeenCalledTimes(1)
  })

  it('count no longer than they say', () => {
    const { remembered, at } = world()
    remembered('good')
    at(999)
    expect(remembered('good')).toEqual(claims)
    at(1000)
    expect(() => remembered('good')).toThrow(TokenRejected)
  })

  it('leave others refused, each time', () => {
    const { remembered } = world()
    remembered('good')
    expect(() => remembered('bad')).toThrow(TokenRejected)
    expect(() => remembered('bad')).toThrow(TokenRejected)
  })
})
