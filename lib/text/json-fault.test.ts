import { expect, it } from '@jest/globals'
import { cases, fc } from '#test/support/properties.ts'
import { findJsonFault, spotAt } from './json-fault.ts'

it.each([
  ['[{"a": 1,}]', '}'],
  ['[1 2]', '2'],
  ['[{"a" 1}]', '"a" 1'],
  ['{"a": [1, 2}', '}'],
  ['["a\nb"]', '"a'],
  ['[tru]', 'tru'],
  ['[] []', '[]'],
])('%j is no JSON from where it breaks', (text, from) => {
  expect(findJsonFault(text)).toBe(text.lastIndexOf(from))
})

it.each(['', '[', '[1', '{"a":', '[{"a": 1}'])('%j breaks at its end', (text) => {
  expect(findJsonFault(text)).toBe(text.length)
})

it('whole JSON has no fault, and JSON without its last sign has one at its end', () => {
  fc.assert(
    fc.property(
      fc.json().map((json) => `[${json}]`),
      (json) => {
        expect(findJsonFault(json)).toBe(json.length)
        expect(findJsonFault(json.slice(0, -1))).toBe(json.length - 1)
      },
    ),
    { numRuns: cases(300) },
  )
})

it('lines and columns begin with 1', () => {
  expect([spotAt('a\nbc', 0), spotAt('a\nbc', 3)]).toEqual([
    { line: 1, column: 1 },
    { line: 2, column: 2 },
  ])
})
