import { describe, expect, it, jest } from '@jest/globals'
import { TokenRejected } from '#ports/identity.ts'
import { rememberVerified } from './verified-tokens.ts'

const claims = { subject: 's', email: 'e', firstName: 'f', lastName: 'l', session: { id: '', issuedAt: 0 }, expiresAt: 1000 }

function world() {
  let seconds = 0
  const advance = (to: number) => {
    seconds = to
  }
  const verify = jest.fn(async (token: string) => {
    if (token !== 'good' || seconds >= 1000) throw new TokenRejected('no')
    return claims
  })
  return { verify, remembered: rememberVerified(verify, () => seconds * 1000), at: advance }
}

describe('tokens that were verified', () => {
  it('are verified once', async () => {
    const { verify, remembered } = world()
    expect([await remembered('good'), await remembered('good')]).toEqual([claims, claims])
    expect(verify).toHaveBeenCalledTimes(1)
  })

  it('count no longer than they say', async () => {
    const { remembered, at } = world()
    await remembered('good')
    at(999)
    expect(await remembered('good')).toEqual(claims)
    at(1000)
    await expect(remembered('good')).rejects.toThrow(TokenRejected)
  })

  it('leave others refused, each time', async () => {
    const { remembered } = world()
    await remembered('good')
    for (const _ of [1, 2]) await expect(remembered('bad')).rejects.toThrow(TokenRejected)
  })
})
