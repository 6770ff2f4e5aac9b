import { describe, expect, it } from '@jest/globals'
import type { PointSettings } from '#contract/documents/point-settings-schemas.ts'
import { inputOfLevel, settingsAt } from './setting-levels.ts'

const field = { show: true, required: false, 'input-type': 'text', label: 'L' } as const
const settings = (view: PointSettings['pdf-view-setting']['view']): PointSettings => ({
  attributes: { name: field, description: field, 'overlay-details': field },
  'pdf-view-setting': { view, manage: 'Own' },
})
const [standard, tenant, account, iso] = [settings('All'), settings('None'), settings('Own'), settings('All')]
const publishers = [{ publisher: 'ISO', settings: iso }]

describe('settings of a level', () => {
  it('are its own, or those of the next level above that has some', () => {
    const none = { standard, publishers: [], mayChangeTenant: true }
    for (const level of ['tenant', 'account', 'publisher:ISO'] as const)
      expect(settingsAt(none, level)).toEqual({ holding: standard })
    expect(settingsAt({ ...none, tenant }, 'publisher:ISO')).toEqual({ holding: tenant })
    const all = { standard, tenant, account, publishers, mayChangeTenant: true }
    expect(settingsAt(all, 'tenant')).toEqual({ own: tenant, holding: tenant })
    expect(settingsAt(all, 'account')).toEqual({ own: account, holding: account })
    expect(settingsAt(all, 'publisher:ISO').own).toBe(iso)
    expect(settingsAt(all, 'publisher:IEC')).toEqual({ holding: account })
  })

  it('are saved under its name', () => {
    expect(inputOfLevel('tenant')).toEqual({ level: 'tenant' })
    expect(inputOfLevel('account')).toEqual({ level: 'account' })
    expect(inputOfLevel('publisher:A:B')).toEqual({ level: 'account', publisher: 'A:B' })
  })
})
