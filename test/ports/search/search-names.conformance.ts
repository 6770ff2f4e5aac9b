import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { SearchIntent } from '#finding/intent.ts'
import type { SearchWorld } from './search.conformance.ts'
import { searchDocument } from './search-document.ts'

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
        ...{ scope: { tenant: 'astm', documents: 'all' }, text, field: 'all', filters: [] },
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
  })
}
