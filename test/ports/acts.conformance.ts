import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { verifyAudits } from '#functions/audits/verify-audits.ts'
import type { Act, Acts } from '#ports/audits/acts.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Table } from '#ports/table.ts'

export interface OpenActs {
  readonly acts: Acts
  readonly table: Table
  /** makes the table take nothing, or take all again */
  fill(full: boolean): void
  /** Waits until what was emitted is stored, and an entry where it can be one. */
  settle(): Promise<void>
  /** Brings failures of minutes before into the chain, as it happens every minute. */
  chain(): Promise<void>
  /** Ends in order. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** A minute that is long over: its failures are an entry at once. */
const AT = '2026-05-01T10:00:05.000Z'
const act = (more: Partial<Act> = {}): Act => ({
  ...{ tenant: 'astm', at: AT, principal: 'ada', type: 'ADMIN_CALL', message: 'GET /management/audits' },
  remoteAddress: '192.0.2.7',
  ...more,
})

/** A port of acts, whatever stores them: the rules of `functions/ports/audits/acts.ts`. */
export function actsConformance(name: string, open: () => Promise<OpenActs>): void {
  describe(`acts that are audited: ${name}`, () => {
    let opened: OpenActs
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.close())

    const entries = (tenant = 'astm') => queryAll(opened.table, { pk: `${tenant}#audits` })
    const emitted = async (...all: Act[]) => {
      for (const one of all) opened.acts.emit(one)
      await opened.settle()
    }

    it('an act is an entry of its tenant, with who, what, when and from where', async () => {
      await emitted(act(), act({ tenant: 'awwa', principal: 'bo', type: 'AUTHENTICATION_SUCCESS', message: 'IP' }))
      expect(await entries()).toMatchObject([
        {
          ...{ number: 1, principal: 'ada', type: 'ADMIN_CALL' },
          data: { message: 'GET /management/audits', at: AT, remoteAddress: '192.0.2.7' },
        },
      ])
      expect(await entries('awwa')).toMatchObject([{ number: 1, principal: 'bo', type: 'AUTHENTICATION_SUCCESS' }])
    })

    it('hundreds of acts at once are an entry each, and the chain is whole', async () => {
      await emitted(...Array.from({ length: 130 }, (_, at) => act({ message: `${at}` })))
      const told = (await entries()).map(({ data }) => Number((data as { message: string }).message))
      expect(told.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 130 }, (_, at) => at))
      expect(await verifyAudits(opened.table, 'astm')).toEqual({ ok: true, entries: 130 })
    })

    it('failures of an address in a minute are one entry with their number', async () => {
      const failure = (more: Partial<Act> = {}) => act({ type: 'AUTHENTICATION_FAILURE', ...more })
      await emitted(failure(), failure(), failure({ remoteAddress: '192.0.2.8' }))
      await emitted(act({ type: 'AUTHORIZATION_FAILURE' }))
      await opened.chain()
      const told = (await entries()).map(({ type, data }) => {
        const { remoteAddress, times } = data as Record<string, string>
        return [type, remoteAddress, times]
      })
      expect(told.map((one) => one.join(' ')).sort()).toEqual([
        'AUTHENTICATION_FAILURE 192.0.2.7 2',
        'AUTHENTICATION_FAILURE 192.0.2.8 1',
        'AUTHORIZATION_FAILURE 192.0.2.7 1',
      ])
    })

    it('emit returns at once and never throws while the table takes nothing, and what was told then is an entry later', async () => {
      opened.fill(true)
      for (let at = 0; at < 3; at++) opened.acts.emit(act({ message: `${at}` }))
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(await entries()).toEqual([])
      opened.fill(false)
      await opened.settle()
      expect(await entries()).toHaveLength(3)
    })

    it('an orderly stop loses none', async () => {
      for (let at = 0; at < 5; at++) opened.acts.emit(act({ message: `${at}` }))
      await opened.stop()
      await opened.chain()
      expect(await entries()).toHaveLength(5)
    })
  })
}
