import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { SearchIntent } from '#finding/intent.ts'
import type { Search } from '#ports/search.ts'
import { anyCharacter, cases, fc } from '#test/support/properties.ts'
import { describeCounts } from './search-counts.conformance.ts'
import { searchDocument, standingOf } from './search-document.ts'
import { describeEditions } from './search-editions.conformance.ts'
import { describeMeaning } from './search-meaning.conformance.ts'
import { describeNames } from './search-names.conformance.ts'
import { oddText } from './search-odd-text.ts'
import { describeDeepPages } from './search-paging.conformance.ts'
import { describeSlips } from './search-slips.conformance.ts'
import { describeSuggest } from './search-suggest.conformance.ts'

/** One engine under test: two openings of one store, empty at first. */
export interface SearchWorld {
  readonly search: Search
  /** Opens the same store as another process does. */
  another(): Promise<Search>
  close(): Promise<void>
}

const everything = (given: Partial<SearchIntent> = {}): SearchIntent => ({
  scope: { tenant: 'astm', documents: 'all' },
  text: '',
  field: 'all',
  filters: [],
  sort: 'best',
  offset: 0,
  size: 100,
  ...given,
})

/** The rules of functions/ports/search.ts, on any engine. */
export function describeSearch(name: string, open: () => Promise<SearchWorld>): void {
  describe(name, () => {
    let world: SearchWorld
    beforeEach(async () => {
      world = await open()
    })
    afterEach(() => world.close())

    const index = (...documents: IndexedDocument[]) => world.search.index('astm', documents)
    const ids = async (text: string, given: Partial<SearchIntent> = {}) =>
      (await world.search.find(everything({ text, ...given }))).hits.map((hit) => hit.id)

    describe('what is indexed', () => {
      it('is found at once, with the card as it was given', async () => {
        await index(searchDocument('A', { title: 'Pressure vessels', card: { any: ['thing', 1] } }))
        const { total, hits } = await world.search.find(everything({ text: 'vessels' }))
        expect(total).toBe(1)
        expect(hits[0]).toMatchObject({ id: 'A', card: { any: ['thing', 1] } })
      })

      it('is replaced by the same id', async () => {
        await index(searchDocument('A', { title: 'Old words' }), searchDocument('B', { title: 'Old friend' }))
        await index(searchDocument('A', { title: 'New words' }))
        expect(await ids('old')).toEqual(['B'])
        expect(await ids('words')).toEqual(['A'])
      })

      it('keeps the last of two with one id in one call', async () => {
        await index(searchDocument('A', { title: 'first' }), searchDocument('A', { title: 'second' }))
        expect(await ids('')).toEqual(['A'])
        expect(await ids('second')).toEqual(['A'])
      })

      it('is gone when removed, and what is not there can be removed', async () => {
        await index(searchDocument('A', { title: 'steel' }), searchDocument('B', { title: 'steel' }))
        await world.search.remove('astm', ['A', 'nothing'])
        expect(await ids('steel')).toEqual(['B'])
        expect(await ids('')).toEqual(['B'])
      })

      it('gets another card and another standing without its text', async () => {
        await index(
          searchDocument('old', { title: 'Pipes', family: 'F', current: true, description: 'welded seams' }),
          searchDocument('new', { title: 'Pipes', family: 'F', current: false }),
        )
        await world.search.update('astm', [
          { id: 'old', card: { shows: 'this' }, current: false, ...standingOf({ current: false }) },
          { id: 'new', card: {}, current: true, ...standingOf({ current: true }) },
          { id: 'nothing', card: {}, current: true, ...standingOf({ current: true }) },
        ])
        expect(await ids('pipes')).toEqual(['new', 'old'])
        const { hits } = await world.search.find(everything({ text: 'seam' }))
        expect(hits).toMatchObject([{ id: 'old', card: { shows: 'this' }, marks: { description: [[7, 12]] } }])
      })

      it('survives hundreds of small changes', async () => {
        for (let round = 0; round < 60; round++)
          await index(...[0, 1, 2].map((one) => searchDocument(`D${(round * 7 + one) % 40}`, { title: `round ${round} steel` })))
        const all = await ids('steel')
        expect(all.length).toBe(new Set(all).size)
        expect(all.length).toBe(40)
      })
    })

    describe('scope', () => {
      beforeEach(async () => {
        await index(
          searchDocument('A', { title: 'valve', publisher: 'ISO' }),
          searchDocument('B', { title: 'valve', publisher: 'IEC', collections: ['marine'] }),
          searchDocument('C', { title: 'valve', publisher: 'API' }),
        )
        await world.search.index('api', [searchDocument('A', { title: 'valve of api' })])
      })

      it('holds tenants apart', async () => {
        expect(await ids('valve')).toHaveLength(3)
        expect(await ids('valve', { scope: { tenant: 'api', documents: 'all' } })).toEqual(['A'])
        expect(await ids('valve of')).toEqual([])
        expect(await ids('valve', { scope: { tenant: 'awwa', documents: 'all' } })).toEqual([])
        await world.search.remove('api', ['B', 'C'])
        expect(await ids('valve')).toHaveLength(3)
      })

      it.each(['', 'valve', 'A'])('takes a publisher or a collection, for hits and total alike: "%s"', async (text) => {
        const documents = { publishers: ['ISO'], collections: ['marine'] }
        const { total, hits } = await world.search.find(everything({ text, scope: { tenant: 'astm', documents } }))
        const found = hits.map(({ id }) => id).sort()
        expect(found).toEqual(text === 'A' ? ['A'] : ['A', 'B'])
        expect(total).toBe(found.length)
      })

      it('opens nothing where nothing is entitled', async () => {
        const documents = { publishers: [], collections: [] }
        const scope = { tenant: 'astm', documents } as const
        expect(await world.search.find(everything({ scope }))).toEqual({ total: 0, hits: [] })
        expect(await world.search.find(everything({ scope, text: 'A' }))).toEqual({ total: 0, hits: [] })
      })
    })

    describe('filters', () => {
      it('are OR inside a facet and AND across', async () => {
        await index(
          searchDocument('A', { facets: { publisher: ['ISO'], language: ['en'] } }),
          searchDocument('B', { facets: { publisher: ['IEC'], language: ['en'] } }),
          searchDocument('C', { facets: { publisher: ['IEC'], language: ['ar'] } }),
        )
        const filters = [
          { facet: 'publisher', values: ['ISO', 'IEC'] },
          { facet: 'language', values: ['en'] },
        ] as const
        expect((await ids('', { filters })).sort()).toEqual(['A', 'B'])
        expect(await ids('', { filters: [{ facet: 'publisher', values: ['IE'] }] })).toEqual([])
      })
    })

    describe('matching', () => {
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
        const { total, hits } = await world.search.find(
          everything({ text: 'what is known about heat transfer in hypersonic flow' }),
        )
        expect(hits.map(({ id }) => id)).toEqual(['all', 'most'])
        expect(total).toBe(2)
        expect(await ids('heat transfer eggs')).toEqual([])
      })
    })

    describe('best match', () => {
      it('puts the exact designation before parts, title, metadata and full text', async () => {
        await index(
          searchDocument('full', { title: 'z', pages: ['9001 '.repeat(50)] }),
          searchDocument('about', { title: 'z', description: '9001 '.repeat(20) }),
          searchDocument('title', { title: `9001 ${'words of a long title '.repeat(8)}` }),
          searchDocument('part', { designation: 'IWA 4:9001-77' }),
          searchDocument('exact', { designation: 'ISO 9001:2015' }),
        )
        expect(await ids('9001')).toEqual(['exact', 'part', 'title', 'about', 'full'])
      })

      it('gives the edition of the year, else the current edition first', async () => {
        const edition = (year: number, current: boolean) =>
          searchDocument(`ISO|9001-${year}`, {
            designation: `ISO 9001:${year}`,
            title: 'Quality',
            family: 'ISO 9001',
            current,
            date: `${year}-01-01`,
          })
        await index(edition(2000, false), edition(2008, true), edition(2015, false))
        for (const text of ['ISO 9001:2000', 'iso9001-2000', 'ISO 9001 2000', 'BS EN ISO 9001：2000', '9001:2000'])
          expect((await ids(text))[0]).toBe('ISO|9001-2000')
        for (const text of ['ISO 9001', 'iso-9001', 'ISO9001', '9001'])
          expect(await ids(text)).toEqual(['ISO|9001-2008', 'ISO|9001-2015', 'ISO|9001-2000'])
        expect((await ids('ISO 9001:2024'))[0]).toBe('ISO|9001-2008')
        expect(await ids('ISO 9001', { field: 'designation' })).toHaveLength(3)
      })

      it.each([
        [
          'ISO 9001:2015',
          'ISO90012015',
          'ISO 9001 - 15',
          'please send ISO 9001:2015 as a file',
          'DIN EN ISO 9001:2015',
          '9001:2015 ISO',
        ],
        [
          'ISO 9001:2015',
          'ISO_9001-2015(E).pdf',
          'IS0 9OO1:2015',
          '2015 edition of ISO 9001',
          'ＩＳＯ\u200b９００１：２０１５',
          'I\u00adSO 9001 (2015)',
        ],
        ['ISO 9001', 'ISO Standard No. 9001', 'where is iso 9001 about quality', 'ISO9001.pdf', 'AS/NZS ISO 9001'],
        ['ISO/IEC TS 29140:2021', 'iso iec ts 29140-2021', 'IEC/ISO 29140:21', 'ISOIECTS291402021', 'TS 29140 (2021)'],
        [
          'ETSI TS 124 229 V17.5.0 (2022-05)',
          'ETSITS124229V17.5.0',
          'ts_124229v170500p.pdf',
          'ETSI TS 124.229 v17.5.0',
          'TS 124 229 (2022-05)',
        ],
        [
          'NIST SP 800-53r5',
          'https://doi.org/10.6028/NIST.SP.800-53r5',
          'NIST Special Publication 800-53 Rev. 5',
          'NIST.SP.800-53r5.pdf',
          'nist cybersecurity 800-53r5',
        ],
        ['RFC 9110', 'https://www.rfc-editor.org/rfc/rfc9110.html', 'rfc9110', 'RFC-9110', 'IETF RFC #9110'],
        ['ASTM A36/A36M-19', 'A36', 'astm a36m', 'A 36/A 36M', 'pdf of astm a36 please'],
        ['ISO 9001:2015/Amd 1:2024', 'ISO 9001:2015/A1', 'ISO 9001:2015 Amendment 1', 'ISO 9001:2015 + AMD.1:2024'],
      ])('puts what is meant first, however it is written: %s', async (designation, ...spellings) => {
        const named = (id: string, given: Partial<IndexedDocument> = {}) =>
          searchDocument(id, { designation: id, title: 'Words', ...given })
        await index(
          ...[
            'ISO 9001:2015',
            'ISO 9001:2015/Amd 1:2024',
            'ISO 15:2015',
            'ISO 9002:1994',
            'ISO/IEC TS 29140:2021',
            'IEC 29141:2021',
          ].map((id) => named(id)),
          ...[
            'ETSI TS 124 229 V17.5.0 (2022-05)',
            'ETSI TS 124 229 V9.1.0 (2010-01)',
            'RFC 9110',
            'RFC 911',
            'ASTM A36/A36M-19',
            'ASTM A369-18',
          ].map((id) => named(id)),
          named('ISO 9001:2008', { current: false, family: 'ISO 9001', date: '2008-01-01' }),
          named('NIST SP 800-53r5', { otherDesignations: ['10.6028/NIST.SP.800-53r5'] }),
          named('NIST SP 800-53r4', { otherDesignations: ['10.6028/NIST.SP.800-53r4'], current: false }),
          searchDocument('title', { title: 'About ISO 9001:2015 and RFC 9110, where is the pdf of quality please' }),
        )
        const meant = designation === 'ISO 9001' ? 'ISO 9001:2015' : designation
        for (const text of [designation, ...spellings]) {
          expect([text, (await ids(text))[0]]).toEqual([text, meant])
          if (text !== 'A36') expect([text, (await ids(text, { field: 'designation' }))[0]]).toEqual([text, meant])
        }
      })

      it('is not led astray by a number among words', async () => {
        await index(
          searchDocument('steel', { title: 'Steel bars, revised 2015', designation: 'ISO 1' }),
          searchDocument('concrete', { title: '5 ways to test concrete', designation: 'ISO 2' }),
          ...['ISO 2015', 'ISO 5', 'ITU-T M.12', 'RFC 5', 'STD 2015'].map((designation) =>
            searchDocument(designation, { designation }),
          ),
        )
        expect((await ids('steel 2015'))[0]).toBe('steel')
        expect((await ids('5 ways to test concrete'))[0]).toBe('concrete')
      })

      it('takes no name without a number out of a longer text', async () => {
        await index(
          searchDocument('named', { designation: 'IEEE Standard', title: 'A standard for Ethernet cables by IEEE' }),
          searchDocument('longer', { designation: 'IEEE 1', title: 'IEEE Standard for Ethernet Ethernet: Standard for IEEE' }),
          searchDocument('titled', { designation: '802-3', title: 'IEEE Standard for Ethernet' }),
        )
        expect(await ids('IEEE Standard')).toEqual(['named', 'longer', 'titled'])
        expect((await ids('IEEE Standard for Ethernet'))[0]).toBe('titled')
        expect((await ids('ieee standard, for ethernet', { field: 'keyword' }))[0]).toBe('titled')
      })

      it.each([
        '+RFC 9110 pdf',
        '★ RFC 9110 · HTTP',
        'RFC 9110の規格',
        'وثيقة RFC ٩١١٠',
        'RFC 911O',
        'what is RFC 911O about',
        'RCF 9110',
        'RFC 91L10',
      ])('finds what is meant among words, signs and slips: %s', async (text) => {
        await index(
          searchDocument('RFC 9110'),
          searchDocument('ISO 9110'),
          searchDocument('JIS Z 9110', { title: 'pdf HTTP 規格 وثيقة' }),
        )
        expect((await ids(text))[0]).toBe('RFC 9110')
      })

      it.each(['Forum of Everybody 9110', 'the Forum of Everybody: 9110', '9110 (Forum of Everybody)'])(
        'knows publishers by their names too: %s',
        async (text) => {
          await index(
            searchDocument('EVERY 9110', { publisher: 'EVERY', card: { publisherName: 'Forum of Everybody' } }),
            searchDocument('ISO 9110', { card: { publisherName: 'Somebody' } }),
          )
          expect((await ids(text))[0]).toBe('EVERY 9110')
        },
      )

      it('takes letters for digits where one number alone is meant', async () => {
        await index(searchDocument('ISO 9001'), searchDocument('ISO 9011'), searchDocument('JIS Z 4502'))
        expect(await ids('ISO 9OO1')).toEqual(['ISO 9001'])
        const { missing } = await world.search.find(everything({ text: 'ISO 9OO2' }))
        expect(missing?.nearest.map(({ id }) => id)).toContain('ISO 9001')
      })

      it('names the series where a number of it is asked for alone', async () => {
        await index(searchDocument('JIS Z 4502'), searchDocument('JIS W 4502'), searchDocument('ISO 4502'))
        const { missing } = await world.search.find(everything({ text: 'JIS 4502' }))
        expect(missing?.nearest.map(({ id }) => id)).toEqual(['JIS W 4502', 'JIS Z 4502'])
      })

      it('says that a number is not held, how it would be written, and which are near, within the scope alone', async () => {
        await index(
          searchDocument('A', { designation: 'ISO 9001:2015', family: 'ISO 9001' }),
          searchDocument('B', { designation: 'ISO 9001:2008', family: 'ISO 9001', current: false }),
          searchDocument('C', { designation: 'ISO 15614-1:2017' }),
          searchDocument('D', { designation: 'ISO 9010:1999', publisher: 'XO' }),
        )
        const missing = async (text: string, given: Partial<SearchIntent> = {}) => {
          const found = (await world.search.find(everything({ text, ...given }))).missing
          return found && [found.designation, ...found.nearest.map(({ id }) => id)]
        }
        expect(await missing('iso 9001-2024')).toEqual(['ISO 9001:2024', 'A', 'B'])
        expect(await missing('ISO 9011')).toEqual(['ISO 9011', 'A', 'D'])
        expect(
          await missing('ISO 9011', { scope: { tenant: 'astm', documents: { publishers: ['ISO'], collections: [] } } }),
        ).toEqual(['ISO 9011', 'A'])
        expect(await missing('ISO 15614-7')).toEqual(['ISO 15614-7', 'C'])
        for (const text of ['ISO 9001', 'ISO 9001:2015', 'quality', 'steel 2015', '5 ways to test concrete', '', '*'])
          expect(await missing(text)).toBeUndefined()
        expect(await missing('ISO 9001:2024', { field: 'keyword' })).toBeUndefined()
      })

      it('finds a family by the title that one of its editions has, the current one first', async () => {
        await index(
          searchDocument('other', { title: 'Ropes and wires of steel wires and ropes', description: 'Ropes and wires' }),
          searchDocument('old', { title: 'Ropes and wires', family: 'F', current: false }),
          searchDocument('current', { title: 'Lines', description: 'Ropes, wires and lines', family: 'F' }),
        )
        expect(await ids('ropes and wires')).toEqual(['current', 'old', 'other'])
      })

      it('never puts an older edition before its current one for the words in it', async () => {
        await index(
          searchDocument('old', {
            title: 'Rope',
            description: 'rope rope rope',
            keywords: ['rope'],
            family: 'F',
            current: false,
          }),
          searchDocument('new', { title: 'A long title that has the word rope in it somewhere', family: 'F' }),
        )
        expect(await ids('rope')).toEqual(['new', 'old'])
      })

      it('marks where the words stand, and names the page', async () => {
        const pages = ['nothing', 'only torque', 'torque and wrench']
        await index(searchDocument('A', { designation: 'ISO 7', title: 'Wrench, wrenches', description: 'A torque', pages }))
        const { hits } = await world.search.find(everything({ text: 'wrench torque' }))
        expect(hits[0]).toMatchObject({
          page: 3,
          marks: {
            designation: [],
            title: [
              [0, 6],
              [8, 16],
            ],
            description: [[2, 8]],
          },
        })
        const some = await world.search.find(everything({ text: 'iso torque' }))
        expect(some.hits[0]?.page).toBe(2)
      })
    })

    describe('order and reach', () => {
      const many = Array.from({ length: 250 }, (_, n) =>
        searchDocument(`D${n}`, {
          designation: `ISO ${(n * 37) % 250}`,
          title: `Part ${(n * 91) % 250}: steel`,
          date: n % 10 === 0 ? '' : `20${10 + (n % 10)}-0${1 + (n % 9)}-11`,
          current: n % 3 === 0,
        }),
      )
      beforeEach(() => index(...many))

      it('without words puts current editions first, then the newest', async () => {
        for (const text of ['', '*', '  ']) {
          const { total, hits } = await world.search.find(everything({ text }))
          expect(total).toBe(250)
          const shown = hits.map(({ id }) => many[Number(id.slice(1))] as IndexedDocument)
          expect(shown.slice(0, 84).every(({ current }) => current)).toBe(true)
          const dates = shown.slice(0, 84).map(({ date }) => date)
          expect(dates).toEqual(dates.toSorted().reverse())
        }
      })

      it.each([
        ['designation', (one: IndexedDocument) => Number(one.designation.slice(4))],
        ['title', (one: IndexedDocument) => Number(one.title.match(/\d+/)?.[0])],
        ['date', (one: IndexedDocument) => Number(one.date.replaceAll('-', ''))],
      ] as const)('by %s reaches every hit once, in both directions, numbers by value', async (by, place) => {
        for (const descending of [false, true])
          for (const text of ['', 'steel']) {
            const seen: string[] = []
            for (let offset = 0; offset < 250; offset += 70)
              seen.push(...(await ids(text, { sort: { by, descending }, offset, size: 70 })))
            const values = seen.map((id) => place(many[Number(id.slice(1))] as IndexedDocument))
            expect(new Set(seen).size).toBe(250)
            expect(values).toEqual(values.toSorted((a, b) => (descending ? b - a : a - b)))
          }
      })

      it('by best match reaches every hit once, beyond the end none', async () => {
        const seen: string[] = []
        for (let offset = 0; offset < 250; offset += 40) seen.push(...(await ids('steel', { offset, size: 40 })))
        expect(new Set(seen).size).toBe(250)
        expect(seen).toHaveLength(250)
        expect(await ids('steel', { offset: 250 })).toEqual([])
        expect(await ids('', { offset: 9_999_999 })).toEqual([])
      })
    })

    describeCounts(open)
    describeEditions(open)
    describeMeaning(open)
    describeDeepPages(open)
    describeSuggest(open)
    describeSlips(open)

    describeNames(open)

    describe('odd text', () => {
      it('never fails, and finds nothing but what is there', async () => {
        await index(searchDocument('A', { title: 'Steel', description: 'x' }))
        await fc.assert(
          fc.asyncProperty(oddText, fc.constantFrom('all', 'keyword', 'designation'), async (text, field) => {
            const { total, hits } = await world.search.find(everything({ text, field: field as SearchIntent['field'] }))
            expect(hits.length).toBe(total)
            expect(total).toBeLessThanOrEqual(1)
          }),
          { numRuns: cases(200) },
        )
      })

      it('indexes any text whole', async () => {
        await fc.assert(
          fc.asyncProperty(fc.string({ unit: anyCharacter, maxLength: 300 }), async (text) => {
            await index(
              searchDocument('A', { designation: text, title: text, description: text, keywords: [text], family: text }),
            )
            expect(await ids('')).toEqual(['A'])
          }),
          { numRuns: cases(30) },
        )
      })
    })

    describe('others who have the store open', () => {
      it('see within a second what was acknowledged', async () => {
        const other = await world.another()
        await other.find(everything())
        await index(searchDocument('A', { title: 'fresh' }))
        const until = Date.now() + 1000
        let total = 0
        while (total === 0 && Date.now() < until) total = (await other.find(everything({ text: 'fresh' }))).total
        expect(total).toBe(1)
        await other.update('astm', [{ id: 'A', card: { by: 'other' }, current: false, ...standingOf({ current: false }) }])
        expect((await other.find(everything())).hits[0]?.card).toEqual({ by: 'other' })
      })
    })
  })
}
