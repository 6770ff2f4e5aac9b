import { expect, it } from '@jest/globals'
import { spellingVariants } from './spelling-variants.ts'
import { stem } from './stem.ts'

it.each([
  ['galvanising', 'galvanizing'],
  ['organisation', 'organization'],
  ['colour', 'color'],
  ['fibres', 'fiber'],
  ['aluminium', 'aluminum'],
  ['sulphuric', 'sulfuric'],
  ['moulding', 'molding'],
  ['labelling', 'label'],
  ['tyres', 'tire'],
  ['grey', 'gray'],
  ['haemodialysis', 'hemodialysis'],
  ['anaesthetic', 'anesthetic'],
  ['analysed', 'analyzed'],
])('knows %s and %s as one word', (one, other) => {
  expect(spellingVariants(stem(one))).toContain(stem(other))
  expect(spellingVariants(stem(other))).toContain(stem(one))
})

it('leaves other words alone', () => {
  const words = ['steel', 'motor', 'port', 'meter', 'size', 'hour', 'organ', 'laboratory', 'four']
  expect(words.flatMap((word) => spellingVariants(stem(word)))).toEqual([])
})
