import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { StoredEvent, UseEvent } from '#functions/events/event.ts'
import { listEventDays, readEvents } from '#functions/events/store.ts'
import type { EmittedUse, Events } from '#ports/events.ts'
import { type Table, TableUnavailable } from '#ports/table.ts'

export interface OpenEvents {
  readonly events: Events
  readonly table: Table
  /** makes the table take nothing, or take all again */
  fill(full: boolean): void
  /** Waits until what was emitted is stored, if it can be. */
  settle(): Promise<void>
  /** Ends in order; returns the number of events that were lost. */
  stop(): Promise<number>
  close(): Promise<void>
}

const use = (more: Partial<EmittedUse> = {}): EmittedUse => ({
  tenant: 'astm',
  at: '2026-11-20T23:59:59.500Z',
  kind: 'request',
  account: 'harbour',
  document: 'ISO|1-2020',
  format: 'pdf',
  by: { person: 'ada@example.org', session: 's-1', address: '192.0.2.7', agent: 'Firefox' },
  ...more,
})

/** A port of events, whatever stores them: the rules of `functions/ports/events.ts`. */
export function eventsConformance(name: string, open: () => Promise<OpenEvents>): void {
  describe(`events of use: ${name}`, () => {
    let opened: OpenEvents
    beforeEach(async () => {
      opened = await open()
      opened.events.prepare('astm')
    })
    afterEach(() => opened.close())

    async function stored(day = '2026-11-20', tenant: 'astm' | 'awwa' = 'astm'): Promise<StoredEvent[]> {
      const events: StoredEvent[] = []
      for await (const some of readEvents(opened.table, tenant, day)) events.push(...some)
      return [...new Map(events.map((one) => [one.id, one])).values()]
    }
    const emitted = async (...uses: EmittedUse[]) => {
      for (const one of uses) opened.events.emit(one)
      await opened.settle()
    }
    const people = (events: readonly StoredEvent[]) => new Set(events.map(({ person }) => person)).size

    it('an event is stored with its facts, under the day of its own time and its tenant', async () => {
      await emitted(use(), use({ tenant: 'awwa', at: '2026-11-21T00:00:00Z' }))
      expect(await stored()).toEqual([
        {
          ...{ id: expect.any(String), person: expect.any(String), at: '2026-11-20T23:59:59.500Z', kind: 'request' },
          ...{ account: 'harbour', document: 'ISO|1-2020', format: 'pdf', agent: 'Firefox' },
        },
      ])
      expect([(await stored('2026-11-21')).length, (await stored('2026-11-21', 'awwa')).length]).toEqual([0, 1])
      expect([...(await listEventDays(opened.table, 'astm')).keys()]).toEqual(['2026-11-20'])
    })

    it('no event names a person, a session or an address', async () => {
      await emitted(
        use(),
        use({ by: { session: 's-1', address: '192.0.2.7', agent: 'x' } }),
        use({ by: { address: '192.0.2.7', agent: 'x' } }),
      )
      const text = JSON.stringify(await stored())
      for (const name of ['ada', 'example.org', 's-1', '192.0.2.7']) expect(text).not.toContain(name)
    })

    it('a person is one pseudonym a month, and another in another month or tenant', async () => {
      await emitted(use(), use({ at: '2026-11-20T10:00:00Z' }), use({ tenant: 'awwa' }), use({ at: '2026-12-01T00:00:00Z' }))
      const own = await stored()
      expect([own.length, people(own)]).toEqual([2, 1])
      const all = [...own, ...(await stored('2026-12-01')), ...(await stored('2026-11-20', 'awwa'))]
      expect(people(all)).toBe(3)
    })

    it('who has no name is their session, and who has none is address and browser', async () => {
      const by = (session: string | undefined, agent: string) =>
        use({ by: { session, address: '192.0.2.7', agent } as EmittedUse['by'] })
      await emitted(by('a', 'x'), by('a', 'y'), by('b', 'x'), by(undefined, 'x'), by(undefined, 'x'), by(undefined, 'y'))
      expect(people(await stored())).toBe(4)
    })

    it('the text of a search is stored apart from whoever searched, and tells searchers of one text apart', async () => {
      const search = (person: string, words: string) =>
        use({ kind: 'search', words, set: [words], hits: 3, by: { person, address: '', agent: '' }, missing: 'ISO 1:1999' })
      await emitted(
        search('ada', ' Steel  PIPES '),
        search('ada', 'steel pipes'),
        search('bo', 'steel pipes'),
        search('ada', '*'),
      )
      const events = await stored()
      const of = (kind: StoredEvent['kind']) => events.filter((one) => one.kind === kind)
      const texts = of('words')
      expect(texts.map((one) => 'text' in one && one.text)).toEqual(['steel pipes', 'steel pipes', 'steel pipes'])
      expect([people(texts), people(of('missing')), people(of('search'))]).toEqual([2, 2, 2])
      const persons = new Set(of('search').map(({ person }) => person))
      expect(texts.some(({ person }) => persons.has(person))).toBe(false)
      expect(JSON.stringify(of('search'))).not.toContain('pipes')
      expect(new Set(texts.map(({ at }) => at))).toEqual(new Set(['2026-11-20T23:45:00.000Z']))
      expect(new Set((of('search') as UseEvent[]).map(({ set }) => set)).size).toBe(4)
    })

    it('what is said to be one use has one id', async () => {
      const made = use({ kind: 'point', act: 'created', once: 'created p 1' })
      await emitted(made, made)
      expect(await stored()).toHaveLength(1)
    })

    it('a thousand events are all stored', async () => {
      await emitted(...Array.from({ length: 1000 }, () => use()))
      expect(await stored()).toHaveLength(1000)
    })

    it('a table that takes nothing keeps nobody waiting; what was emitted meanwhile is stored when it takes again', async () => {
      await emitted(use())
      opened.fill(true)
      expect(() => opened.events.emit(use())).not.toThrow()
      opened.fill(false)
      await opened.settle()
      expect(await opened.stop()).toBe(0)
      expect(await stored()).toHaveLength(2)
    })

    it('an orderly stop loses none', async () => {
      for (let at = 0; at < 50; at++) opened.events.emit(use())
      expect(await opened.stop()).toBe(0)
      expect(await stored()).toHaveLength(50)
    })
  })
}

/** A table whose writes can be made to fail. */
export function fillable(table: Table): { readonly table: Table; fill(full: boolean): void } {
  let isFull = false
  const guarded =
    <Given extends readonly unknown[], T>(work: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      if (isFull) throw new TableUnavailable('the disk is full')
      return work(...given)
    }
  return {
    table: { ...table, put: guarded(table.put), update: guarded(table.update), transact: guarded(table.transact) },
    fill: (full) => {
      isFull = full
    },
  }
}
