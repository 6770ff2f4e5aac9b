import { describe, expect, it } from '@jest/globals'
import type { Account } from '#contract/account.ts'
import type { Authority } from '#contract/endpoint/endpoint.ts'
import type { TenantConfig } from '#contract/tenant.ts'
import { accountEntries, personName } from './account-entries.ts'

const entitlement = (accountId: string) => ({ accountId, accountNumber: '1', accountName: 'A', accountSetting: { acronym: 'A' } })

const person = (more: Partial<Account> = {}) =>
  ({
    userType: 'individual',
    email: 'a@example.org',
    accountName: 'City Library',
    authorities: [],
    cgEntitlements: [entitlement('one')],
    contentSecurity: { 'drm-view': false },
    userAccountDto: { firstName: 'Sana', lastName: 'Haddad' },
    ...more,
  }) as unknown as Account

const tenant = (enable = false, shares = false) =>
  ({
    features: [{ code: 'content-share', enabled: shares }],
    userManagement: { enable, ...(enable && { url: 'https://people.example.org/' }) },
  }) as unknown as TenantConfig

const keys = (...given: Parameters<typeof accountEntries>) => accountEntries(...given).map(({ key }) => key)

describe('the account menu', () => {
  it('leads individuals to what is shared with them, where the tenant has sharing', () => {
    expect(keys(person(), tenant(false, true))).toEqual(['profile', 'shared', 'signOut'])
    expect(keys(person({ userType: 'company' }), tenant(false, true))).toEqual(['signOut'])
  })

  it('offers signing out and nothing that is not there', () => {
    expect(keys(person({ userType: 'company' }), tenant(true))).toEqual(['signOut'])
  })

  it('offers another account to who has several and signed in here', () => {
    const several = person({ cgEntitlements: [entitlement('one'), entitlement('two')] })
    expect(keys({ ...several, authType: 'PWD' }, tenant())).toEqual(['profile', 'switch', 'signOut'])
    expect(keys({ ...several, authType: 'SSO' }, tenant())).toEqual(['profile', 'signOut'])
    expect(keys({ ...several, authType: 'JWT' }, tenant())).toEqual(['profile', 'signOut'])
  })

  it('offers signing in to who came by the address of their network', () => {
    expect(keys(person({ userType: 'company', authType: 'IP' }), tenant())).toEqual(['signIn', 'signOut'])
  })

  it('offers managing people to administrators elsewhere where the tenant names a place, and else here', () => {
    expect(keys(person({ authorities: ['ADMIN'] }), tenant(true))).toEqual(['profile', 'people', 'signOut'])
    const hrefOf = (authority: Authority, external: boolean) =>
      accountEntries(person({ authorities: [authority] }), tenant(external)).find(({ key }) => key === 'people')
    expect(hrefOf('ADMIN', true)).toMatchObject({ href: 'https://people.example.org/' })
    expect(hrefOf('COMPASS_USER_ADMIN', true)).toBeUndefined()
    for (const authority of ['ADMIN', 'COMPASS_USER_ADMIN'] as const)
      expect(hrefOf(authority, false)).toMatchObject({ to: '/admin/user-management' })
    expect(hrefOf('COMPASS_POINT_ADMIN', false)).toBeUndefined()
  })

  it('offers a profile and a membership to individuals alone', () => {
    const elsewhere = { profileManagementUrl: 'https://profile.example.org/', membershipUrl: 'https://members.example.org/' }
    expect(keys(person(elsewhere), tenant())).toEqual(['profile', 'membership', 'signOut'])
    expect(keys(person({ ...elsewhere, userType: 'company' }), tenant())).toEqual(['signOut'])
  })
})

describe('the name in the menu', () => {
  it('is the person’s, an organisation’s its own, and is cut at 40', () => {
    expect(personName(person())).toBe('Sana Haddad')
    expect(personName(person({ userType: 'company' }))).toBe('City Library')
    expect(personName(person({ userType: 'company', accountName: 'x'.repeat(50) }))).toBe(`${'x'.repeat(40)}…`)
  })
})
