import { describe, expect, it } from '@jest/globals'
import { searchDocument } from './search-document.ts'
import { openForEach, type SearchWorld } from './search-world.ts'

/** Two documents with a word each, in the language of their titles, and another document. */
const FORMS: readonly (readonly [language: string, title: string, text: string])[] = [
  ['de', 'Prüfungen von Stählen', 'Prüfung Stahl'],
  ['de', 'Das Feuerverzinken von Stahl', 'Verzinkung'],
  ['de', 'Feuerverzinkung', 'feuerverzinken'],
  ['de', 'Stahlrohre für Leitungen', 'Stahl'],
  ['nl', 'Betonbuizen', 'beton'],
  ['fr', 'Méthodes d’essai des aciers galvanisés', 'galvanisation acier'],
  ['fr', 'Mesures de la rugosité', 'mesurer rugosité'],
  ['es', 'Ensayos de los materiales metálicos', 'ensayo metálico'],
  ['it', 'Prove sui materiali metallici', 'prova materiale metallico'],
  ['pt', 'Ensaios não destrutivos', 'ensaio não destrutivo'],
  ['nl', 'Beproevingen van buizen', 'beproeving buizen'],
  ['sv', 'Provningar av stålkonstruktioner', 'provning konstruktionen'],
  ['fi', 'Betonin vaatimukset', 'betonit vaatimuksia'],
  ['da', 'Prøvninger af betoner', 'prøvning beton'],
  ['nb', 'Målinger av lufta', 'måling luft'],
  ['ru', 'Испытания стальных труб', 'испытание стальная труба'],
  ['tr', 'Çeliklerin deneyleri', 'çelik deneyi'],
  ['ar', 'اختبارات المواصفات', 'مواصفة اختبارات'],
  ['en', 'Galvanized lights, tested', 'galvanizing lighting test'],
  ['en', 'Standardization of galvanizing', 'standardized galvanization'],
]

/** Forms of words in the languages of texts, by the rules of functions/ports/search.ts, on any engine. */
export function describeForms(open: () => Promise<SearchWorld>): void {
  describe('forms of words', () => {
    const { find, index } = openForEach(open)
    const found = async (text: string) => {
      const { hits, total } = await find({ text })
      return hits.slice(0, total).map(({ id }) => id)
    }

    it.each(FORMS)('in %s: %s is found by %s', async (language, title, text) => {
      await index(
        searchDocument('A', { title, languages: [language] }),
        searchDocument('B', { title: 'Steel tubes for the building of stations' }),
      )
      expect(await found(text)).toEqual(['A'])
    })

    it('are found in a title of another language, and where only its words tell the language', async () => {
      await index(
        searchDocument('A', { title: 'Steel tests', otherTitles: ['Essais des aciers'], languages: ['en', 'fr'] }),
        searchDocument('B', { title: 'Prüfungen für die Bahn' }),
      )
      expect(await found('aciers essai')).toEqual(['A'])
      expect(await found('Prüfung')).toEqual(['B'])
    })

    it('of another language are none of an English word', async () => {
      await index(
        searchDocument('A', { title: 'Formation of steel' }),
        searchDocument('B', { title: 'Wood formations' }),
        searchDocument('C', { title: 'Parts', otherTitles: ['Formes d’acier'], languages: ['en', 'fr'] }),
        searchDocument('D', { title: 'A formation' }),
      )
      expect((await found('formation')).sort()).toEqual(['A', 'B', 'D'])
    })

    it('are no word’s forms that only begins or ends alike, in a language without compounds', async () => {
      await index(searchDocument('A', { title: 'Essais de compression', languages: ['fr'] }))
      expect(await found('pression')).toEqual([])
      expect(await found('compr')).toEqual([])
    })

    it.each([
      ['de', 'Das Feuerverzinken von Stahl', 'Verzinkung', ['Feuerverzinken']],
      ['de', 'Geschweißte Stahlrohre', 'Stahl', ['Stahlrohre']],
      ['fr', 'Méthodes d’essai des aciers', 'acier essais', ['essai', 'aciers']],
      ['ar', 'اختبارات المواصفات', 'مواصفة', ['المواصفات']],
    ])('are marked in a row, in %s: %s', async (language, title, text, marked) => {
      await index(searchDocument('A', { title, languages: [language] }))
      const { hits } = await find({ text })
      expect(hits[0]?.marks.title.map(([start, end]) => title.slice(start, end))).toEqual(marked)
    })

    it('keep the words of a phrase', async () => {
      await index(searchDocument('A', { title: 'Prüfungen von Stahl', languages: ['de'] }))
      expect(await found('"Prüfung"')).toEqual([])
    })
  })
}
