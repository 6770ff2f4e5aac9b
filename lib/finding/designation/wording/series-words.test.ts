import { expect, it } from '@jest/globals'
import { withoutSeriesWords } from './series-words.ts'

it.each([
  ['ISO 6336 (all parts)', 'ISO 6336'],
  ['the ISO/TS 10816 series', 'ISO/TS 10816'],
  ['iec 61000-3, alle Teile', 'iec 61000-3'],
  ['Normenreihe ISO 6336', 'ISO 6336'],
  ['ISO 6336:2019 (toutes les parties)', 'ISO 6336:2019'],
  ['series of ISO 6336', 'ISO 6336'],
  ['time series 5', 'time series 5'],
  ['series 5', 'series 5'],
  ['steel pipes all parts', 'steel pipes all parts'],
  ['ISO 6336 gears series', 'ISO 6336 gears series'],
])('a standard with all of its parts is named by its number: %s is %s', (text, number) => {
  expect(withoutSeriesWords(text)).toBe(number)
})
