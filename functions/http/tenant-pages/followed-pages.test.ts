import { afterEach, describe, expect, it } from '@jest/globals'
import type { TenantSettings } from '#contract/admin/tenant-settings.ts'
import { replacePage, tenants } from '#tenants/index.ts'
import { FollowedPages } from './followed-pages.ts'

afterEach(() => replacePage('cga', undefined))

/** Pages over a table that answers with settings, with a clock that a test moves. */
function followed(settings: () => TenantSettings | undefined) {
  let now = Date.parse('2026-05-01T10:00:00Z')
  let version = 0
  let reads = 0
  const get = (async () => {
    reads += 1
    const given = settings()
    return given && { version: ++version, text: JSON.stringify(given), by: 'ada', at: '2026-05-01T09:00:00.000Z' }
  }) as never
  const pages = new FollowedPages({ table: { get }, clock: { now: () => new Date(now) } })
  const pass = (seconds: number) => {
    now += seconds * 1000
  }
  return { pages, pass, reads: () => reads }
}

const phone = () => tenants.cga.shown['content-access-messages']['support-phone']

describe('the page of a tenant', () => {
  it('is waited for at first, then read beside calls, and never older than 30 s', async () => {
    let said = '+1 555-0101'
    const { pages, pass, reads } = followed(() => ({ support: { phone: said } }))
    await pages.follow('cga')
    expect(phone()).toBe('+1 555-0101')
    said = '+1 555-0102'
    pass(10)
    expect(pages.follow('cga')).toBeUndefined()
    expect(reads()).toBe(1)
    pass(6)
    expect(pages.follow('cga')).toBeUndefined()
    await new Promise(setImmediate)
    expect([reads(), phone()]).toEqual([2, '+1 555-0102'])
    said = '+1 555-0103'
    pass(26)
    await pages.follow('cga')
    expect(phone()).toBe('+1 555-0103')
  })

  it('is that of the file again where settings are taken back, or contradict it', async () => {
    const filed = phone()
    let settings: TenantSettings | undefined = { support: { phone: '+1 555-0104' } }
    const { pages, pass } = followed(() => settings)
    await pages.follow('cga')
    expect(phone()).toBe('+1 555-0104')
    settings = undefined
    pass(40)
    await pages.follow('cga')
    expect(phone()).toBe(filed)
    // The library has no tracker whose address could be shown.
    settings = { features: { 'show-tracker': true }, support: { phone: '+1 555-0105' } }
    pass(40)
    await pages.follow('cga')
    expect(phone()).toBe(filed)
  })

  it('stays as it was where the table does not answer', async () => {
    let fails = false
    const { pages, pass } = followed(() => {
      if (fails) throw new Error('gone')
      return { support: { phone: '+1 555-0106' } }
    })
    await pages.follow('cga')
    fails = true
    pass(60)
    await pages.follow('cga')
    expect(phone()).toBe('+1 555-0106')
  })
})
