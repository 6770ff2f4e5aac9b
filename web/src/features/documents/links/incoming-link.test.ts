import { describe, expect, it } from '@jest/globals'
import { incomingOf } from './incoming-link.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')
const link = (query: Record<string, string>) =>
  incomingOf(`?${new URLSearchParams({ ihsResolver: base64(new URLSearchParams(query).toString()) })}`)

describe('a link from another site', () => {
  it('with words and no designation is a search, with the year behind them', () => {
    expect(link({ search: 'rubber hose' })).toEqual({ text: 'rubber hose' })
    expect(link({ search: 'ISO 9001', year: '2015', status: 'Active' })).toEqual({ text: 'ISO 9001-2015' })
  })

  it('with a designation and a year or a status is looked up, and a search where there is none', () => {
    expect(link({ designation: 'D1535', year: '14', publisher: 'ASTM', page: '7' })).toEqual({
      text: 'ASTM D1535',
      lookup: { designation: 'D1535', year: '14', status: undefined },
      page: 7,
    })
    expect(link({ designation: 'D1535', status: 'Historical', search: 'colour by Munsell' })).toEqual({
      text: 'colour by Munsell',
      lookup: { designation: 'D1535', year: undefined, status: 'Historical' },
      page: undefined,
    })
  })

  it('with a designation alone is a search for its words, or for itself', () => {
    expect(link({ designation: 'D1535', search: 'colour' })).toEqual({ text: 'colour' })
    expect(link({ designation: 'D1535', publisher: 'ASTM' })).toEqual({ text: 'ASTM D1535' })
  })

  it('with only a year or a status is a search for that', () => {
    expect(link({ year: '2019' })).toEqual({ text: '2019' })
    expect(link({ status: 'Withdrawn' })).toEqual({ text: 'Withdrawn' })
  })

  it('may be written for addresses, without padding, or with a plus that became a space', () => {
    const text = 'search=%C3%BC>>>???'
    const plain = base64(text)
    expect(plain).toMatch(/[+/]/)
    const wanted = { text: 'ü>>>???' }
    expect(incomingOf(`?ihsResolver=${plain}`)).toEqual(wanted)
    expect(incomingOf(`?ihsResolver=${Buffer.from(text).toString('base64url')}`)).toEqual(wanted)
    expect(incomingOf(`?ihsResolver=${base64('search=عربي')}`)).toEqual({ text: 'عربي' })
  })

  it('leaves out a page that is none and cuts what is too long', () => {
    for (const page of ['0', '-1', '1.5', 'x', '1e400', ''])
      expect(link({ designation: 'A', year: '1', page })?.page).toBeUndefined()
    expect(link({ search: 'x'.repeat(9000) })?.text).toHaveLength(500)
  })

  it.each(['', '%%%', '!!!!', 'a', base64(''), base64('search=%20'), base64('page=3'), base64('x=1'), '/////w=='])(
    'that cannot be read is none: %p',
    (value) => {
      expect(incomingOf(`?${new URLSearchParams({ ihsResolver: value })}`)).toBeNull()
    },
  )

  it('is absent from other addresses', () => {
    expect(incomingOf('?x=1')).toBeUndefined()
  })
})
