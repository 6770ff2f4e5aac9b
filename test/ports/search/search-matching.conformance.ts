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
      expect(await ids('steel oxygen')).toEqual([])
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
    ])('reads %s as %s', async (title, text) => {
      await index(searchDocument('A', { title }), searchDocument('B', { title: 'other' }))
      expect(await ids(text)).toEqual(['A'])
    })

    it('falls back on a good part of a sentence, whole matches first, and counts what it shows', async () => {
      await index(
        searchDocument('most', { title: 'Heat transfer in hypersonic flow over blunt bodies' }),
        searchDocument('all', { description: 'what is known about heat transfer in slow hypersonic flow' }),
        ...Array.from({ length: 20 }, (_, n) => searchDocument(`none${n}`, { title: 'Packaging of eggs' })),
      )
      const { total, hits } = await world().search.find(
        everything({ text: 'what is known about heat transfer in hypersonic flow' }),
      )
      expect(hits.map(({ id }) => id)).toEqual(['all', 'most'])
      expect(total).toBe(2)
      expect(await ids('heat transfer eggs')).toEqual([])
    })
  })
}
