import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type DashboardRequest, type Dashboards, UnknownViewer } from '#ports/dashboards.ts'

export interface DashboardsUnderTest {
  readonly dashboards: Dashboards
  /** Returns the text that an address opens; undefined where the address is refused. */
  open(url: string): Promise<string | undefined>
  passTime(seconds: number): Promise<void>
  close(): Promise<void>
}

const request = (account: string, given: Partial<DashboardRequest> = {}): DashboardRequest => ({
  tenant: 'astm',
  dashboard: 'usage',
  viewer: { account, person: 'ada' },
  from: '2026-11-15',
  to: '2026-11-21',
  language: 'en',
  theme: 'light',
  ...given,
})

/** The rules of functions/ports/dashboards.ts; `one` and `other` are accounts with rows of their own. */
export function dashboardsConformance(name: string, open: () => Promise<DashboardsUnderTest>): void {
  describe(`the dashboards port on ${name}`, () => {
    let under: DashboardsUnderTest
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())
    const shown = async (asked: DashboardRequest) => under.open((await under.dashboards.embed(asked)).url)

    it('shows a dashboard by its address', async () => {
      expect(await shown(request('one'))).toEqual(expect.any(String))
    })

    it('shows the rows of the tenant and the account that the address is for', async () => {
      const one = await shown(request('one'))
      expect(one).not.toEqual(await shown(request('other')))
      expect(one).not.toEqual(await shown(request('one', { tenant: 'awwa' })))
    })

    it('speaks the language that is asked for, as far as it can', async () => {
      const told = await Promise.all((['en', 'de', 'ja'] as const).map((language) => shown(request('one', { language }))))
      expect(new Set(told).size).toBe(3)
      expect(await shown(request('one', { language: 'tr' }))).toEqual(expect.any(String))
    })

    it('refuses an address that was altered or made up', async () => {
      const { url } = await under.dashboards.embed(request('one'))
      const path = url.split(/[?#]/)[0] as string
      for (const other of [
        `${path.slice(0, -2)}${path.endsWith('AA') ? 'BB' : 'AA'}`,
        `${path.slice(0, path.lastIndexOf('/'))}/x.y`,
      ])
        expect(await under.open(other)).toBeUndefined()
    })

    it('refuses an address after its time', async () => {
      const { url } = await under.dashboards.embed(request('one'))
      await under.passTime(301)
      expect(await under.open(url)).toBeUndefined()
    })

    it('says that it does not know a registered viewer', async () => {
      const asked = request('one', { viewer: { account: 'one', person: 'ada', registered: 'nobody of that name' } })
      await expect(under.dashboards.embed(asked)).rejects.toBeInstanceOf(UnknownViewer)
    })
  })
}
