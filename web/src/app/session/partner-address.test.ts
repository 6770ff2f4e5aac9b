import { describe, expect, it } from '@jest/globals'
import { readPartnerAddress } from './partner-address.ts'
import { safeReturn } from './safe-return.ts'

const arriveAt = (to: string) => safeReturn(readPartnerAddress(`#token=a.b-c_d.e&to=${encodeURIComponent(to)}`).returning)

describe('the address to which a partner sends its people', () => {
  it('has the token, and where to go with query and fragment', () => {
    expect(readPartnerAddress('#token=a.b-c_d.e').proof).toEqual({ token: 'a.b-c_d.e' })
    expect(readPartnerAddress('#code=a-b_c&to=%2F').proof).toEqual({ code: 'a-b_c' })
    for (const to of ['/document/?contentcode=ISO%7C9001&page=3#clause-4', '/content-search/?content=a%26b&stype=A', '/'])
      expect(arriveAt(to)).toBe(to)
  })

  it('leads nowhere but to the library', () => {
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', ''])
      expect(arriveAt(to)).toBe('/')
    expect(safeReturn(readPartnerAddress('#token=x').returning)).toBe('/')
  })

  it('leads to no sign-in again', () => {
    for (const to of ['/implicit/partner#token=y', '/implicit/callback?code=1']) expect(arriveAt(to)).toBe('/')
  })
})
