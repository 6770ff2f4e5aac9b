import { describe, expect, it } from '@jest/globals'
import type { Account } from '#contract/account.ts'
import type { TenantConfig } from '#contract/tenant.ts'
import { listAccessOf } from './list-access.ts'

const account = (userType: Account['userType'], isShowed = true) => ({
  userType,
  userMenuList: (['TRACKER', 'FAVORITES'] as const).map((menuName) => ({ menu: { menuName }, isShowed })),
})
const tenant = (enabled: boolean) => ({ features: [{ code: 'show-tracker', enabled }] }) as unknown as TenantConfig

describe('who keeps a list', () => {
  it('are individuals whose menu has it', () => {
    expect(listAccessOf(account('individual'), tenant(true), 'TRACKER')).toBe('own')
    expect(listAccessOf(account('individual', false), tenant(true), 'TRACKER')).toBe('none')
    expect(listAccessOf(account('individual', false), tenant(true), 'FAVORITES')).toBe('none')
  })

  it('is nobody where the tenant has no tracker, of whatever kind they are', () => {
    expect(listAccessOf(account('individual'), tenant(false), 'TRACKER')).toBe('none')
    expect(listAccessOf(account('company'), tenant(false), 'TRACKER')).toBe('none')
    expect(listAccessOf(account('individual'), tenant(false), 'FAVORITES')).toBe('own')
  })

  it('is somebody else than an organisation, whose menu has none: they sign in', () => {
    expect(listAccessOf(account('company', false), tenant(true), 'TRACKER')).toBe('sign-in')
    expect(listAccessOf(account('company', false), tenant(true), 'FAVORITES')).toBe('sign-in')
  })
})
