import { describe, expect, it } from '@jest/globals'
import { fillMessage, parametersOf } from './format-message.ts'

const say = (message: string, params: Record<string, string | number>, language = 'en') =>
  fillMessage(message, params, language).join('')

describe('a message', () => {
  it('fills its places and shows a place without a value as it was written', () => {
    expect(say('{a} of {b}', { a: 1 })).toBe('1 of {b}')
  })

  it('does not read places in what fills it', () => {
    expect(say('for {text}', { text: '{other} $& {n, plural, one {x} other {y}}' })).toBe(
      'for {other} $& {n, plural, one {x} other {y}}',
    )
  })

  it('takes the form that the language has for a number', () => {
    const message = '{n, plural, zero {none} one {one} two {two} few {# few} many {# many} other {# other}}'
    const forms = [0, 1, 2, 3, 11, 100].map((n) => say(message, { n }, 'ar-u-nu-latn'))
    expect(forms).toEqual(['none', 'one', 'two', '3 few', '11 many', '100 other'])
    expect(say('{n, plural, one {# result} other {# results}}', { n: 10_000 })).toBe('10,000 results')
    expect(say('{n, plural, =0 {nothing} other {# things}}', { n: 0 })).toBe('nothing')
  })

  it('has places in the forms for a number', () => {
    const message = '{n, plural, one {# page of {book}} other {# pages of {book}}}, {year}'
    expect(say(message, { n: 2, book: '#1 {n}', year: 2024 })).toBe('2 pages of #1 {n}, 2024')
    expect(parametersOf(message)).toEqual(['n', 'book', 'year'])
  })

  it('knows its places', () => {
    expect(parametersOf('{n, plural, one {#} other {#}} for {text} and {text}')).toEqual(['n', 'text'])
  })
})
