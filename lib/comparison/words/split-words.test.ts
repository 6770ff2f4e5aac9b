import { describe, expect, it } from '@jest/globals'
import { comparedForm } from './compared-form.ts'
import { splitWords } from './split-words.ts'

function wordsOf(text: string): string[] {
  const ranges = splitWords(text)
  return Array.from({ length: ranges.length / 2 }, (_, at) => text.slice(ranges[2 * at], ranges[2 * at + 1]))
}

describe('words of a text', () => {
  it.each([
    ['at -5 °C or −10 °C', ['at', '-5 °C', 'or', '−10 °C']],
    ['12 500 N, 1 500,25 mm', ['12 500 N', ',', '1 500,25 mm']],
    ['in 2019 500 parts', ['in', '2019', '500', 'parts']],
    ['10–20 mm, 5 – 8', ['10–20 mm', ',', '5', '–', '8']],
    ['5 kW/m², 10 l/min, 3 s⁻¹', ['5 kW/m²', ',', '10 l/min', ',', '3 s⁻¹']],
    ['10⁻³ Pa, 1½ in, ½ in', ['10⁻³ Pa', ',', '1½ in', ',', '½ in']],
    ['a-5 x -5 (-5)', ['a-5', 'x', '-5', '(', '-5', ')']],
    ['100 мм, ١٥ مم', ['100 мм', ',', '١٥ مم']],
    ['幅は10 mm', ['幅', 'は', '10 mm']],
    ['ก้อน', ['ก้', 'อ', 'น']],
    ['ត្រូវ', ['ត្', 'រូ', 'វ']],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})

describe('the form in which words are compared', () => {
  it.each([
    ['1 500 N', '1500 N'],
    ['−5', '-5'],
    ['½', '1/2'],
    ['١٥', '15'],
    ['×', 'x'],
    ['m²', 'm2'],
  ])('%s is %s', (word, other) => {
    expect(comparedForm(word)).toBe(comparedForm(other))
  })

  it.each([
    ['10⁶', '106'],
    ['1½', '11/2'],
    ['-5', '5'],
  ])('%s is not %s', (word, other) => {
    expect(comparedForm(word)).not.toBe(comparedForm(other))
  })
})
