import { describe, expect, it } from '@jest/globals'
import type { SearchScope } from '#finding/intent.ts'
import { searchDocument } from './search-document.ts'
import { openForEach, type SearchWorld } from './search-world.ts'

/** Abbreviations that the records of a library define, by the rules of functions/ports/search.ts, on any engine. */
export function describeAbbreviations(open: () => Promise<SearchWorld>): void {
  describe('abbreviations', () => {
    const { find, index } = openForEach(open)
    const library = [
      searchDocument('defining', {
        title: 'Filters for buildings',
        description: 'Filters for heating, ventilation, and air conditioning (HVAC) are described.',
        publisher: 'IEC',
      }),
      searchDocument('short', { title: 'HVAC ducts' }),
      searchDocument('long', { title: 'Ducts for heating, ventilation and air conditioning' }),
      searchDocument('other', { title: 'Ducts for conditioning of hides' }),
    ]
    /** Documents with all that was searched. */
    const whole = async (text: string, scope?: SearchScope) => {
      const { hits, total, corrected, didYouMean } = await find({ text, ...(scope && { scope }) })
      expect([corrected, didYouMean]).toEqual([undefined, undefined])
      return hits
        .slice(0, total)
        .map(({ id }) => id)
        .sort()
    }

    it('finds both by either, an abbreviation and what a record says it is short for', async () => {
      await index(...library)
      expect(await whole('hvac ducts')).toEqual(['long', 'short'])
      expect(await whole('ducts heating ventilation air conditioning')).toEqual(['long', 'short'])
      expect(await whole('hvac')).toEqual(['defining', 'long', 'short'])
    })

    it.each([
      ['hvac ducts', 'long', ['Ducts', 'heating', 'ventilation', 'air', 'conditioning']],
      ['ducts heating ventilation air conditioning', 'short', ['HVAC', 'ducts']],
      ['hvac ducts hides', 'other', ['Ducts', 'hides']],
      ['duct color', 'british', ['Colours', 'ducts']],
    ])('marks by what else a row was found: %s', async (text, row, marked) => {
      await index(...library, searchDocument('british', { title: 'Colours of ducts' }))
      const { hits } = await find({ text })
      const { card, marks } = hits.find(({ id }) => id === row) as (typeof hits)[number]
      expect(marks.title.map(([start, end]) => String(card.title).slice(start, end))).toEqual(marked)
    })

    it('tells what a row lacks by both', async () => {
      await index(...library)
      const { hits, total } = await find({ text: 'hvac ducts steel' })
      expect(total).toBe(0)
      expect(new Map(hits.map(({ id, lacks }) => [id, lacks]))).toEqual(
        new Map([
          ['short', ['steel']],
          ['long', ['steel']],
          ['defining', ['ducts', 'steel']],
          ...(hits.some(({ id }) => id === 'other') ? [['other', ['hvac', 'steel']] as const] : []),
        ]),
      )
    })

    it('tells nothing of a definition outside of the scope', async () => {
      await index(...library)
      const scope: SearchScope = { tenant: 'astm', documents: { publishers: ['ISO'], collections: [] }, texts: 'all' }
      expect(await whole('hvac ducts', scope)).toEqual(['short'])
    })

    it('leaves a word alone that is mostly no abbreviation', async () => {
      const pins = Array.from({ length: 12 }, (_, at) => searchDocument(`pin ${at}`, { title: `Pins of size ${at}` }))
      const defining = searchDocument('defining', { title: 'Card', description: 'The personal identification number (PIN).' })
      await index(...pins, defining, searchDocument('long', { title: 'Management of a personal identification number' }))
      expect(await whole('pin')).toEqual(['defining', ...pins.map(({ id }) => id)].sort())
      expect(await whole('PIN management')).toEqual(['long'])
    })

    it('finds both spellings of English by either', async () => {
      await index(
        searchDocument('british', { title: 'Galvanised aluminium fibres' }),
        searchDocument('american', { title: 'Galvanized aluminum fiber' }),
      )
      expect(await whole('galvanising fibre aluminium')).toEqual(['american', 'british'])
      expect(await whole('fiber aluminum galvanized')).toEqual(['american', 'british'])
      expect(await whole('"aluminum fiber"')).toEqual(['american'])
    })

    it('keeps the words of a phrase', async () => {
      await index(...library)
      expect(await whole('"hvac ducts"')).toEqual(['short'])
    })
  })
}
