import { describe, expect, it } from '@jest/globals'
import { fc } from '#test/support/properties.ts'
import { cutText } from '#text/cut.ts'
import { paths } from '#web/lib/paths.ts'
import { keywordsOf, searchInput } from './search-input.ts'
import { readSearchUrl, type SearchUrl, writeSearchUrl } from './search-url.ts'

const addressOf = (url: SearchUrl) => paths.search('all', writeSearchUrl(url))
const readAddress = (address: string) => readSearchUrl(new URL(address, 'http://x').search)
const start = readSearchUrl('')

describe('a search in the address', () => {
  it('comes back as it was written, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (typed) => {
        const text = typed.toWellFormed()
        expect(readAddress(addressOf({ ...start, text })).text).toBe(text)
      }),
    )
    for (const text of ['100%', '50%25', '%E2%82', 'a+b c', '#?&=/:', '%']) {
      expect(readAddress(addressOf({ ...start, text })).text).toBe(text)
    }
  })

  it('keeps type, order, number, page and filters', () => {
    const url: SearchUrl = {
      text: 'steel',
      stype: 'K',
      editions: 'all',
      sort: 'date-',
      page: 3,
      size: 50,
      categories: [{ k: 'ISO', r: 'publisher', pk: '', n: 'ISO & more' }],
      points: true,
      publisherId: 'ISO',
      sortCounts: 'za',
    }
    expect(readAddress(addressOf(url))).toEqual(url)
  })

  it('is short where all is as usual', () => {
    expect(addressOf({ ...start, text: 'steel' })).toBe('/content-search/?content=steel')
  })

  it('shows results whatever somebody wrote into it', () => {
    const url = readSearchUrl('?content=x&stype=Q&sort=colour&page=-1&size=7&categories=[{"k":1},null,3]')
    expect(url).toEqual({ ...start, text: 'x' })
    expect(readSearchUrl('?categories={').categories).toEqual([])
    const odd = [
      { k: 'x', r: 'ics', pk: 3, n: 7, more: 1 },
      { k: 'x', r: 'ics', pk: '' },
      { k: '', r: 'ics', pk: '' },
    ]
    expect(readSearchUrl(`?categories=${encodeURIComponent(JSON.stringify(odd))}`).categories).toEqual([
      { k: 'x', r: 'ics', pk: '' },
    ])
    expect(readSearchUrl('?page=1.5').page).toBe(0)
  })

  it('says of a text whether it was cut', () => {
    expect(readSearchUrl(`?content=${'a'.repeat(500)}`).textCut).toBeUndefined()
    expect(readSearchUrl(`?content=${'a'.repeat(501)}`).textCut).toBe(true)
  })

  it('cuts a text at 500 without tearing a character apart', () => {
    expect(readSearchUrl(`?content=${'a'.repeat(600)}`).text).toHaveLength(500)
    expect(cutText(`${'a'.repeat(499)}😀`, 500)).toBe('a'.repeat(499))
  })
})

describe('what is asked for', () => {
  it('is everything where nothing is written', () => {
    expect(keywordsOf('  ')).toBe('*')
    expect(keywordsOf('*')).toBe('*')
  })

  it('keeps a percent sign through the one decoding of the server', () => {
    for (const text of ['100%', '50%25', 'a%20b', '% %']) expect(decodeURIComponent(keywordsOf(text))).toBe(text.trim())
    expect(keywordsOf('ISO 9001:2015')).toBe('ISO 9001:2015')
  })

  it('counts a column only when one is chosen', () => {
    expect(searchInput({ ...start, sort: 'title-' }, 'D')).toMatchObject({
      searchField: 'designation',
      sortType: 'OVERRIDE_SORT',
      sort: 'title-',
    })
    expect(searchInput(start, 'A')).toMatchObject({ searchField: 'all', sortType: 'BEST_MATCH', page: 0, size: 25 })
  })
})

it('says a stated status of an old address in the words of the page, and keeps one that nobody knows', () => {
  const read = (...values: string[]) =>
    readSearchUrl(
      `?${new URLSearchParams({ categories: JSON.stringify(values.map((k) => ({ k, r: 'status', pk: '' }))) })}`,
    ).categories.map(({ r, k }) => `${r} ${k}`)
  expect(read('Active', 'Current', 'Replaced')).toEqual(['standing in-force', 'standing under-revision', 'standing superseded'])
  expect(read('Expired')).toEqual(['status Expired'])
})
