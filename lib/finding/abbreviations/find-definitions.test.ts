import { expect, it } from '@jest/globals'
import { findDefinitions } from './find-definitions.ts'

const defined = (text: string) => findDefinitions(text).map(({ short, long }) => `${short} = ${long.join(' ')}`)

it.each([
  ['Light-emitting diode (LED) modules', 'led = light emit diod'],
  ['Assembly of light emitting diodes (LEDs)', 'led = light emit diod'],
  ['Heating, ventilation, and air conditioning (HVAC)', 'hvac = heat ventilat air condition'],
  ['Electromagnetic compatibility (EMC) – Part 4', 'emc = electromagnetic compatibiliti'],
  ['PPE (personal protective equipment) for firefighters', 'ppe = personal protectiv equipment'],
  ['Calculation of the mean time between failures (MTBF)', 'mtbf = mean tim between failur'],
])('reads the definition of %s', (text, expected) => {
  expect(defined(text)).toEqual([expected])
})

it.each([
  ['a word that is none', 'Rubber hoses (Amendment 1)'],
  ['a publisher beside a number', 'Steel pipes (ISO 3183:2019, MOD)'],
  ['letters that the words do not give', 'Quality of surfaces (LED)'],
  ['one word alone', 'Hydrogen (HY)'],
  ['brackets without an end', `${'('.repeat(5000)}LED`],
  ['many capitals', `${'A'.repeat(5000)} (${'b '.repeat(50)})`],
])('finds none in %s', (_, text) => {
  expect(defined(text)).toEqual([])
})
