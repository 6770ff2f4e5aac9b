import { describe, expect, it } from '@jest/globals'
import { searchDocument } from './search-document.ts'
import { everything, openForEach, type SearchWorld } from './search-world.ts'

/** Documents that words find, on any engine. */
export function describeMatching(open: () => Promise<SearchWorld>): void {
  describe('matching', () => {
    const { index, ids, world } = openForEach(open)
    it('wants every word, in any of the fields', async () => {
      await index(
        searchDocument('A', { title: 'Steel pipes', description: 'for water', keywords: ['corrosion'], pages: ['torque'] }),
        searchDocument('B', { title: 'Steel pipes' }),
      )
      expect(await ids('steel water corrosion torque')).toEqual(['A'])
      expect(await world().search.find(everything({ text: 'steel oxygen' }))).toMatchObject({ total: 0, partly: 2 })
    })

    it('wants a quoted part as it stands', async () => {
      await index(
        searchDocument('A', { title: 'Quality management systems' }),
        searchDocument('B', { title: 'Management of quality' }),
        searchDocument('C', { pages: ['words', 'of quality management here'] }),
        searchDocument('D', { title: 'quality', description: 'management' }),
      )
      expect((await ids('"quality management"')).sort()).toEqual(['A', 'C'])
      expect(await ids('“quality management” systems')).toEqual(['A'])
      expect((await ids('quality "management')).sort()).toEqual(['A', 'B', 'C', 'D'])
      expect(await ids('"system"')).toEqual([])
    })

    it('tells an exponent from a digit', async () => {
      await index(searchDocument('A', { pages: ['10⁶ cycles'] }), searchDocument('B', { pages: ['106 cycles'] }))
      expect(await ids('10⁶ cycles')).toEqual(['A'])
      expect(await ids('106 cycles')).toEqual(['B'])
    })

    it('searches the fields that were asked for', async () => {
      await index(
        searchDocument('A', { designation: 'ISO 1234', title: 'Bolts' }),
        searchDocument('B', { designation: 'ISO 9', title: 'About 1234 bolts' }),
      )
      expect(await ids('1234', { field: 'designation' })).toEqual(['A'])
      expect(await ids('1234', { field: 'keyword' })).toEqual(['B'])
      expect(await ids('1234')).toEqual(['A', 'B'])
      expect(await ids('bolts', { field: 'designation' })).toEqual([])
    })

    it.each([
      ['CAFÉ', 'cafe'],
      ['naïve', 'NAIVE'],
      ['ＩＳＯ Ｌａｂｅｌ', 'label'],
      ['soft\u00adware', 'software'],
      ['Straße', 'strasse'],
      ['أنظمة الجودة', 'انظمه جوده'],
      ['إِدَارَة', 'ادارة'],
      ['品質管理システム', '品質管理'],
      ['ガイド', 'ｶﾞｲﾄﾞ'],
      ['Методика измерений', 'ИЗМЕРЕНИЙ'],
      ['pipes', 'pipe'],
      ['calibration', 'calibrated'],
      ['UTF-8', 'utf8'],
      ['٢٠٢٠', '2020'],
      ['10⁶ cycles', '"10^6"'],
      ['10⁶ cycles', '10 6'],
      ['10^6 cycles', '"10⁶ cycles"'],
      ['CO₂', 'CO2'],
      ['mm2', 'mm²'],
    ])('reads %s as %s', async (title, text) => {
      await index(searchDocument('A', { title }), searchDocument('B', { title: 'other' }))
      expect(await ids(text)).toEqual(['A'])
    })

    it('adds what has some of the words, and says which it lacks', async () => {
      await index(
        searchDocument('most', { title: 'Heat transfer in hypersonic flow over blunt bodies' }),
        searchDocument('all', { description: 'what is known about heat transfer in slow hypersonic flow' }),
        ...Array.from({ length: 20 }, (_, n) => searchDocument(`none${n}`, { title: 'Packaging of eggs' })),
      )
      const find = (text: string, given = {}) => world().search.find(everything({ text, ...given }))
      const text = 'what is known about heat transfer in hypersonic flow'
      const { total, partly, hits } = await find(text)
      expect(hits.map(({ id, lacks }) => [id, lacks])).toEqual([
        ['all', undefined],
        ['most', ['known', 'about']],
      ])
      expect([total, partly]).toEqual([1, 1])
      expect((await find(text, { offset: 1, size: 1 })).hits.map(({ id }) => id)).toEqual(['most'])
      expect(
        (await find('heat transfer eggs')).hits
          .map(({ id }) => id)
          .slice(0, 2)
          .sort(),
      ).toEqual(['all', 'most'])
      expect(await find(text, { sort: { by: 'title', descending: false } })).toMatchObject({ total: 1, hits: [{ id: 'all' }] })
      expect(await find(text, { sort: { by: 'title', descending: false } })).not.toHaveProperty('partly')
    })

    it('counts and filters what has all words, and filters what has some', async () => {
      const topic = (one: string) => ({ facets: { topic: [one] } })
      await index(
        searchDocument('whole', { title: 'Bolt preload torque', ...topic('a') }),
        searchDocument('part', { title: 'Bolt preload', ...topic('a') }),
        searchDocument('other', { title: 'Bolt torque', ...topic('b') }),
        ...Array.from({ length: 9 }, (_, n) => searchDocument(`none${n}`, { title: 'Packaging of eggs' })),
      )
      const find = (given = {}) => world().search.find(everything({ text: 'bolt preload torque', count: ['topic'], ...given }))
      expect(await find()).toMatchObject({ total: 1, partly: 2, counts: { topic: [{ value: 'a', count: 1 }] } })
      const filters = [{ facet: 'topic', values: ['b'] }]
      expect(await find({ filters })).toMatchObject({ total: 0, partly: 1, hits: [{ id: 'other', lacks: ['preload'] }] })
    })

    it('neither wants nor marks words without a subject', async () => {
      await index(searchDocument('A', { title: 'Testing of IT under load' }), searchDocument('B', { title: 'Testing of cables' }))
      const { hits, total } = await world().search.find(everything({ text: 'how do I test it under load' }))
      expect([total, hits[0]?.id, hits[0]?.marks.title]).toEqual([
        1,
        'A',
        [
          [0, 7],
          [20, 24],
        ],
      ])
      // In capitals beside small letters it is an abbreviation.
      expect(await ids('testing IT')).toEqual(['A'])
      expect((await ids('"testing of"')).sort()).toEqual(['A', 'B'])
    })

    it('wants a quoted part of what has some of the words, too', async () => {
      await index(
        searchDocument('A', { title: 'Line pipe of steel' }),
        searchDocument('B', { title: 'Pipe line' }),
        searchDocument('C', { title: 'Gas' }),
        ...Array.from({ length: 9 }, (_, n) => searchDocument(`none${n}`, { title: 'Packaging of eggs' })),
      )
      const { total, partly, hits } = await world().search.find(everything({ text: '"line pipe" gas' }))
      expect([total, partly, hits.map(({ id }) => id)]).toEqual([0, 1, ['A']])
    })

    it('answers a designation that is missing, or that names a document, with nothing else', async () => {
      await index(searchDocument('A', { designation: 'ISO 9001:2015' }), searchDocument('B', { designation: 'ISO 15:2017' }))
      for (const text of ['ISO 9002', 'ISO 9001'])
        expect(await world().search.find(everything({ text }))).not.toHaveProperty('partly')
      expect(await ids('ISO 9002', { field: 'designation' })).toEqual([])
    })
  })
}
