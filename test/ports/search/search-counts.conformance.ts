import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Facet, SearchFilter, SearchIntent, SearchScope } from '#finding/intent.ts'
import { fc, proofCases, timeLimit } from '#test/support/properties.ts'
import { searchDocument } from './search-document.ts'
import type { SearchWorld } from './search-world.ts'

const FACETS = ['publisher', 'documentType', 'committee', 'topic', 'year'] as const
const all: SearchScope = { tenant: 'astm', documents: 'all', texts: 'all' }

const intentOf = (given: Partial<SearchIntent> = {}): SearchIntent => ({
  scope: all,
  text: '',
  field: 'all',
  filters: [],
  sort: 'best',
  offset: 0,
  size: 0,
  count: FACETS,
  ...given,
})

const WORDS = ['steel', 'pipe', 'water', 'valve', 'heat', 'flow', 'rope']

/** Titles of which a quarter have every word. */
const titleOf = (n: number) => WORDS.filter((_, at) => n % 4 === 1 || (n + at) % 7 < 2).join(' ')

/** Sixty documents whose texts and values overlap in many ways. */
const documents = Array.from({ length: 60 }, (_, n) =>
  searchDocument(`D${n}`, {
    designation: `ISO/IEC/IEEE ${n % 12}-1-2:${2000 + n}`,
    family: `ISO/IEC/IEEE ${n % 12}-1-2`,
    title: n % 6 === 2 ? `2015 ${titleOf(n)}` : titleOf(n),
    current: n >= 48,
    standsFor: n >= 48 ? 'standard' : n % 8 === 7 ? 'none' : 'edition',
    precedence: n >= 48 ? 0 : 3,
    publisher: `P${n % 3}`,
    publishers: n % 9 === 4 ? [`P${n % 3}`, `P${(n + 1) % 3}`] : [`P${n % 3}`],
    collections: n % 5 === 0 ? ['marine'] : [],
    facets: {
      publisher: [`P${n % 3}`],
      documentType: [n % 4 ? 'standard' : 'report'],
      committee: [`C${n % 7}`, `C${n % 11}`].filter((one, at, both) => both.indexOf(one) === at),
      topic: n % 2 ? [] : [`T${n % 5} 😀`],
      year: n % 10 === 3 ? [] : [String(2000 + 10 * (n % 6))],
    },
  }),
)

/** Texts; some are sentences, as is a designation of five parts unless it names a document. */
const aText = fc.constantFrom(
  '',
  'steel',
  'water pipe',
  '"steel pipe"',
  'ISO/IEC/IEEE 3-1-2',
  'ISO/IEC/IEEE 3-1-2:2015',
  'none',
  WORDS.slice(0, 6).join(' '),
)
const aFilter = (facet: Facet, values: readonly string[]) =>
  fc
    .option(fc.subarray([...values], { minLength: 1 }), { freq: 1 })
    .map((some): SearchFilter[] => (some ? [{ facet, values: some }] : []))
const someFilters = fc
  .tuple(
    aFilter('publisher', ['P0', 'P1', 'P2', 'P9']),
    aFilter('documentType', ['standard', 'report']),
    aFilter('committee', ['C0', 'C1', 'C2', 'C9']),
    aFilter('topic', ['T0 😀', 'T2 😀']),
    aFilter('publisher', ['P0', 'P1']),
    aFilter('year', ['2003-2050', '-2030', '2012', '2040-', 'x']),
  )
  .map((filters) => filters.flat())
const aList = fc.option(
  fc.record({
    ids: fc.subarray(documents.map(({ id }) => id)),
    of: fc.constantFrom('all' as const, { publishers: ['P2'], collections: [] }),
  }),
  { freq: 1, nil: undefined },
)
const EDITIONS = [undefined, 'in-force', 'all'] as const
const SCOPES: readonly SearchScope[] = [
  all,
  { tenant: 'astm', documents: { publishers: ['P1'], collections: ['marine'] }, texts: 'all' },
  { tenant: 'astm', documents: { publishers: [], collections: [] }, texts: 'all' },
]

/** The rules of counts, on any engine. */
export function describeCounts(open: () => Promise<SearchWorld>): void {
  describe('counts', () => {
    let world: SearchWorld
    beforeEach(async () => {
      world = await open()
      for (let at = 0; at < documents.length; at += 25) await world.search.index('astm', documents.slice(at, at + 25))
    })
    afterEach(() => world.close())

    const find = (given?: Partial<SearchIntent>) => world.search.find(intentOf(given))
    const totalWith = async (given: Partial<SearchIntent>, facet: Facet, value: string) => {
      const others = (given.filters ?? []).filter((filter) => filter.facet !== facet)
      return (await find({ ...given, filters: [...others, { facet, values: [value] }] })).total
    }

    async function expectExact(given: Partial<SearchIntent>): Promise<void> {
      const { counts = {} } = await find(given)
      for (const facet of FACETS) {
        const values = new Set(documents.flatMap((one) => (facet === 'publisher' ? one.publishers : (one.facets[facet] ?? []))))
        for (const { value } of counts[facet] ?? []) expect(values).toContain(value)
        for (const value of values) {
          const counted = counts[facet]?.find((one) => one.value === value)?.count ?? 0
          expect({ value, counted }).toEqual({ value, counted: await totalWith(given, facet, value) })
        }
      }
    }

    it(
      'are what ticking the value alone in its facet finds, in any scope, text and filters',
      async () => {
        await fc.assert(
          fc.asyncProperty(
            aText,
            someFilters,
            fc.constantFrom(...EDITIONS),
            aList,
            aList,
            async (text, filters, editions, within, also) => {
              const lists = { ...(within && { within }), ...(also && { also }) }
              for (const scope of SCOPES) await expectExact({ text, filters, scope, ...(editions && { editions }), ...lists })
            },
          ),
          { numRuns: proofCases(30, 3333) },
        )
      },
      timeLimit(300_000),
    )

    it('are in order of frequency, then of value, without what has none', async () => {
      const { counts } = await find({ text: 'ISO/IEC/IEEE', filters: [{ facet: 'committee', values: ['C1'] }] })
      for (const facet of FACETS) {
        const counted = counts?.[facet] ?? []
        expect(counted).toEqual(counted.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)))
        expect(counted.every(({ count }) => count > 0)).toBe(true)
      }
    })

    it('are of the facets that were asked for, with or without hits', async () => {
      expect(await find({ count: ['topic'], text: 'steel' })).toMatchObject({ hits: [], counts: { topic: expect.anything() } })
      expect(Object.keys((await find({ count: ['topic', 'language'], size: 5 })).counts ?? {})).toEqual(['topic', 'language'])
      const { count: _, ...without } = intentOf({ size: 5 })
      expect(await world.search.find(without)).not.toHaveProperty('counts')
    })

    it('are answered alone where no hits are wanted, with the total', async () => {
      const total = documents.filter(({ title }) => title.includes('steel')).length
      expect(await find({ text: 'steel' })).toMatchObject({ total, hits: [] })
      expect(await find()).toMatchObject({ total: 60, hits: [] })
      expect(await find({ sort: { by: 'title', descending: true } })).toMatchObject({ total: 60, hits: [] })
    })

    it('narrow a sentence as they say: what is ticked never brings in what has a part of it alone', async () => {
      const text = WORDS.slice(0, 6).join(' ')
      const whole = documents.filter((_, n) => n % 4 === 1)
      expect(await find({ text })).toMatchObject({ total: whole.length })
      const filters = [{ facet: 'committee', values: ['C3'] }] as const
      const ticked = whole.filter(({ facets }) => facets.committee?.includes('C3'))
      expect(ticked.length).toBeLessThan(10)
      const { count: _, ...without } = intentOf({ text, filters })
      for (const intent of [intentOf({ text, filters }), without])
        expect(await world.search.find(intent)).toMatchObject({ total: ticked.length })
    })

    it('follow every change at once', async () => {
      const publishers = async () => (await find()).counts?.publisher
      const counted = (value: string) => documents.filter((one) => one.publishers.includes(value)).length
      const before = Object.fromEntries(['P0', 'P1', 'P2'].map((value) => [value, counted(value)]))
      expect(Object.fromEntries((await publishers())?.map(({ value, count }) => [value, count]) ?? [])).toEqual(before)
      await world.search.remove('astm', ['D0', 'D3'])
      await world.search.index('astm', [searchDocument('D1', { facets: { publisher: ['P3'] } })])
      const after = Object.fromEntries((await publishers())?.map(({ value, count }) => [value, count]) ?? [])
      expect(after).toEqual({ P0: (before.P0 as number) - 2, P1: (before.P1 as number) - 1, P2: before.P2, P3: 1 })
    })

    it('tell nothing of another tenant', async () => {
      await world.search.index('api', [searchDocument('D0', { facets: { publisher: ['secret'] } })])
      expect((await find()).counts?.publisher?.map(({ value }) => value).sort()).toEqual(['P0', 'P1', 'P2'])
      const { counts } = await find({ scope: { tenant: 'api', documents: 'all', texts: 'all' } })
      expect(counts).toEqual({ publisher: [{ value: 'secret', count: 1 }], documentType: [], committee: [], topic: [], year: [] })
    })
  })
}
