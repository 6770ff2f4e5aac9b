import { describe, expect, it } from '@jest/globals'
import type { Clock } from '#ports/clock.ts'

export function clockConformance(name: string, open: () => Clock): void {
  describe(`the clock port on ${name}`, () => {
    it('tells the time, and goes on', async () => {
      const clock = open()
      const before = Date.now()
      const first = clock.now().getTime()
      await new Promise((resolve) => setTimeout(resolve, 20))
      const second = clock.now().getTime()
      expect(Math.abs(first - before)).toBeLessThan(60_000)
      expect(second).toBeGreaterThan(first)
    })

    it('gives a date that is the caller’s own', () => {
      const clock = open()
      clock.now().setFullYear(1970)
      expect(clock.now().getFullYear()).toBeGreaterThan(2000)
    })
  })
}
