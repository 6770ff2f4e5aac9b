import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { SearchIntent, SearchScope } from '#finding/intent.ts'
import type { MeaningIntent } from '#ports/search.ts'
import { COUPLED_TEXTS, TOPICS, topicTexts } from '../../support/topic-texts.ts'
import { searchDocument } from './search-document.ts'
import { everything, type SearchWorld } from './search-world.ts'

const all: SearchScope = { tenant: 'astm', documents: 'all', texts: 'all' }
const topics = Object.keys(TOPICS)
/** words of which no text of their topic needs to have two */
const [asked, answered] = ['chlorine turbidity', 'disinfection reservoir hygiene']

/** Fifty documents of each topic, which is in their ids, with alternating publishers. */
const library = () =>
  topicTexts(250).map((title, n) => searchDocument(`${topics[n % topics.length]} ${n}`, { title, publisher: `P${n % 3}` }))

/** The rules of `meaning` and `learn` in functions/ports/search.ts, on any engine. */
export function describeMeaning(open: () => Promise<SearchWorld>): void {
  describe('meaning', () => {
    let world: SearchWorld
    beforeEach(async () => {
      world = await open()
      await world.search.index('astm', library())
    })
    afterEach(() => world.close())

    const ask = (text: string, given: Partial<MeaningIntent> = {}) =>
      world.search.meaning({ scope: all, text, filters: [], offset: 0, size: 100, ...given })
    const ids = async (...asking: Parameters<typeof ask>) => (await ask(...asking)).hits.map(({ id }) => id)
    const addAnswer = () => world.search.index('astm', [searchDocument('answer', { title: answered })])

    it('is met by words alone before anything is learned', async () => {
      await addAnswer()
      expect(await world.search.isBehind('astm')).toBe(true)
      expect(await ids(`${asked} nowhere`)).not.toContain('answer')
      expect((await ids('disinfection reservoir'))[0]).toBe('answer')
      expect((await ask(asked)).wordsAlone).toBe(true)
    })

    it('is met without a common word once it is learned, and by what came in later once it is learned again', async () => {
      await world.search.learn('astm')
      expect(await world.search.isBehind('astm')).toBe(false)
      const first = (await ids(asked)).slice(0, 30)
      expect(first.every((id) => id.startsWith('water'))).toBe(true)
      expect((await ask(asked)).wordsAlone).toBeUndefined()
      await addAnswer()
      expect(await world.search.isBehind('astm')).toBe(true)
      expect(await ids(asked)).not.toContain('answer')
      await world.search.learn('astm')
      expect(await ids(asked)).toContain('answer')
      expect(await world.search.isBehind('astm')).toBe(false)
    })

    it('is seen by another process, and forgotten for what is taken out', async () => {
      const another = await world.another()
      await another.meaning({ scope: all, text: asked, filters: [], offset: 0, size: 10 })
      await addAnswer()
      await world.search.learn('astm')
      const seen = async () => (await another.meaning({ scope: all, text: asked, filters: [], offset: 0, size: 100 })).hits
      expect((await seen()).map(({ id }) => id)).toContain('answer')
      await world.search.remove('astm', ['answer'])
      expect((await seen()).map(({ id }) => id)).not.toContain('answer')
    })

    it('is blended in where words find little, behind what has all words, and says of each row what it is by', async () => {
      await world.search.index('astm', [
        ...COUPLED_TEXTS.map((title, n) => searchDocument(`coupled ${n}`, { title })),
        searchDocument('answer', { title: 'nephelometer haze' }),
        searchDocument('part', { title: 'xylophone gloss' }),
      ])
      const text = 'opacity gloss xylophone'
      const find = (given: Partial<SearchIntent> = {}) => world.search.find(everything({ text, ...given }))
      const before = await find()
      expect(before).toMatchObject({ total: 0, wordsAlone: true })
      expect(before.hits.map(({ id }) => id)).not.toContain('answer')
      await world.search.learn('astm')
      const { total, partly = 0, near = 0, hits, wordsAlone } = await find()
      expect([total, wordsAlone, hits.length]).toEqual([0, undefined, partly])
      expect(partly).toBe((before.partly ?? 0) + near)
      expect(hits.find(({ id }) => id === 'answer')).toMatchObject({ by: 'meaning', lacks: text.split(' ') })
      expect(hits.find(({ id }) => id === 'part')).toMatchObject({ by: 'words', lacks: ['opacity'] })
      // Near documents pass quotes, filters and the other sorts as everything does.
      expect((await find({ text: '"gloss opacity" xylophone' })).near).toBeUndefined()
      expect((await find({ filters: [{ facet: 'publisher', values: ['nobody'] }] })).hits).toEqual([])
      expect((await find({ sort: { by: 'title', descending: false } })).hits).toEqual([])
      const paged = await find({ offset: 5, size: 5 })
      expect(paged.hits.map(({ id }) => id)).toEqual(hits.slice(5, 10).map(({ id }) => id))
      // Ten documents with all words are enough.
      const many = Array.from({ length: 10 }, (_, n) => searchDocument(`whole ${n}`, { title: `${text} ${n}` }))
      await world.search.index('astm', many)
      expect(await find()).toMatchObject({ total: 10 })
      expect((await find()).near).toBeUndefined()
      expect((await find()).hits.some(({ by }) => by)).toBe(false)
    })

    it('lists nothing by meaning where the library has nothing of the subject, only what has words of it', async () => {
      const others = library().filter(({ id }) => !id.startsWith('water'))
      await world.search.index('awwa', others)
      await world.search.learn('awwa')
      const text = 'drinking chlorine turbidity coliform disinfection valve'
      const scope: SearchScope = { tenant: 'awwa', documents: 'all', texts: 'all' }
      const { partly, near, hits } = await world.search.find(everything({ text, scope }))
      expect(hits.length).toBeGreaterThan(10)
      expect([partly, near]).toEqual([hits.length, undefined])
      expect(hits.every(({ id, lacks }) => id.startsWith('gas') && !lacks?.includes('valve'))).toBe(true)
    })

    it('is blended in behind the documents with the only word, too, where those are few', async () => {
      await world.search.learn('astm')
      const scope: SearchScope = { tenant: 'astm', documents: { publishers: ['P1'], collections: [] }, texts: 'all' }
      const { total, near = 0, hits } = await world.search.find(everything({ text: 'chlorine', scope }))
      expect(total).toBeGreaterThan(0)
      expect(total).toBeLessThan(10)
      expect(near).toBeGreaterThan(0)
      expect(hits.slice(total).every(({ id, by, lacks }) => id.startsWith('water') && by === 'meaning' && lacks)).toBe(true)
      const all = await world.search.find(everything({ text: 'chlorine' }))
      expect([all.total >= 10, all.partly]).toEqual([true, undefined])
    })

    it('is learned from what a record refers to and is classified by', async () => {
      await world.search.index('astm', [searchDocument('classified', { title: 'zymurgy', subjects: [answered, 'quixotic'] })])
      await world.search.learn('astm')
      expect((await ids(asked)).slice(0, 60)).toContain('classified')
      expect((await world.search.find(everything({ text: 'quixotic' }))).total).toBe(0)
    })

    it('holds scope and filters, in totals too', async () => {
      await world.search.learn('astm')
      const own: SearchScope = { tenant: 'astm', documents: { publishers: ['P1'], collections: [] }, texts: 'all' }
      const { total, hits } = await ask(asked, { scope: own })
      expect(total).toBe(hits.length)
      expect(hits.length).toBeGreaterThan(0)
      const of = new Map(library().map(({ id, publisher }) => [id, publisher]))
      expect(new Set(hits.map(({ id }) => of.get(id)))).toEqual(new Set(['P1']))
      expect((await ask(asked, { scope: { tenant: 'awwa', documents: 'all', texts: 'all' } })).total).toBe(0)
      expect(
        (await ask(asked, { scope: { tenant: 'astm', documents: { publishers: [], collections: [] }, texts: 'all' } })).total,
      ).toBe(0)
      expect((await ask(asked, { filters: [{ facet: 'publisher', values: ['nobody'] }] })).total).toBe(0)
    })

    it('is paged through once, in the same order every time', async () => {
      await world.search.learn('astm')
      const { total } = await ask(asked)
      const paged: string[] = []
      for (let offset = 0; offset < total; offset += 7) paged.push(...(await ids(asked, { offset, size: 7 })))
      expect(paged).toEqual(await ids(asked))
      expect(new Set(paged).size).toBe(total)
    })

    it('finds nothing by nothing, and takes any text', async () => {
      await world.search.learn('astm')
      for (const text of ['', '*', 'xyzzy', '"', '\u0000\ud800', '…']) expect((await ask(text)).total).toBe(0)
      expect((await ask('the of water')).total).toBeGreaterThan(0)
      expect((await ask(`${asked} `.repeat(5000))).total).toBeGreaterThan(0)
    })

    it('finds a passage of the full text, and says its page and what stands there', async () => {
      const pages = [
        'Contents and preface of the book.',
        `${answered} ${'coliform filtration sampling '.repeat(3)}`,
        'The end of the whole book at last.',
      ]
      const clauses = [[], [{ at: 0, name: '4', number: '4', title: 'Filtration' }], []]
      await world.search.index('astm', [searchDocument('book', { title: 'A book', pages, clauses })])
      await world.search.learn('astm')
      const book = (await ask(asked)).hits.find(({ id }) => id === 'book')
      expect(book).toMatchObject({ page: 2, passage: pages[1]?.trim(), clause: { name: '4', title: 'Filtration' } })
    })

    it('puts no older edition above the current one, and first what the text names', async () => {
      const editions = [2001, 2010].map((year) =>
        searchDocument(`ISO 77:${year}`, { title: year === 2001 ? asked : answered, family: 'ISO 77', current: year === 2010 }),
      )
      await world.search.index('astm', editions)
      await world.search.learn('astm')
      const found = await ids(asked)
      expect(found.indexOf('ISO 77:2010')).toBeLessThan(found.indexOf('ISO 77:2001'))
      expect((await ids('ISO 77'))[0]).toBe('ISO 77:2010')
    })
  })
}
