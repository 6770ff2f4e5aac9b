import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Seals } from '#ports/audits/seals.ts'

export interface SealsUnderTest {
  readonly seals: Seals
  close(): Promise<void>
}

const seal = { day: '2026-05-01', number: 7, hash: 'a'.repeat(64), at: '2026-05-01T23:50:00.000Z' }

export function sealsConformance(name: string, open: () => Promise<SealsUnderTest>): void {
  describe(`the seals port on ${name}`, () => {
    let under: SealsUnderTest
    beforeEach(async () => {
      under = await open()
    })
    afterEach(() => under.close())

    it('has no seal of a day that was not sealed, and then that of the tenant alone', async () => {
      expect(await under.seals.get('astm', seal.day)).toBeUndefined()
      await under.seals.put('astm', seal)
      expect(await under.seals.get('astm', seal.day)).toEqual(seal)
      expect(await under.seals.get('astm', '2026-05-02')).toBeUndefined()
      expect(await under.seals.get('awwa', seal.day)).toBeUndefined()
    })

    it('keeps the first seal of a day', async () => {
      await under.seals.put('astm', seal)
      await under.seals.put('astm', { ...seal, number: 8, hash: 'b'.repeat(64) })
      expect(await under.seals.get('astm', seal.day)).toEqual(seal)
    })
  })
}
