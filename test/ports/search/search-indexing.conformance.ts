import { beforeEach, describe, expect, it } from '@jest/globals'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { anyCharacter, cases, fc } from '#test/support/properties.ts'
import { searchDocument, standingOf } from './search-document.ts'
import { oddText } from './search-odd-text.ts'
import { everything, openForEach, type SearchWorld } from './search-world.ts'

/** Index, scope, filters and order, on any engine. */
export function describeIndexing(open: () => Promise<SearchWorld>): void {
  describe('documents', () => {
    const { world, find, index, ids } = openForEach(open)

    describe('what is indexed', () => {
      it('is found at once, with the card as it was given', async () => {
        await index(searchDocument('A', { title: 'Pressure vessels', card: { any: ['thing', 1] } }))
        const { total, hits } = await find({ text: 'vessels' })
        expect(total).toBe(1)
        expect(hits[0]).toMatchObject({ id: 'A', card: { any: ['thing', 1] } })
      })

      it('is replaced by the same id', async () => {
        await index(searchDocument('A', { title: 'Old words' }), searchDocument('B', { title: 'Old friend' }))
        await index(searchDocument('A', { title: 'New words' }))
        expect(await ids('old')).toEqual(['B'])
        expect(await ids('words')).toEqual(['A'])
      })

      it('keeps the last of two with one id in one call', async () => {
        await index(searchDocument('A', { title: 'first' }), searchDocument('A', { title: 'second' }))
        expect(await ids('')).toEqual(['A'])
        expect(await ids('second')).toEqual(['A'])
      })

      it('is gone when removed, and what is not there can be removed', async () => {
        await index(searchDocument('A', { title: 'steel' }), searchDocument('B', { title: 'steel' }))
        await world().search.remove('astm', ['A', 'nothing'])
        expect(await ids('steel')).toEqual(['B'])
        expect(await ids('')).toEqual(['B'])
      })

      it('gets another card and another standing without its text', async () => {
        await index(
          searchDocument('old', { title: 'Pipes', family: 'F', current: true, description: 'welded seams' }),
          searchDocument('new', { title: 'Pipes', family: 'F', current: false }),
        )
        await world().search.update('astm', [
          { id: 'old', card: { shows: 'this' }, current: false, ...standingOf({ current: false }) },
          { id: 'new', card: {}, current: true, ...standingOf({ current: true }) },
          { id: 'nothing', card: {}, current: true, ...standingOf({ current: true }) },
        ])
        expect(await ids('pipes')).toEqual(['new', 'old'])
        const { hits } = await find({ text: 'seam' })
        expect(hits).toMatchObject([{ id: 'old', card: { shows: 'this' }, marks: { description: [[7, 12]] } }])
      })

      it('survives hundreds of small changes', async () => {
        for (let round = 0; round < 60; round++)
          await index(...[0, 1, 2].map((one) => searchDocument(`D${(round * 7 + one) % 40}`, { title: `round ${round} steel` })))
        const all = await ids('steel')
        expect(all.length).toBe(new Set(all).size)
        expect(all.length).toBe(40)
      })
    })

    describe('scope', () => {
      beforeEach(async () => {
        await index(
          searchDocument('A', { title: 'valve', publisher: 'ISO' }),
          searchDocument('B', { title: 'valve', publisher: 'IEC', collections: ['marine'] }),
          searchDocument('C', { title: 'valve', publisher: 'API' }),
        )
        await world().search.index('api', [searchDocument('A', { title: 'valve of api' })])
      })

      it('holds tenants apart', async () => {
        expect(await ids('valve')).toHaveLength(3)
        expect(await ids('valve', { scope: { tenant: 'api', documents: 'all', texts: 'all' } })).toEqual(['A'])
        expect(await find({ text: 'valve api' })).toMatchObject({ total: 0, hits: [{ lacks: ['api'] }, {}, {}] })
        expect(await ids('valve', { scope: { tenant: 'awwa', documents: 'all', texts: 'all' } })).toEqual([])
        await world().search.remove('api', ['B', 'C'])
        expect(await ids('valve')).toHaveLength(3)
      })

      it.each(['', 'valve', 'A'])('takes a publisher or a collection, for hits and total alike: "%s"', async (text) => {
        const documents = { publishers: ['ISO'], collections: ['marine'] }
        const { total, hits } = await find({ text, scope: { tenant: 'astm', documents, texts: 'all' } })
        const found = hits.map(({ id }) => id).sort()
        expect(found).toEqual(text === 'A' ? ['A'] : ['A', 'B'])
        expect(total).toBe(found.length)
      })

      it('opens nothing where nothing is entitled', async () => {
        const documents = { publishers: [], collections: [] }
        const scope = { tenant: 'astm', documents, texts: 'all' } as const
        expect(await find({ scope })).toEqual({ total: 0, hits: [] })
        expect(await find({ scope, text: 'A' })).toEqual({ total: 0, hits: [] })
      })
    })

    describe('filters', () => {
      it('are OR inside a facet and AND across', async () => {
        await index(
          searchDocument('A', { facets: { publisher: ['ISO'], language: ['en'] } }),
          searchDocument('B', { facets: { publisher: ['IEC'], language: ['en'] } }),
          searchDocument('C', { facets: { publisher: ['IEC'], language: ['ar'] } }),
        )
        const filters = [
          { facet: 'publisher', values: ['ISO', 'IEC'] },
          { facet: 'language', values: ['en'] },
        ] as const
        expect((await ids('', { filters })).sort()).toEqual(['A', 'B'])
        expect(await ids('', { filters: [{ facet: 'publisher', values: ['IE'] }] })).toEqual([])
      })
    })

    describe('order and reach', () => {
      const many = Array.from({ length: 250 }, (_, n) =>
        searchDocument(`D${n}`, {
          designation: `ISO ${(n * 37) % 250}`,
          title: `Part ${(n * 91) % 250}: steel`,
          date: n % 10 === 0 ? '' : `20${10 + (n % 10)}-0${1 + (n % 9)}-11`,
          current: n % 3 === 0,
        }),
      )
      beforeEach(() => index(...many))

      it('without words puts current editions first, then the newest', async () => {
        for (const text of ['', '*', '  ']) {
          const { total, hits } = await find({ text })
          expect(total).toBe(250)
          const shown = hits.map(({ id }) => many[Number(id.slice(1))] as IndexedDocument)
          expect(shown.slice(0, 84).every(({ current }) => current)).toBe(true)
          const dates = shown.slice(0, 84).map(({ date }) => date)
          expect(dates).toEqual(dates.toSorted().reverse())
        }
      })

      it.each([
        ['designation', (one: IndexedDocument) => Number(one.designation.slice(4))],
        ['title', (one: IndexedDocument) => Number(one.title.match(/\d+/)?.[0])],
        ['date', (one: IndexedDocument) => Number(one.date.replaceAll('-', ''))],
      ] as const)('by %s reaches every hit once, in both directions, numbers by value', async (by, place) => {
        for (const descending of [false, true])
          for (const text of ['', 'steel']) {
            const seen: string[] = []
            for (let offset = 0; offset < 250; offset += 70)
              seen.push(...(await ids(text, { sort: { by, descending }, offset, size: 70 })))
            const values = seen.map((id) => place(many[Number(id.slice(1))] as IndexedDocument))
            expect(new Set(seen).size).toBe(250)
            expect(values).toEqual(values.toSorted((a, b) => (descending ? b - a : a - b)))
          }
      })

      it('by best match reaches every hit once, beyond the end none', async () => {
        const seen: string[] = []
        for (let offset = 0; offset < 250; offset += 40) seen.push(...(await ids('steel', { offset, size: 40 })))
        expect(new Set(seen).size).toBe(250)
        expect(seen).toHaveLength(250)
        expect(await ids('steel', { offset: 250 })).toEqual([])
        expect(await ids('', { offset: 9_999_999 })).toEqual([])
      })
    })

    describe('odd text', () => {
      it('never fails, and finds nothing but what is there', async () => {
        await index(searchDocument('A', { title: 'Steel', description: 'x' }))
        await fc.assert(
          fc.asyncProperty(oddText, fc.constantFrom('all', 'keyword', 'designation'), async (text, field) => {
            const { total, hits, partly = 0 } = await find({ text, field: field as SearchIntent['field'] })
            expect(hits.length).toBe(total + partly)
            expect(total).toBeLessThanOrEqual(1)
          }),
          { numRuns: cases(200) },
        )
      })

      it('indexes any text whole', async () => {
        await fc.assert(
          fc.asyncProperty(fc.string({ unit: anyCharacter, maxLength: 300 }), async (text) => {
            await index(
              searchDocument('A', { designation: text, title: text, description: text, keywords: [text], family: text }),
            )
            expect(await ids('')).toEqual(['A'])
          }),
          { numRuns: cases(30) },
        )
      })
    })

    describe('others who have the store open', () => {
      it('see within a second what was acknowledged', async () => {
        const other = await world().another()
        await other.find(everything())
        await index(searchDocument('A', { title: 'fresh' }))
        const until = Date.now() + 1000
        let [total, isLate] = [0, false]
        // A search that begins later than that must find it, however long each takes.
        while (total === 0 && !isLate) {
          isLate = Date.now() >= until
          total = (await other.find(everything({ text: 'fresh' }))).total
        }
        expect(total).toBe(1)
        await other.update('astm', [{ id: 'A', card: { by: 'other' }, current: false, ...standingOf({ current: false }) }])
        expect((await other.find(everything())).hits[0]?.card).toEqual({ by: 'other' })
      })
    })
  })
}
