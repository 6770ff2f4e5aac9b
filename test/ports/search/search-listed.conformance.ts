import { beforeEach, describe, expect, it } from '@jest/globals'
import type { SearchIntent, SearchScope } from '#finding/intent.ts'
import { cases, fc, timeLimit } from '#test/support/properties.ts'
import { searchDocument } from './search-document.ts'
import { everything, openForEach, type SearchWorld } from './search-world.ts'

const WORDS = ['steel', 'pipe', 'water', 'valve', 'heat', 'flow']
const TENANTS_ALL: SearchScope = { tenant: 'astm', documents: 'all', texts: 'all' }
const HELD: SearchScope = { tenant: 'astm', documents: { publishers: ['P1'], collections: [] }, texts: 'all' }

/** Forty documents of two publishers, in force and not. */
const documents = Array.from({ length: 40 }, (_, n) =>
  searchDocument(`D${n}`, {
    designation: `ISO ${100 + n}:2020`,
    title: WORDS.filter((_, at) => (n + at) % 3 === 0 || n % 8 === 1).join(' '),
    publisher: `P${n % 2}`,
    publishers: [`P${n % 2}`],
    current: n % 4 < 2,
    standsFor: n % 4 < 2 ? 'standard' : n % 10 === 3 ? 'none' : 'edition',
    precedence: n % 4 < 2 ? 0 : 3,
    facets: { topic: [`T${n % 3}`] },
  }),
)
const IDS = [...documents.map(({ id }) => id), 'D40', 'absent|1']

const anIntent = fc.record({
  text: fc.constantFrom('', 'steel', 'water pipe', '"steel pipe"', 'ISO 103', 'nowhere', 'stel', WORDS.join(' ')),
  editions: fc.constantFrom(undefined, 'in-force' as const, 'all' as const),
  filters: fc.constantFrom([], [{ facet: 'topic' as const, values: ['T0', 'T1'] }]),
  scope: fc.constantFrom(TENANTS_ALL, HELD),
})
const aList = fc.record({ ids: fc.subarray(IDS), of: fc.constantFrom(TENANTS_ALL.documents, HELD.documents) })

/** The rules of listed documents, on any engine. */
export function describeListed(open: () => Promise<SearchWorld>): void {
  describe('listed documents', () => {
    const { world, find } = openForEach(open)
    beforeEach(() => world().search.index('astm', documents))
    /** Documents that match whole. */
    const idsOf = async (given: Partial<SearchIntent>) => {
      const { hits, total } = await find(given)
      return hits.filter((_, at) => (given.offset ?? 0) + at < total).map(({ id }) => id)
    }
    const isIn = ({ ids, of }: NonNullable<SearchIntent['within']>, id: string) =>
      ids.includes(id) && (of === 'all' || documents.some((one) => one.id === id && of.publishers.includes(one.publisher)))

    it(
      'narrow to themselves, in the order without them, with exact totals and pages',
      async () => {
        await fc.assert(
          fc.asyncProperty(anIntent, aList, async (intent, within) => {
            const known = (await idsOf(intent)).filter((id) => isIn(within, id))
            const { total, hits } = await find({ ...intent, within })
            expect({ total, ids: hits.slice(0, total).map(({ id }) => id) }).toEqual({ total: known.length, ids: known })
            expect(hits.every(({ id }) => isIn(within, id))).toBe(true)
            expect(await idsOf({ ...intent, within, offset: 1, size: 2 })).toEqual(known.slice(1, 3))
          }),
          { numRuns: cases(60) },
        )
      },
      timeLimit(300_000),
    )

    it(
      'are found beside what has the words, where filters and editions let them',
      async () => {
        await fc.assert(
          fc.asyncProperty(anIntent, aList, async (intent, also) => {
            if (intent.text === '' || intent.text === 'stel') return
            const own = await idsOf(intent)
            const passing = (await idsOf({ ...intent, text: '' })).filter((id) => isIn(also, id))
            const { total, hits } = await find({ ...intent, also })
            const found = hits.slice(0, total).map(({ id }) => id)
            expect([...found].sort()).toEqual([...new Set([...own, ...passing])].sort())
            expect(total).toBe(found.length)
            const rest = found.filter((id) => own.includes(id) && !passing.includes(id))
            expect(rest).toEqual(own.filter((id) => rest.includes(id)))
          }),
          { numRuns: cases(60) },
        )
      },
      timeLimit(300_000),
    )

    it('are after what has the words itself, and before what has some of them', async () => {
      const also = { ids: ['D4', 'D6'], of: 'all' } as const
      expect((await idsOf({ text: 'steel pipe', also })).slice(-2)).toEqual(['D4', 'D6'])
      const sentence = 'steel pipe water valve heat nozzle'
      expect((await find({ text: sentence })).partly).toBeGreaterThan(2)
      const { total, hits } = await find({ text: sentence, also })
      expect(total).toBe(2)
      expect(hits.slice(0, 2).map(({ id }) => id)).toEqual(['D4', 'D6'])
      expect(hits.length).toBeGreaterThan(2)
      expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length)
    })

    it('leave a text as it is written, and one that they do not match is corrected as without them', async () => {
      const listed = (ids: string[]) => find({ text: 'stel', also: { ids, of: HELD.documents } })
      expect(await listed([])).toMatchObject({ corrected: 'steel' })
      // D2 is outside of the scope of the list.
      expect(await listed(['D2', 'absent|1'])).toEqual(await listed([]))
      const { total, corrected, hits } = await listed(['D1'])
      expect({ total, corrected, ids: hits.map(({ id }) => id) }).toEqual({ total: 1, corrected: undefined, ids: ['D1'] })
      const elsewhere = await find({
        text: 'stel',
        also: { ids: ['D1'], of: 'all' },
        filters: [{ facet: 'topic', values: ['T0'] }],
      })
      expect(elsewhere).toMatchObject({ total: 0, hits: [] })
      expect(elsewhere).not.toHaveProperty('corrected')
    })

    it('narrow a search by meaning', async () => {
      const intent = { ...everything({ text: 'steel pipe' }), opens: HELD.documents as never }
      const whole = (await world().search.meaning(intent)).hits.map(({ id }) => id)
      const within = { ids: whole.filter((_, at) => at % 2 === 1), of: 'all' } as const
      expect(within.ids.length).toBeGreaterThan(0)
      const { total, hits } = await world().search.meaning({ ...intent, within })
      expect(hits.map(({ id }) => id).sort()).toEqual(within.ids.toSorted())
      expect(total).toBe(within.ids.length)
    })

    it('may be very many', async () => {
      const ids = [...Array.from({ length: 70_000 }, (_, at) => `absent|${at}`), 'D1', 'D2']
      expect((await idsOf({ within: { ids, of: 'all' } })).sort()).toEqual(['D1', 'D2'])
      expect(await idsOf({ text: 'nowhere', also: { ids, of: HELD.documents } })).toEqual(['D1'])
    })
  })
}
