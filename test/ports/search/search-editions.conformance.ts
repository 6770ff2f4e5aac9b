import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { SearchIntent, SearchScope } from '#finding/intent.ts'
import { searchDocument } from './search-document.ts'
import type { SearchWorld } from './search-world.ts'

const all: SearchScope = { tenant: 'astm', documents: 'all', texts: 'all' }

const edition = (designation: string, standsFor: IndexedDocument['standsFor'], given: Partial<IndexedDocument> = {}) =>
  searchDocument(designation, {
    designation,
    title: 'Ladders for roofs',
    family: designation.replace(/:.*/, ''),
    current: standsFor === 'standard',
    standsFor,
    precedence: standsFor === 'standard' ? 0 : 3,
    date: `${designation.slice(-4)}-01-01`,
    ...given,
  })

/** A standard with older editions, a draft, a supplement and a twin, and one that was withdrawn. */
const documents = [
  edition('ISO 70:2020', 'standard', { publishers: ['ISO', 'IEC'] }),
  edition('ISO 70:2010', 'edition', { pages: ['of rungs alone'] }),
  edition('ISO 70:2001', 'edition'),
  edition('ISO/DIS 70:2025', 'edition', { precedence: 4, family: 'ISO 70' }),
  edition('ISO 70:2020/Amd 1:2022', 'edition', { precedence: 1, current: true, title: 'Ladders' }),
  edition('IEC 70:2020', 'none', { publisher: 'IEC', publishers: ['ISO', 'IEC'], current: true, precedence: 0 }),
  edition('ISO 71:1999', 'standard', { precedence: 3, title: 'Ladders, ladders and ladders' }),
]

/** The rules of `editions` and of the order that follows from what documents stand for, on any engine. */
export function describeEditions(open: () => Promise<SearchWorld>): void {
  describe('editions', () => {
    let world: SearchWorld
    beforeEach(async () => {
      world = await open()
      await world.search.index('astm', documents)
    })
    afterEach(() => world.close())

    const find = (text: string, given: Partial<SearchIntent> = {}) =>
      world.search.find({ scope: all, text, field: 'all', filters: [], sort: 'best', offset: 0, size: 100, ...given })
    const ids = async (...asking: Parameters<typeof find>) => (await find(...asking)).hits.map(({ id }) => id)

    it.each(['', 'ladders', 'ISO 70'])('are one a standard, one an edition, or every document: "%s"', async (text) => {
      const rows = text === 'ISO 70' ? ['ISO 70:2020'] : ['ISO 70:2020', 'ISO 71:1999']
      const inForce = await find(text, { editions: 'in-force' })
      expect(inForce.hits.map(({ id }) => id)).toEqual(rows)
      const every = await find(text, { editions: 'all' })
      expect(every.hits.map(({ id }) => id)).not.toContain('IEC 70:2020')
      expect(inForce.otherEditions).toBe(every.total - inForce.total)
      expect(every.otherEditions).toBeUndefined()
      expect((await find(text)).total).toBe(every.total + (text === 'ISO 70' ? 0 : 1))
    })

    it('are told of where only an older one has the words', async () => {
      expect(await find('rungs', { editions: 'in-force' })).toMatchObject({ total: 0, otherEditions: 1 })
      expect(await find('rungs', { editions: 'in-force', filters: [{ facet: 'language', values: ['fr'] }] })).toMatchObject({
        total: 0,
        otherEditions: 0,
      })
    })

    it.each(['ISO 70:2010', 'iso 70-2001', 'ISO/DIS 70', 'ISO 70:2020/Amd 1:2022'])(
      'are found where the text names them, in hits, total and counts: %s',
      async (text) => {
        const { total, hits, otherEditions } = await find(text, { editions: 'in-force' })
        const every = await find(text, { editions: 'all' })
        expect(hits[0]?.id).toBe(every.hits[0]?.id)
        expect(hits.length).toBe(total)
        expect(total + (otherEditions ?? 0)).toBe(every.total)
        const counted = await find(text, { editions: 'in-force', count: ['language'], size: 0 })
        expect(counted.total).toBe(total)
      },
    )

    it('of a number that another one replaced are its newest where it is typed, above what replaced it', async () => {
      await world.search.index('astm', [
        edition('ISO 92:1991', 'edition', { title: 'Rails' }),
        edition('ISO 92:1999', 'edition', { title: 'Rails', standing: 'withdrawn' }),
        edition('ISO 93:2010', 'standard', { title: 'Rails in place of ISO 92' }),
      ])
      const found = await find('iso 92', { editions: 'in-force', count: ['standing'] })
      expect([found.total, found.otherEditions, found.hits.map(({ id }) => id)]).toEqual([2, 1, ['ISO 92:1999', 'ISO 93:2010']])
      expect(Object.fromEntries((found.counts?.standing ?? []).map(({ value, count }) => [value, count]))).toEqual({
        'in-force': 1,
        withdrawn: 1,
      })
      expect(await ids('rails', { editions: 'in-force' })).toEqual(['ISO 93:2010'])
      expect(await ids('iso 92', { editions: 'in-force', field: 'keyword' })).toEqual(['ISO 93:2010'])
    })

    it('never show a twin, whose publisher finds the joint standard', async () => {
      const filters = [{ facet: 'publisher', values: ['IEC'] }] as const
      const scope: SearchScope = { tenant: 'astm', documents: { publishers: ['IEC'], collections: [] }, texts: 'all' }
      for (const editions of ['in-force', 'all'] as const) {
        expect(await ids('ladders', { editions, filters })).toEqual(['ISO 70:2020'])
        expect(await ids('ladders', { editions, scope })).toEqual(['ISO 70:2020'])
        expect(await ids('IEC 70:2020', { editions })).not.toContain('IEC 70:2020')
      }
    })

    it('are shown as the twin that stands for the one that is asked for in full, and as a translation that is', async () => {
      await world.search.index('astm', [
        edition('OIML D 2:2007', 'standard', { publisher: 'OIML' }),
        edition('OIML D 2:1999', 'edition', { publisher: 'OIML' }),
        edition('OIML D 2:1999 (E)', 'none', { publisher: 'OIML', family: 'OIML D 2', date: '1999-01-01' }),
        edition('OIML D 2 (C)', 'edition', { publisher: 'OIML', family: 'OIML D 2', date: '' }),
      ])
      expect((await ids('OIML D 2:1999 (E)', { editions: 'in-force' }))[0]).toBe('OIML D 2:1999')
      expect((await ids('OIML D 2 (C)', { editions: 'in-force' }))[0]).toBe('OIML D 2 (C)')
      expect(await ids('OIML D 2', { editions: 'in-force' })).toEqual(['OIML D 2:2007'])
    })

    it('of all numbers of a list are named, in its order, those in force or those that it dates', async () => {
      await world.search.index('astm', [
        edition('ISO 95:2021', 'standard'),
        edition('IEC 96:2020', 'standard'),
        edition('IEC 96:2011', 'edition'),
      ])
      const listed = async (text: string) => await ids(text, { editions: 'in-force' })
      expect(await listed('ISO 95, IEC 96 and ISO 70')).toEqual(['ISO 95:2021', 'IEC 96:2020', 'ISO 70:2020'])
      expect(await listed('[1] IEC 96, Ladders. [2] ISO 95, Roofs. [3] Ladders')).toEqual(['IEC 96:2020', 'ISO 95:2021'])
      expect((await listed('ISO 95; IEC 96:2011')).slice(0, 2).sort()).toEqual(['IEC 96:2011', 'ISO 95:2021'])
    })

    it('that bear the name stand before a standard that is called so beside its own name', async () => {
      await world.search.index('astm', [
        edition('CIE S 14:2006', 'standard', { publisher: 'CIE', otherDesignations: ['ISO 94:2007'] }),
        edition('ISO 94:2007', 'edition'),
      ])
      expect(await ids('ISO 94:2007', { editions: 'in-force' })).toEqual(['ISO 94:2007', 'CIE S 14:2006'])
    })

    it('are suggested once for all twins', async () => {
      const asked = { scope: all, text: 'ladders', field: 'all', publishers: 5, families: 5 } as const
      const groups = await world.search.suggest(asked)
      const ids = groups.flatMap(({ families }) => families.flatMap((one) => [one.id, ...one.editions.map(({ id }) => id)]))
      expect(ids).toContain('ISO 70:2020')
      expect(ids).not.toContain('IEC 70:2020')
    })

    it('change with what is updated', async () => {
      const [standard, older] = documents as [IndexedDocument, IndexedDocument]
      await world.search.update('astm', [
        { ...standard, card: {}, current: false, standsFor: 'edition', precedence: 3, publishers: ['ISO'] },
        {
          ...older,
          card: {},
          current: true,
          standsFor: 'standard',
          precedence: 0,
          publishers: ['ISO', 'UNE'],
          collections: ['roofs'],
        },
      ])
      expect(await ids('ladders roofs', { editions: 'in-force' })).toEqual(['ISO 70:2010'])
      const { counts } = await find('ladders', { editions: 'in-force', count: ['publisher'] })
      const publishers = counts?.publisher?.map(({ value }) => value)
      expect(publishers).toContain('UNE')
      expect(publishers).not.toContain('IEC')
      const within = (publishers: string[], collections: string[]) =>
        ids('ladders', { scope: { tenant: 'astm', documents: { publishers, collections }, texts: 'all' } })
      expect(await within(['UNE'], [])).toEqual(['ISO 70:2010'])
      expect(await within([], ['roofs'])).toEqual(['ISO 70:2010'])
      expect(await within(['IEC'], [])).toEqual(['IEC 70:2020'])
      await world.search.update('astm', [{ ...older, card: {}, publishers: ['ISO'], collections: [] }])
      expect(await within(['UNE'], ['roofs'])).toEqual([])
    })

    it('stand in the order of their precedence where the words match alike, behind a title that is the text', async () => {
      expect(await ids('ladders', { editions: 'all' })).toEqual([
        'ISO 70:2020/Amd 1:2022',
        'ISO 70:2020',
        'ISO 71:1999',
        'ISO 70:2010',
        'ISO 70:2001',
        'ISO/DIS 70:2025',
      ])
    })

    it('are counted and filtered by their status, which changes without their text', async () => {
      const statuses = async () => {
        const { counts } = await find('ladders', { editions: 'all', count: ['standing'] })
        return Object.fromEntries((counts?.standing ?? []).map(({ value, count }) => [value, count]))
      }
      expect(await statuses()).toEqual({ 'in-force': 2, superseded: 3, draft: 1 })
      const [standard, older, , draft] = documents as [IndexedDocument, IndexedDocument, IndexedDocument, IndexedDocument]
      await world.search.update('astm', [
        { ...standard, card: {}, standing: 'under-revision' },
        { ...older, card: {}, standing: 'withdrawn' },
        { ...draft, card: {}, standing: 'withdrawn' },
      ])
      expect(await statuses()).toEqual({ 'in-force': 1, 'under-revision': 1, superseded: 2, withdrawn: 2 })
      const filters = [{ facet: 'standing', values: ['withdrawn', 'under-revision'] }] as const
      const found = await find('ladders', { editions: 'all', filters, count: ['standing', 'year'] })
      expect(found.hits.map(({ id }) => id)).toEqual(['ISO 70:2020', 'ISO 70:2010', 'ISO/DIS 70:2025'])
      // A facet's own filter is left out of its own counts.
      expect(Object.fromEntries((found.counts?.standing ?? []).map(({ value, count }) => [value, count]))).toEqual(
        await statuses(),
      )
      expect(await ids('', { filters: [{ facet: 'standing', values: ['expired'] }] })).toEqual([])
    })

    it('that have ended, and drafts, stand by what they have of the words, and behind what is in force and has as many', async () => {
      const titled = (designation: string, title: string, precedence: IndexedDocument['precedence']) =>
        edition(designation, 'standard', { title, precedence })
      await world.search.index('astm', [
        titled('ISO 81:2001', 'Light on paintings in museum rooms', 3),
        titled('ISO 82:2002', 'Light on paintings in museum halls', 4),
        titled('ISO 83:2003', 'Light on paintings', 0),
        titled('ISO 84:2004', 'Paintings in rooms', 2),
        titled('ISO 85:2005', 'Light on paintings in museum rooms', 0),
      ])
      const text = 'much light on paintings in museum rooms today'
      for (const editions of ['in-force', 'all'] as const)
        expect(await ids(text, { editions })).toEqual(['ISO 85:2005', 'ISO 81:2001', 'ISO 82:2002', 'ISO 84:2004', 'ISO 83:2003'])
    })

    it('stand first with the whole title, in force or not', async () => {
      await world.search.index('astm', [edition('ISO 72:1980', 'standard', { precedence: 3, title: 'Ropes of ladders' })])
      await world.search.index('astm', [edition('ISO 73:2020', 'standard', { title: 'Ropes of ladders and ropes' })])
      expect(await ids('ropes of ladders')).toEqual(['ISO 72:1980', 'ISO 73:2020'])
      expect(await ids('ropes')).toEqual(['ISO 73:2020', 'ISO 72:1980'])
    })

    it('are listed in the order of their numbers under the number that they share', async () => {
      const parts = [10, 2, 0, 3, 1].map((part, n) =>
        edition(`IEC 90-${part}:20${10 + n}`, 'standard', { title: n % 2 ? 'Safety of 90' : 'Safety', publisher: 'IEC' }),
      )
      await world.search.index('astm', [...parts, edition('ISO 80:2024', 'standard', { title: 'IEC 90 safety of IEC 90' })])
      const order = [0, 1, 2, 3, 10].map((part) => parts.find(({ id }) => id.startsWith(`IEC 90-${part}:`))?.id)
      expect(await ids('iec 90')).toEqual([...order, 'ISO 80:2024'])
    })

    it('come first where the reader may open them, and all else is equal', async () => {
      const twins = ['A', 'B', 'C'].map((publisher, n) =>
        edition(`X ${n}:2020`, 'standard', { title: 'Hinges', publisher, publishers: [publisher] }),
      )
      await world.search.index('astm', [...twins, edition('X 9:2020', 'standard', { title: 'Hinges of hinges' })])
      const opens = { publishers: ['B'], collections: [] }
      const found = await ids('hinges', { opens })
      expect(found.filter((id) => id !== 'X 9:2020')).toEqual(['X 1:2020', 'X 0:2020', 'X 2:2020'])
      const closed = await ids('hinges', { opens: { publishers: ['ISO'], collections: [] } })
      expect(closed.indexOf('X 9:2020')).toBe(found.indexOf('X 9:2020'))
    })

    it('have a line of the page that matches, if they are open to the reader', async () => {
      const page = `${'Nothing here. '.repeat(60)}The rungs of\n ladders bear 150 kg. ${'And more follows. '.repeat(30)}`
      await world.search.index('astm', [edition('ISO 74:2020', 'standard', { pages: ['Contents', page] })])
      const lineOf = async (publisher: string) => {
        const { hits } = await find('rungs ladders', { opens: { publishers: [publisher], collections: [] } })
        return hits.find(({ id }) => id === 'ISO 74:2020')
      }
      const hit = await lineOf('ISO')
      expect(hit?.page).toBe(2)
      const { text = '', marks = [] } = hit?.excerpt ?? {}
      expect(text.length).toBeLessThanOrEqual(200)
      expect(text).toContain('The rungs of ladders bear 150 kg.')
      expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['rungs', 'ladders'])
      expect((await lineOf('IEC'))?.page).toBe(2)
      expect(await lineOf('IEC')).not.toHaveProperty('excerpt')
      expect((await find('rungs')).hits.every((one) => !('excerpt' in one))).toBe(true)
    })

    it('have the clause of that line, and no page where the text has none', async () => {
      const page = 'Rungs of ash\n7.4.2 Bending radius\nThe rungs of ladders bear 150 kg.'
      const clauses = [
        [
          { at: 0, name: '7', number: '7', title: 'Rungs' },
          { at: page.indexOf('7.4.2'), name: 'bending~rungs', number: '7.4.2', title: 'Bending radius' },
        ],
      ]
      const [paged, unpaged] = [
        edition('ISO 75:2020', 'standard', { pages: [page], clauses }),
        edition('ISO 76:2020', 'standard', { pages: [page], clauses, unpaged: true }),
      ]
      await world.search.index('astm', [paged, unpaged])
      const { hits } = await find('ladders bear', { opens: { publishers: ['ISO'], collections: [] } })
      const clause = { name: 'bending~rungs', number: '7.4.2', title: 'Bending radius' }
      const hit = (id: string) => hits.find((one) => one.id === id)
      expect(hit('ISO 75:2020')).toMatchObject({ page: 1, clause, excerpt: { text: expect.stringContaining('150 kg') } })
      expect(hit('ISO 76:2020')).toMatchObject({ clause, excerpt: { text: expect.stringContaining('150 kg') } })
      expect(hit('ISO 76:2020')?.page).toBeUndefined()
      const closed = await find('ladders bear', { opens: { publishers: ['IEC'], collections: [] } })
      expect(closed.hits.some((one) => one.id === 'ISO 75:2020')).toBe(true)
      expect(closed.hits.every((one) => !one.clause && !one.excerpt)).toBe(true)
    })
  })
}
