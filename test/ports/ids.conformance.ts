import { describe, expect, it } from '@jest/globals'
import type { Clock } from '#ports/clock.ts'
import type { Ids } from '#ports/ids.ts'

/** The rules of functions/ports/ids.ts. Adapters that read a clock get one that stops and goes back. */
export function idsConformance(name: string, open: (clock: Clock) => Ids): void {
  describe(`the ids port on ${name}`, () => {
    const take = (ids: Ids, count: number) => Array.from({ length: count }, () => ids.next())
    const still = (): Clock => ({ now: () => new Date(1_800_000_000_000) })

    it('gives 26 characters of Crockford’s base 32', () => {
      for (const id of take(open(still()), 1000)) expect(id).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/)
    })

    it('never gives one twice, nor do two of them', () => {
      const clock = still()
      const all = [...take(open(clock), 10_000), ...take(open(clock), 10_000)]
      expect(new Set(all).size).toBe(all.length)
    })

    it('gives later ones that sort after earlier ones, also when the clock stands or goes back', () => {
      let time = 1_800_000_000_000
      const ids = open({ now: () => new Date(time) })
      const all = [0, 0, 0, 1, -5000, -1, 0, 2, 10_000, -10_000, 0].flatMap((step) => {
        time += step
        return take(ids, 50)
      })
      expect([...all].sort()).toEqual(all)
    })
  })
}
