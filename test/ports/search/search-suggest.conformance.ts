import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { SuggestedPublisher, SuggestIntent } from '#ports/search.ts'
import { fc } from '#test/support/properties.ts'
import { searchDocument, standingOf } from './search-document.ts'
import { oddText } from './search-odd-text.ts'
import type { SearchWorld } from './search-world.ts'

const intentOf = (given: Partial<SuggestIntent> = {}): SuggestIntent => ({
  scope: { tenant: 'astm', documents: 'all', texts: 'all' },
  text: '',
  field: 'all',
  publishers: 5,
  families: 4,
  ...given,
})

const standard = (designation: string, title: string, given: Parameters<typeof searchDocument>[1] = {}) =>
  searchDocument(designation, { title, family: designation.replace(/:\d+$/, ''), ...given })

/** Suggestions of functions/ports/search.ts, on any engine. */
export function describeSuggest(open: () => Promise<SearchWorld>): void {
  describe('suggestions', () => {
    let world: SearchWorld
    beforeEach(async () => {
      world = await open()
      await world.search.index('astm', [
        standard('ISO 9001:2008', 'Quality management systems', { current: false, date: '2008-11-15' }),
        standard('ISO 9001:2015', 'Quality management systems', { date: '2015-09-15', card: { any: ['thing', 1] } }),
        standard('ISO 9001:2000', 'Quality systems', { current: false, date: '2000-12-15', collections: ['old'] }),
        standard('ISO 9004:2018', 'Quality of an organization', { date: '2018-04-01' }),
        standard('ISO 80369-1:2018', 'Small-bore connectors'),
        standard('ISO/IEC 27001:2022', 'Information security', { publisher: 'IEC' }),
        standard('IEC 60079-0:2017', 'Explosive atmospheres: pumps', { publisher: 'IEC' }),
        standard('BS EN ISO 9001:2015', 'Requirements of quality management', { publisher: 'BSI' }),
      ])
      await world.search.index('api', [standard('ISO 9001:1987', 'Secret management', { publisher: 'OTHER' })])
    })
    afterEach(() => world.close())

    const suggest = (text: string, given: Partial<SuggestIntent> = {}) => world.search.suggest(intentOf({ text, ...given }))
    const shown = (groups: readonly SuggestedPublisher[]) =>
      groups.map(({ publisher, families }) => [publisher, ...families.map(({ id }) => id)])

    it.each(['ISO 900', 'iso900', 'ISO-900', 'Iso  900', 'ＩＳＯ ９００', 'ISO:900'])(
      'begin as the text does, however it is written: %s',
      async (text) => {
        expect(shown(await suggest(text))).toEqual([
          ['ISO', 'ISO 9001:2015', 'ISO 9004:2018'],
          ['BSI', 'BS EN ISO 9001:2015'],
        ])
      },
    )

    it('hold co-publishers in the order that they are written in', async () => {
      for (const text of ['iso/ie', 'ISO/IEC 27', 'ISO IEC 2700', 'iso/iec 27001:20'])
        expect(shown(await suggest(text))).toEqual([['IEC', 'ISO/IEC 27001:2022']])
    })

    it('show a family once, under its current edition, with all editions, the newest first', async () => {
      const [first] = await suggest('iso 9001', { publisher: 'ISO' })
      expect(first?.families).toEqual([
        {
          id: 'ISO 9001:2015',
          card: { any: ['thing', 1] },
          editions: ['ISO 9001:2015', 'ISO 9001:2008', 'ISO 9001:2000'].map((id) => ({ id, designation: id })),
        },
      ])
    })

    it('show the edition that the text names', async () => {
      const [first] = await suggest('ISO 9001-2008')
      expect(first?.families[0]?.id).toBe('ISO 9001:2008')
      expect(first?.families[0]?.editions).toHaveLength(3)
    })

    it('find titles by whole words and the beginning of the last, those that begin so first', async () => {
      expect(shown(await suggest('quality manag', { publisher: 'ISO' }))).toEqual([['ISO', 'ISO 9001:2015']])
      expect(shown(await suggest('quality manag'))).toEqual([
        ['ISO', 'ISO 9001:2015'],
        ['BSI', 'BS EN ISO 9001:2015'],
      ])
      expect(shown(await suggest('pump'))).toEqual([['IEC', 'IEC 60079-0:2017']])
      expect(await suggest('qual manag')).toEqual([])
    })

    it('search the field that was asked for', async () => {
      await world.search.index('astm', [standard('QUALITY 7', 'Pumps', { publisher: 'Q' })])
      expect(shown(await suggest('quality', { field: 'designation' }))).toEqual([['Q', 'QUALITY 7']])
      expect((await suggest('quality', { field: 'keyword' })).map(({ publisher }) => publisher)).toEqual(['ISO', 'BSI'])
      expect((await suggest('quality')).map(({ publisher }) => publisher)).toEqual(['Q', 'ISO', 'BSI'])
    })

    it('say where there is more, and give no more than was asked for', async () => {
      const [first, ...others] = await suggest('ISO', { families: 2, publishers: 1 })
      expect(first?.families).toHaveLength(2)
      expect(first?.more).toBe(true)
      expect(others).toEqual([])
      const [all] = await suggest('ISO', { families: 3, publishers: 1 })
      expect(all?.families.map(({ id }) => id)).toEqual(['ISO 9001:2015', 'ISO 9004:2018', 'ISO 80369-1:2018'])
      expect(all?.more).toBe(false)
    })

    it('put a family that changed its publisher under that of its current edition, once', async () => {
      await world.search.index('astm', [
        standard('IEC 5:1990', 'Threads', { family: 'F', current: false, publisher: 'IEC', date: '1990' }),
        standard('ISO 5:2010', 'Threads', { family: 'F', date: '2010' }),
      ])
      expect(shown(await suggest('threads'))).toEqual([['ISO', 'ISO 5:2010']])
      expect(shown(await suggest('iec 5'))).toEqual([['ISO', 'ISO 5:2010']])
    })

    it('keep at most fifty editions, the shown one among them', async () => {
      const edition = (year: number) =>
        standard(`ASME 7:${year}`, 'Fits', { publisher: 'ASME', current: year === 1950, date: `${year}` })
      await world.search.index(
        'astm',
        Array.from({ length: 60 }, (_, n) => edition(1950 + n)),
      )
      const family = (await suggest('asme 7'))[0]?.families[0]
      expect(family?.id).toBe('ASME 7:1950')
      expect(family?.editions).toHaveLength(50)
      expect(family?.editions.at(-1)?.id).toBe('ASME 7:1950')
    })

    it('stay inside tenant and scope, editions too', async () => {
      const documents = { publishers: ['IEC'], collections: ['old'] }
      const scope = { tenant: 'astm', documents, texts: 'all' } as const
      const groups = await suggest('iso', { scope })
      expect(shown(groups)).toEqual([
        ['IEC', 'ISO/IEC 27001:2022'],
        ['ISO', 'ISO 9001:2000'],
      ])
      expect(groups[1]?.families[0]?.editions).toEqual([{ id: 'ISO 9001:2000', designation: 'ISO 9001:2000' }])
      expect(shown(await suggest('secret', { scope: { tenant: 'api', documents: 'all', texts: 'all' } }))).toEqual([
        ['OTHER', 'ISO 9001:1987'],
      ])
      expect(await suggest('secret')).toEqual([])
      expect(
        await suggest('iso', { scope: { tenant: 'astm', documents: { publishers: [], collections: [] }, texts: 'all' } }),
      ).toEqual([])
    })

    it('follow every change at once', async () => {
      await world.search.remove('astm', ['ISO 9001:2015'])
      expect((await suggest('iso 9001'))[0]?.families[0]?.id).toBe('ISO 9001:2008')
      await world.search.update('astm', [
        { id: 'ISO 9001:2000', card: { now: 'current' }, current: true, ...standingOf({ current: true }) },
      ])
      expect((await suggest('iso 9001'))[0]?.families[0]).toMatchObject({ id: 'ISO 9001:2000', card: { now: 'current' } })
    })

    it('never fail, and suggest nothing that is not there', async () => {
      const known = new Set((await suggest('', { publishers: 50, families: 50 })).flatMap(({ families }) => families))
      expect(known.size).toBe(0)
      await fc.assert(
        fc.asyncProperty(oddText, fc.constantFrom('all', 'keyword', 'designation'), async (text, field) => {
          for (const { publisher, families } of await suggest(text, { field })) {
            expect(['ISO', 'IEC', 'BSI']).toContain(publisher)
            for (const { id, editions } of families) expect(editions.map((one) => one.id)).toContain(id)
          }
        }),
      )
    })
  })
}
