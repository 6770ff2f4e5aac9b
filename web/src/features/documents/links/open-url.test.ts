import { describe, expect, it } from '@jest/globals'
import { doiLookups } from './doi.ts'
import { openUrlOf } from './open-url.ts'

const query = (fields: Record<string, string>) => `?${new URLSearchParams({ url_ver: 'Z39.88-2004', ...fields })}`

describe('an OpenURL', () => {
  it('is looked up by its DOI, the number, the ISBN, then by its title as a designation', () => {
    const asked = {
      'rft.number': 'ISO 9001',
      'rft.isbn': '9789267108169',
      'rft.btitle': 'ISO 9001:2015',
      'rft.date': '2015-09-23',
    }
    expect(openUrlOf(query({ ...asked, rft_id: 'info:doi/10.3403/30273524' }))).toEqual({
      lookups: [
        { designation: '10.3403/30273524' },
        { assetId: '30273524', designation: '30273524' },
        { designation: 'ISO 9001', year: '2015' },
        { designation: 'ISO 9001' },
        { assetId: '9789267108169', designation: 'ISBN 9789267108169' },
        { designation: 'ISO 9001:2015', year: '2015' },
        { designation: 'ISO 9001:2015' },
      ],
      text: 'ISO 9001:2015',
      name: 'DOI 10.3403/30273524',
    })
  })

  it('may name a document of this library, and a page', () => {
    const id = 'https://astm.example/document/?contentcode=ISO%7C9001-2015'
    expect(openUrlOf(query({ rft_id: id, 'rft.spage': '12' }))).toMatchObject({
      lookups: [{ assetId: 'ISO|9001-2015' }],
      page: 12,
    })
  })

  it('of version 0.1 is read without the prefix', () => {
    expect(openUrlOf('?genre=article&id=doi:10.1520/D1535-14&title=Color')).toMatchObject({
      lookups: [{ designation: '10.1520/D1535-14' }, { assetId: 'D1535-14' }, { designation: 'D1535', year: '14' }],
      text: 'Color',
    })
  })

  it.each([
    ['urn:ISSN:1234-5678', { assetId: '1234-5678' }, 'ISSN 1234-5678'],
    ['urn:isbn:0-8031-1234-3', { assetId: '0-8031-1234-3', designation: 'ISBN 9780803112346' }, 'ISBN 0-8031-1234-3'],
  ])('may name a serial or a book in its id: %s', (id, lookup, name) => {
    expect(openUrlOf(query({ rft_id: id }))).toEqual({ lookups: [lookup], text: lookup.assetId, name })
  })

  it('is read in capitals, copied from HTML, and encoded twice', () => {
    const wanted = { lookups: [{ designation: 'ISO 9001', year: '2015' }, { designation: 'ISO 9001' }], text: 'ISO 9001' }
    expect(openUrlOf('?GENRE=standard&Title=ISO+9001&DATE=2015')).toEqual(wanted)
    expect(openUrlOf('?url_ver=Z39.88-2004&amp;rft.title=ISO+9001&amp;rft.date=2015')).toEqual(wanted)
    expect(openUrlOf('?rft_id=info:doi%252F10.1520%252FD1535')).toMatchObject({ lookups: [{ designation: '10.1520/D1535' }, {}] })
  })

  it('opens a number of its publisher, and a bare one of no other', () => {
    const asked = (number: string) => openUrlOf(query({ 'rft.pub': 'IEEE', 'rft.number': number }))
    expect(asked('1012')).toEqual({ lookups: [{ designation: 'IEEE 1012' }], text: 'IEEE 1012' })
    expect(asked('IEEE Std 1012')).toEqual({ lookups: [{ designation: 'IEEE Std 1012' }], text: 'IEEE Std 1012' })
    expect(asked('ISO 1012')?.lookups).toEqual([{ designation: 'IEEE ISO 1012' }, { designation: 'ISO 1012' }])
  })

  it.each([
    [{ 'rft.spage': '12-15' }, 12],
    [{ 'rft.pages': 'pp. 12-15' }, 12],
    [{ 'rft.spage': 'e12' }, undefined],
    [{ 'rft.spage': '0' }, undefined],
    [{ 'rft.spage': '277', 'rft.genre': 'article' }, undefined],
    [{ 'rft.spage': '277', 'rft.volume': '31' }, undefined],
  ])('has a page of its document, and none of a volume: %j', (fields, page) => {
    expect(openUrlOf(query({ 'rft.title': 'Rungs', ...fields }))?.page).toBe(page)
  })

  it('that has words alone is a search for them', () => {
    expect(openUrlOf(query({ 'rft.jtitle': 'Journal of Testing' }))).toEqual({ lookups: [], text: 'Journal of Testing' })
  })

  it.each(['', '?url_ver=Z39.88-2004', '?rft.title=%20', '?rft_id=mailto:x', '?rft.spage=3'])(
    'that names nothing is none: %p',
    (asked) => {
      expect(openUrlOf(asked)).toBeUndefined()
    },
  )
})

describe('a DOI', () => {
  it.each([
    ['10.1520/D1535-14R18', { designation: 'D1535', year: '14' }],
    ['https://doi.org/10.1520/A0370-2019E1', { designation: 'A0370', year: '2019' }],
  ])('%s is tried as an edition at last', (text, lookup) => {
    expect(doiLookups(text).at(-1)).toEqual(lookup)
  })

  it.each(['/doi/10.1520/D1535/', 'See 10.1520/D1535.', 'https://doi.org/10.1520/D1535.htm'])(
    'ends before what stands behind it in an address or a sentence: %s',
    (text) => {
      expect(doiLookups(text)).toEqual([{ designation: '10.1520/D1535' }, { assetId: 'D1535', designation: 'D1535' }])
    },
  )

  it.each(['', '10.15/x', '10.1520/', 'D1535'])('is not %p', (text) => {
    expect(doiLookups(text)).toEqual([])
  })
})
