import { describe, expect, it } from '@jest/globals'
import type { Tenant } from '#contract/tenant.ts'
import type { Holdings } from '#entitlement/holdings.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import { FACETS, type SearchIntent } from '#finding/intent.ts'
import { cases, fc, timeLimit } from '#test/support/properties.ts'
import { topicTexts } from '../../support/topic-texts.ts'
import { searchDocument } from './search-document.ts'
import { everything, openForEach, type SearchWorld } from './search-world.ts'

const WORDS = ['steel', 'pipe', 'water', 'valve', 'heat', 'flow', 'brass', 'solder']
const NOTHING: Holdings = { publishers: [], collections: [] }
const SOME: Holdings = { publishers: ['P1'], collections: [] }

const someText = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' '))

interface Shelf {
  readonly records: readonly { readonly title: string; readonly description: string; readonly text: string }[]
  /** full texts that replace those of closed documents */
  readonly others: readonly string[]
}

const SIZE = 12
const isClosed = (at: number, { publishers }: Holdings) => !publishers.includes(`P${at % 2}`)

const aShelf: fc.Arbitrary<Shelf> = fc.record({
  records: fc.array(fc.record({ title: someText, description: someText, text: someText }), { minLength: SIZE, maxLength: SIZE }),
  others: fc.array(someText, { minLength: SIZE, maxLength: SIZE }),
})

/** The documents of a shelf, where the texts that are closed to somebody are other ones if asked for. */
const documentsOf = ({ records, others }: Shelf, isOther: (at: number) => boolean): IndexedDocument[] =>
  records.map(({ title, description, text }, at) =>
    searchDocument(`D${at}`, {
      ...{ designation: `ISO ${100 + at}:2020`, title, description, publisher: `P${at % 2}`, publishers: [`P${at % 2}`] },
      facets: { topic: [`T${at % 3}`] },
      pages: [isOther(at) ? (others[at] as string) : text, 'closing words'],
    }),
  )

const searchText = fc.oneof(
  fc.constantFrom(...WORDS, 'stel', 'sold', 'ISO 103', 'closing'),
  fc.array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 7 }).map((words) => words.join(' ')),
  fc.array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 3 }).map((words) => `"${words.join(' ')}"`),
)

const aSearch = fc.record({
  text: searchText,
  field: fc.constantFrom('all' as const, 'keyword' as const, 'designation' as const),
  editions: fc.constantFrom(undefined, 'in-force' as const),
  filters: fc.constantFrom([], [{ facet: 'topic' as const, values: ['T0', 'T1'] }]),
})

const record = (title: string, description = '', text = '') => ({ title, description, text })
const [PLAIN, NO_OTHERS] = [record(''), Array(SIZE).fill('')]

/** Two titles that score alike but for the order in which the weights of their words are added, which closed texts changed. */
const ALIKE: Shelf = {
  records: [
    record('heat steel steel steel water steel flow steel flow'),
    record('', 'flow heat'),
    ...[PLAIN, PLAIN, PLAIN],
    record('', 'water heat'),
    record('', 'water', 'flow'),
    record('water steel heat steel steel steel steel heat flow'),
    record('water heat', 'flow'),
    record('water', 'flow'),
    PLAIN,
    record('heat', 'flow water'),
  ],
  others: NO_OTHERS.with(1, 'water').with(3, 'water'),
}

/** The rules of closed texts, on any engine. */
export function describeClosed(open: () => Promise<SearchWorld>): void {
  describe('closed texts', () => {
    const { world, find, index } = openForEach(open)
    const intentFor = (holdings: Holdings, given: Partial<SearchIntent>): SearchIntent =>
      everything({ scope: { tenant: 'astm', documents: 'all', texts: holdings }, opens: holdings, count: FACETS, ...given })

    const texts = (given: Partial<IndexedDocument>) => ({ pages: ['Of brass and solder.', 'A brazed joint.'], ...given })

    it('have no words: their records are found, open texts are', async () => {
      await index(
        searchDocument('A', texts({ title: 'Pipes', description: 'A joint', publisher: 'P1', publishers: ['P1'] })),
        searchDocument('B', texts({ title: 'Valves of brass', publisher: 'P2', publishers: ['P2'] })),
      )
      const ids = async (text: string, holdings: Holdings) => {
        const { hits, total } = await world().search.find(intentFor(holdings, { text, count: [] }))
        expect(total).toBe(hits.length)
        return hits.map(({ id, page, excerpt }) => [id, page, excerpt?.text.includes('brass')])
      }
      expect(await ids('brass', NOTHING)).toEqual([['B', undefined, undefined]])
      expect(await ids('solder', NOTHING)).toEqual([])
      expect(await ids('"brazed joint"', NOTHING)).toEqual([])
      expect(await ids('"a joint"', NOTHING)).toEqual([['A', undefined, undefined]])
      expect(await ids('brass', SOME)).toEqual([
        ['B', undefined, undefined],
        ['A', 1, true],
      ])
      expect(await ids('"brazed joint"', SOME)).toEqual([['A', 2, false]])
      expect(await ids('brass joint', SOME)).toEqual([['A', 1, true]])
    })

    it(
      'change no answer to whoever may not open them, whatever words they have',
      async () => {
        await fc.assert(
          fc.asyncProperty(
            aShelf,
            fc.constantFrom(NOTHING, SOME),
            fc.array(aSearch, { minLength: 3, maxLength: 8 }),
            async (shelf, holdings, searches) => {
              const { search, close } = await open()
              await search.index(
                'astm',
                documentsOf(shelf, () => false),
              )
              await search.index(
                'api',
                documentsOf(shelf, (at) => isClosed(at, holdings)),
              )
              const answersOf = async (tenant: Tenant) => {
                const scope = { tenant, documents: 'all', texts: holdings } as const
                const intents = searches.map((given) => everything({ scope, opens: holdings, count: FACETS, ...given }))
                return [
                  ...(await Promise.all(intents.map((intent) => search.find(intent)))),
                  ...(await Promise.all(intents.map((intent) => search.meaning(intent)))),
                ]
              }
              expect(await answersOf('api')).toEqual(await answersOf('astm'))
              await close()
            },
          ),
          {
            numRuns: cases(12),
            examples: [[ALIKE, NOTHING, [{ text: 'water heat flow', field: 'all', editions: undefined, filters: [] }]]],
          },
        )
      },
      timeLimit(300_000),
    )

    it('are met in meaning by their records alone', async () => {
      const open = { publisher: 'P1', publishers: ['P1'] }
      await index(
        ...topicTexts(100).map((text, at) =>
          searchDocument(`D${at}`, {
            title: `Title ${at}`,
            pages: [`${text} ${text}`],
            ...(at % 2 ? open : { publisher: 'P2', publishers: ['P2'] }),
          }),
        ),
      )
      await world().search.learn('astm')
      const asked = (holdings: Holdings) => world().search.meaning(intentFor(holdings, { text: 'chlorine turbidity', size: 100 }))
      const { hits } = await asked(SOME)
      expect(hits.some(({ passage }) => passage !== undefined)).toBe(true)
      expect(hits.filter(({ id }) => Number(id.slice(1)) % 2 === 0).filter(({ passage, page }) => passage ?? page)).toEqual([])
      const closed = await asked(NOTHING)
      expect(closed.hits.filter(({ passage, page }) => passage ?? page)).toEqual([])
    })

    it('are found as all others where the scope has every text', async () => {
      await index(searchDocument('A', texts({ title: 'Pipes' })))
      expect((await find({ text: 'solder', opens: NOTHING })).hits[0]).toMatchObject({ id: 'A', page: 1 })
    })
  })
}
