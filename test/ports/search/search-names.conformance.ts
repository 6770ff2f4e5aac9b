import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { searchDocument } from './search-document.ts'
import type { SearchWorld } from './search-world.ts'

/** Names of documents as people write them, by the rules of functions/ports/search.ts, on any engine. */
export function describeNames(open: () => Promise<SearchWorld>): void {
  describe('names', () => {
    let world: SearchWorld
    beforeEach(async () => {
      world = await open()
    })
    afterEach(() => world.close())

    const find = (text: string, given: Partial<SearchIntent> = {}) =>
      world.search.find({
        ...{ scope: { tenant: 'astm', documents: 'all', texts: 'all' }, text, field: 'all', filters: [] },
        ...{ sort: 'best', offset: 0, size: 10, ...given },
      })
    const ids = async (text: string, given: Partial<SearchIntent> = {}) => (await find(text, given)).hits.map(({ id }) => id)
    const index = (...documents: ReturnType<typeof searchDocument>[]) => world.search.index('astm', documents)

    it.each([
      'https://www.iso.org/standard/62085.html',
      'http://iso.org/fr/standard/62085.html?browse=tc#lifecycle',
      'www.iso.org/standard/62085',
    ])('the address of a document at its publisher finds it alone: %s', async (text) => {
      await index(
        searchDocument('A', { designation: 'ISO 9001:2015', address: 'https://www.iso.org/standard/62085.html' }),
        searchDocument('B', { designation: 'ISO 62085', title: 'https www iso org standard 62085 html' }),
      )
      expect((await ids(text))[0]).toBe('A')
    })

    it.each([
      ['Amendment 1 (2024) to ISO 9001:2015', 'ISO 9001:2015/Amd 1:2024'],
      ['International Organization for Standardization 9001:2015', 'ISO 9001:2015'],
      ['ISO 10303:2014 Part 242', 'ISO 10303-242:2014'],
      ['IS0 9OOl:2OI5', 'ISO 9001:2015'],
    ])('a designation in words, in another order or with letters for digits: %s', async (text, designation) => {
      for (const one of ['ISO 9001:2015', 'ISO 9001:2015/Amd 1:2024', 'ISO 10303-242:2014', 'ISO 10303:2014'])
        await index(searchDocument(one, { current: !one.includes('Amd') }))
      expect((await ids(text))[0]).toBe(designation)
    })

    describe('a number that is not held', () => {
      const missing = async (text: string, given: Partial<SearchIntent> = {}) => {
        const found = (await find(text, given)).missing
        return found && [found.designation, ...found.nearest.map(({ id }) => id)]
      }
      const edition = (designation: string, family: string, current = true) =>
        searchDocument(designation, { designation, family, current })

      it('offers the number without its doubled digit, before another with the same digits', async () => {
        await index(edition('ISO 9001:2015', 'ISO 9001'), edition('ISO 9000-1:1994', 'ISO 9000-1'))
        expect(await ids('iso 90001')).toEqual(['ISO 9000-1:1994'])
        expect(await missing('iso 90001')).toEqual(['ISO 90001', 'ISO 9001:2015', 'ISO 9000-1:1994'])
        for (const text of ['ISO 9000-1', 'ISO90012015']) expect(await missing(text)).toBeUndefined()
      })

      it.each(['ISO 99001', 'ISO 0901', 'ISO 9081', 'ISO 901', 'ISO 90901'])(
        'offers the number one slip away: %s',
        async (text) => {
          await index(edition('ISO 9001:2015', 'ISO 9001'), edition('ISO 14001:2015', 'ISO 14001'))
          expect((await missing(text))?.slice(1)).toEqual(['ISO 9001:2015'])
        },
      )

      it.each(['IO 9001', 'ISP 9001', 'SIO 9001', 'IS 90001', 'ISO 9001K'])(
        'offers the number of a publisher one slip away, and the number without a stray letter: %s',
        async (text) => {
          await index(edition('ISO 9001:2015', 'ISO 9001'), edition('ECMA-262', 'ECMA-262'))
          expect(await ids(text, { field: 'designation' })).toEqual(text === 'SIO 9001' ? ['ISO 9001:2015'] : [])
          if (text !== 'SIO 9001') expect((await missing(text))?.slice(1)).toEqual(['ISO 9001:2015'])
        },
      )

      it('offers the other parts of its standard alone, where there are any', async () => {
        for (const one of ['ISO 6892-2', 'ISO 6892-4', 'ISO 4892-1', 'ISO 6982-1', 'ISO 6892'])
          await index(edition(`${one}:2015`, one))
        expect(await missing('ISO 6892-1')).toEqual(['ISO 6892-1', 'ISO 6892-2:2015', 'ISO 6892-4:2015', 'ISO 6892:2015'])
      })

      it.each([
        ['MIL-STD-810', 'MIL-STD-810'],
        ['mil-std-810h', 'MIL-STD-810H'],
        ['DEF STAN 00-970', 'DEF STAN 00-970'],
        ['GB/T 228.1-2021', 'GB/T 228.1:2021'],
        ['D9902', 'D9902'],
        ['E9999', 'E9999'],
      ])('is told of any publisher: %s', async (text, designation) => {
        await index(edition('ASTM D1535-13', 'ASTM D1535'))
        expect(await missing(text)).toEqual([designation])
        expect(await missing(text, { field: 'designation' })).toEqual([designation])
      })

      it('is told of a year that is not held, with the editions that are', async () => {
        await index(edition('ASTM D1535-13', 'ASTM D1535'))
        expect(await missing('D1535-14')).toEqual(['D1535-14', 'ASTM D1535-13'])
      })

      it('is none where the words mean something else', async () => {
        await index(searchDocument('A', { title: 'Steel S355 and cement C45' }), edition('XO A 1', 'XO A 1'))
        for (const text of ['S355', 'C45', 'M12 bolts', '2015', 'part 4']) expect(await missing(text)).toBeUndefined()
        expect(await missing('S355', { field: 'designation' })).toEqual(['S355'])
      })
    })

    it('names a change whose record says that it is in English, and the text that a consolidated one changes', async () => {
      const given = { family: 'ISO 7816', standsFor: 'edition', precedence: 1 } as const
      await index(
        searchDocument('base', { designation: 'ISO 7816:2020', family: 'ISO 7816' }),
        searchDocument('twin', { designation: 'ISO 7816:2020/AMD1:2023', ...given, standsFor: 'none' }),
        searchDocument('change', {
          designation: 'ISO 7816:2020/Amd 1:2023',
          otherDesignations: ['ISO 7816:2020/Amd 1:2023(E)'],
          ...given,
        }),
      )
      expect((await ids('ISO 7816:2020/Amd 1', { editions: 'in-force' }))[0]).toBe('change')
      expect((await ids('EN ISO 7816:2020+A2:2025', { editions: 'in-force' }))[0]).toBe('base')
    })

    it('names the parts of a standard by its number with all parts, in their order', async () => {
      const parts = [2, 1].map((part) => searchDocument(`part ${part}`, { designation: `ISO 6336-${part}:2019`, title: 'Gears' }))
      await index(...parts, searchDocument('other', { title: 'All parts of the ISO 6336 series' }))
      for (const text of ['ISO 6336 (all parts)', 'ISO 6336 series', 'ISO 6336 (alle Teile)'])
        expect((await ids(text)).slice(0, 2)).toEqual(['part 1', 'part 2'])
    })

    it('a number without its publisher names the standard before its amendment, whoever publishes it', async () => {
      const ofMim = (designation: string, given: Partial<IndexedDocument> = {}) =>
        searchDocument(designation, { designation, family: 'MIM 214', publisher: 'MIM', ...given })
      await index(
        ofMim('MIM 214:2024/A1:2025', {
          family: 'MIM 214 A1',
          title: 'Amendment 1 to MIM 214:2024',
          precedence: 1,
          standsFor: 'edition',
        }),
        ofMim('MIM 214:2024'),
        ofMim('MIM 214:2019', { current: false, precedence: 3, standsFor: 'edition' }),
      )
      for (const editions of [undefined, 'in-force', 'all'] as const)
        expect((await ids('214:2024', editions && { editions }))[0]).toBe('MIM 214:2024')
      expect((await ids('214'))[0]).toBe('MIM 214:2024')
    })
  })
}
