import { expect, it } from '@jest/globals'
import { withoutSeriesWords } from './series-words.ts'

it.each([
  ['ISO 6336 (all parts)', 'ISO 6336'],
  ['the ISO/TS 10816 series', 'ISO/TS 10816'],
  ['iec 61000-3, alle Teile', 'iec 61000-3'],
  ['Normenreihe ISO 6336', 'ISO 6336'],
  ['ISO 6336:2019 (toutes les parties)', 'ISO 6336:2019'],
  ['series of ISO 6336', 'ISO 6336'],
  ['ISO 8092（規格群）', 'ISO 8092'],
  ['ISO 9902 (모든 부)', 'ISO 9902'],
  ['IEC 60068系列标准', 'IEC 60068'],
  ['la série de normes IEC 60068', 'IEC 60068'],
  ['ISO 6336-Reihe', 'ISO 6336'],
  ['IEC 61000-4-x', 'IEC 61000-4'],
  ['ISO 6336-*:2019', 'ISO 6336'],
  ['ISO 6336 (-1, -2, -3)', 'ISO 6336'],
  ['IEC 60068-(1-4)', 'IEC 60068'],
  ['M12x', 'M12x'],
  ['3.5x', '3.5x'],
  ['time series 5', 'time series 5'],
  ['series 5', 'series 5'],
  ['steel pipes all parts', 'steel pipes all parts'],
  ['ISO 6336 gears series', 'ISO 6336 gears series'],
])('a standard with all of its parts is named by its number: %s is %s', (text, number) => {
  expect(withoutSeriesWords(text)).toBe(number)
})
