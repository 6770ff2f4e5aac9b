import { describe, expect, it } from '@jest/globals'
import { anyCharacter, fc } from '#test/support/properties.ts'
import { excerptOf, MAX_EXCERPT_SOURCE } from './excerpt.ts'
import { findSpans } from './find-spans.ts'
import type { WordsToMark } from './words-to-mark.ts'

const words = (...terms: string[]) => ({ terms: new Set(terms) })
const marked = (page: string, terms: WordsToMark) => {
  const { text = '', marks = [] } = excerptOf(page, terms) ?? {}
  return marks.map(([start, end]) => text.slice(start, end))
}

it('begins with its clause, after the heading', () => {
  const page = 'Of iron.\n7.4 Bending\nThe stiles carry.\n7.5 Rust\nNo stiles rust.'
  const starts = ['7.4 Bending', '7.5 Rust'].map((heading) => {
    const [number = '', title = ''] = heading.split(' ')
    return { at: page.indexOf(heading), name: number, number, title }
  })
  expect(excerptOf(page, words('carri', 'carry'), starts)?.text).toBe('The stiles carry. 7.5 Rust No stiles rust.')
  expect(excerptOf(page, words('rust'), starts)?.text).toBe('7.5 Rust No stiles rust.')
})

describe('the line of a page', () => {
  it('is where the most of the words stand together, from a whole word on', () => {
    const page = `Steel here. ${'Something else. '.repeat(40)}Of pipes of steel that rust. ${'And more. '.repeat(40)}rust`
    expect(marked(page, words('steel', 'rust'))).toEqual(['steel', 'rust'])
    expect(excerptOf(page, words('steel', 'rust'))?.text).toMatch(/^…[SE]\w+ .*pipes of steel that rust\. .*…$/)
  })

  it('is one line, whatever breaks the page has', () => {
    expect(excerptOf('The\n  valve\r\n\tof  steel', words('valv', 'valve'))?.text).toBe('The valve of steel')
  })

  it('is missing without a word, and beyond the beginning of a very long page', () => {
    expect(excerptOf('Nothing of it', words('steel'))).toBeUndefined()
    expect(excerptOf(`${'x '.repeat(MAX_EXCERPT_SOURCE)} steel`, words('steel'))).toBeUndefined()
  })

  it('is short and marks what it shows, in any text', () => {
    const piece = fc.oneof(
      fc.constantFrom('steel', 'rust ', ' ', '\n', '。', 'مياه '),
      fc.string({ unit: anyCharacter, maxLength: 90 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const found = excerptOf(pieces.join(''), words('steel', 'rust'))
        if (!found) return
        expect(found.text.length).toBeLessThanOrEqual(200)
        expect(found.text.isWellFormed()).toBe(true)
        expect(found.text).not.toMatch(/[\n\t]/)
        expect(found.marks).toEqual(findSpans(found.text, words('steel', 'rust')))
      }),
    )
  })
})
