import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { SearchIntent } from '#finding/intent.ts'
import { searchDocument } from './search-document.ts'
import type { SearchWorld } from './search-world.ts'

const titles: Readonly<Record<string, string>> = {
  A: 'Rubber hoses and hose assemblies',
  B: 'Quality management systems',
  C: 'Management of information security from outside',
  D: 'Rubber gaskets',
  E: 'Метрология. Основные термины',
  F: 'إدارة الجودة',
  G: 'Valves, form 7',
  H: 'Terms taken from elsewhere',
  I: '品質管理システム',
  J: 'Café tables',
  K: 'HTML5 Web Messaging',
}

/** Typing errors, by the rules of functions/ports/search.ts, on any engine. */
export function describeSlips(open: () => Promise<SearchWorld>): void {
  describe('slips', () => {
    let world: SearchWorld
    beforeEach(async () => {
      world = await open()
      const documents = Object.entries(titles).map(([id, title]) =>
        searchDocument(id, { designation: `ISO ${id.charCodeAt(0)}`, title, publisher: id === 'D' ? 'OTHER' : 'ISO' }),
      )
      await world.search.index('astm', documents)
      await world.search.index('api', [searchDocument('A', { title: 'Rubbish containers' })])
    })
    afterEach(() => world.close())

    const find = (text: string, given: Partial<SearchIntent> = {}) =>
      world.search.find({
        ...{ scope: { tenant: 'astm', documents: 'all', texts: 'all' }, text, field: 'all', filters: [] },
        ...{ sort: 'best', offset: 0, size: 10, ...given },
      })
    const read = async (text: string, given: Partial<SearchIntent> = {}) => {
      const { hits, total, corrected } = await find(text, given)
      return [corrected, ...hits.slice(0, total).map(({ id }) => id)]
    }

    it.each([
      ['a letter missing', 'rubbr hose', 'rubber hose', 'A'],
      ['a letter too many', 'quallity systems', 'quality systems', 'B'],
      ['another letter', 'rubber hpse', 'rubber hose', 'A'],
      ['two turned round', 'qualtiy systems', 'quality systems', 'B'],
      ['a short word', 'hoze assemblies', 'hose assemblies', 'A'],
      ['a slip in each of two words', 'informaton secrity', 'information security', 'C'],
      ['two slips in one long word', 'infromatoin security', 'information security', 'C'],
      ['a space missing', 'rubberhose', 'rubber hose', 'A'],
      ['a space too many', 'infor mation security', 'information security', 'C'],
      ['a space before a number', 'HTM L5 messaging', 'HTML5 messaging', 'K'],
      [
        'a slip in a sentence',
        'management of infromation security from outside',
        'management of information security from outside',
        'C',
      ],
      ['capitals', 'QUALTIY SYSTEMS', 'QUALITY SYSTEMS', 'B'],
      ['Cyrillic', 'Метролгоия термины', 'Метрология термины', 'E'],
      ['Arabic', 'إدرة الجودة', 'إدارة الجودة', 'F'],
      ['as its title writes it', 'cfae tables', 'café tables', 'J'],
      ['one of what the titles have many', 'gaksket', 'gasket', 'D'],
      ['many of what the titles have one', 'secruitys', 'securitys', 'C'],
    ])('%s: %s', async (_, text, corrected, id) => {
      expect(await read(text)).toEqual([corrected, id])
    })

    it('are looked for only where the text as it is written finds nothing', async () => {
      expect(await read('rubber')).toEqual([undefined, expect.any(String), expect.any(String)])
      await world.search.index('astm', [searchDocument('Z', { title: 'Rubbr' })])
      expect(await read('rubbr')).toEqual([undefined, 'Z'])
    })

    it('are no known words that no document has together', async () => {
      for (const text of ['rubber systems', 'rubber metrology quality', 'form café']) {
        const { total, corrected } = await find(text)
        expect([text, total, corrected]).toEqual([text, 0, undefined])
      }
    })

    it('are no words of which the library has others of the family', async () => {
      await world.search.index('astm', [
        searchDocument('L', { title: 'Light hoses' }),
        searchDocument('M', { title: 'Welds', description: 'Leak tightness is tested.' }),
      ])
      expect(await find('tight hoses')).toMatchObject({ total: 0, partly: 2 })
      expect((await find('tight hoses')).corrected).toBeUndefined()
      expect((await find('tight')).didYouMean ?? []).not.toContain('light')
      expect(await read('lihgt hoses')).toEqual(['light hoses', 'L'])
    })

    it('do not depend on what is ticked', async () => {
      const nothing = await find('rubber', { filters: [{ facet: 'publisher', values: ['none'] }] })
      expect(nothing).toMatchObject({ total: 0, hits: [] })
      expect(nothing.corrected).toBeUndefined()
      const corrected = await find('rubbr', { filters: [{ facet: 'publisher', values: ['none'] }] })
      expect(corrected).toMatchObject({ total: 0, hits: [], corrected: 'rubber' })
    })

    it('are never read into numbers, designations and what is quoted', async () => {
      for (const text of ['valves form 8', 'valves 77', '"rubbr hose"', 'hose "assembles"'])
        expect((await find(text)).corrected).toBeUndefined()
      expect((await find('ISO 66x')).corrected).toBeUndefined()
      expect((await find('rubbr', { field: 'designation' })).corrected).toBeUndefined()
      expect((await find('rubbr', { field: 'keyword' })).corrected).toBe('rubber')
    })

    it('are no abbreviations, which are capitals beside small letters', async () => {
      expect(await find('HOSF rubber assemblies')).toMatchObject({ total: 0, partly: 2 })
      expect((await find('HOSF rubber assemblies')).corrected).toBeUndefined()
      expect((await read('HOSF RUBBER ASSEMBLIES'))[0]).toBe('HOSE RUBBER ASSEMBLIES')
    })

    it('are neither abbreviations nor words of a dictionary that the library lacks', async () => {
      await world.search.index('astm', [
        searchDocument('L', { title: 'Functional safety of a pc' }),
        searchDocument('M', { title: 'Steel plates and steels' }),
      ])
      for (const text of ['functional safety plc', 'functional safety pcb', 'plates of steal', 'safety hvdc functional']) {
        const { total, partly, corrected, didYouMean = [] } = await find(text)
        expect([text, total, partly, corrected]).toEqual([text, 0, 1, undefined])
        for (const other of didYouMean) expect(other).not.toMatch(/\b(pc|steel)\b/)
      }
      expect(await read('functoinal safety')).toEqual(['functional safety', 'L'])
      expect((await read('steeel plates'))[0]).toBe('steel plates')
    })

    it('leave other texts to choose where nothing is found, each of which finds something', async () => {
      for (const text of [
        'rubber gaskets quality',
        'hose xyzzyqk',
        '"systems quality"',
        'rubbrrr hsse',
        'qualtty mangment xyzzy',
      ]) {
        const { total, didYouMean = [] } = await find(text)
        expect(total).toBe(0)
        expect(didYouMean.length).toBeGreaterThan(0)
        expect(didYouMean.length).toBeLessThanOrEqual(5)
        for (const other of didYouMean) expect((await find(other)).total).toBeGreaterThan(0)
      }
      expect((await find('ISO 9999')).didYouMean).toBeUndefined()
      for (const other of (await find('rubber gaskets quality 800-9')).didYouMean ?? []) expect(other).not.toMatch(/-$| -/)
      const { didYouMean: shorter = [] } = await find('how rubber gaskets may be of quality')
      expect(shorter.length).toBeGreaterThan(0)
      for (const other of shorter) expect(other).not.toMatch(/\b(how|may|be|of)\b/i)
      expect((await find('rubber')).didYouMean).toBeUndefined()
      expect((await find('xyzzyqk')).didYouMean).toBeUndefined()
    })

    it('tell nothing of documents outside tenant and scope', async () => {
      const scope = { tenant: 'astm', documents: { publishers: ['OTHER'], collections: [] }, texts: 'all' } as const
      expect(await read('rubbr', { scope })).toEqual(['rubber', 'D'])
      for (const text of ['qualtiy', 'hoze', 'quality hose', 'systms xyzzyqk', 'rubbish']) {
        const { total, corrected, didYouMean = [] } = await find(text, { scope })
        expect([total, corrected]).toEqual([0, undefined])
        for (const other of didYouMean) expect((await find(other, { scope })).total).toBeGreaterThan(0)
        expect(didYouMean.join(' ')).not.toMatch(/quality|hose|system|rubbish/i)
      }
      expect(await read('rubbsh')).toEqual([undefined])
      expect(await read('rubbsh', { scope: { tenant: 'api', documents: 'all', texts: 'all' } })).toEqual(['rubbish', 'A'])
    })
  })
}
