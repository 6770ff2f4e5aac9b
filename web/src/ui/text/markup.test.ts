import { describe, expect, it } from '@jest/globals'
import { fc } from '#test/support/properties.ts'
import { parseMarkup, plainText } from './parse-markup.ts'
import { splitAtMarks } from './split-at-marks.ts'

describe('markup', () => {
  it('reads the four tags and shows every other as text', () => {
    expect(parseMarkup('H<sub>2</sub>O <script>x</script>')).toEqual([
      { text: 'H', tags: [] },
      { text: '2', tags: ['sub'] },
      { text: 'O <script>x</script>', tags: [] },
    ])
  })

  it('keeps tags inside tags, and closes what was left open with the one around it', () => {
    expect(parseMarkup('<b>a<i>b</b>c').map(({ text, tags }) => [text, tags.join()])).toEqual([
      ['a', 'b'],
      ['b', 'b,i'],
      ['c', ''],
    ])
  })

  it('is the same text without its tags', () => {
    expect(plainText('<i>E.&nbsp;coli</i> &amp; &lt;water&gt;')).toBe('E.&nbsp;coli & <water>')
  })
})

describe('what no reader has a picture for', () => {
  it('is a space or a dash, letter for letter', () => {
    expect(plainText('\uf06cA new 5\uf02d7\u0007 mm')).toBe(' A new 5–7  mm')
  })
})

describe('marks', () => {
  it('part a text without changing it, wherever they stand', () => {
    const mark = fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: -5, max: 40 }))
    fc.assert(
      fc.property(fc.string(), fc.array(mark), fc.nat(5), (text, marks, offset) => {
        const stretches = splitAtMarks(text, marks, offset)
        expect(stretches.map((one) => one.text).join('')).toBe(text)
      }),
    )
  })

  it('cover what they name', () => {
    expect(splitAtMarks('cold water meter', [[5, 10]])).toEqual([
      { text: 'cold ', start: 0, marked: false },
      { text: 'water', start: 5, marked: true },
      { text: ' meter', start: 10, marked: false },
    ])
  })
})
