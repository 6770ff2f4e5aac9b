import { describe, expect, it } from '@jest/globals'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { searchDocument } from './search-document.ts'
import { openForEach, type SearchWorld } from './search-world.ts'

/** Order of the best matches, on any engine. */
export function describeRanking(open: () => Promise<SearchWorld>): void {
  describe('best match', () => {
    const { index, ids, find } = openForEach(open)
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

    it('finds a standard by the title of a former edition, and puts the one with more texts first of two that say the same', async () => {
      await index(
        searchDocument('plain', { title: 'Security controls for organizations' }),
        searchDocument('kept', { title: 'Security controls for organizations', texts: 9 }),
        searchDocument('renamed', { title: 'Controls', formerTitles: ['Security controls for federal organizations'] }),
      )
      expect(await ids('security controls of an organization')).toEqual(['kept', 'plain', 'renamed'])
      expect((await ids('federal security controls'))[0]).toBe('renamed')
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
      const { missing } = await find({ text: 'ISO 9OO2' })
      expect(missing?.nearest.map(({ id }) => id)).toContain('ISO 9001')
    })

    it('names the series where a number of it is asked for alone', async () => {
      await index(searchDocument('JIS Z 4502'), searchDocument('JIS W 4502'), searchDocument('ISO 4502'))
      const { missing } = await find({ text: 'JIS 4502' })
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
        const found = (await find({ text, ...given })).missing
        return found && [found.designation, ...found.nearest.map(({ id }) => id)]
      }
      expect(await missing('iso 9001-2024')).toEqual(['ISO 9001:2024', 'A', 'B'])
      expect(await missing('ISO 9011')).toEqual(['ISO 9011', 'A', 'D'])
      expect(
        await missing('ISO 9011', {
          scope: { tenant: 'astm', documents: { publishers: ['ISO'], collections: [] }, texts: 'all' },
        }),
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
      const { hits } = await find({ text: 'wrench torque' })
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
      const some = await find({ text: 'iso torque' })
      expect(some.hits[0]?.page).toBe(2)
    })
  })
}
