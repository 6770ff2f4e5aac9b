import { expect, it } from '@jest/globals'
import { numberOf } from './number-of.ts'

it('the number of a content code names its publisher once', () => {
  expect(numberOf('ISO|9001-2015')).toBe('ISO 9001-2015')
  expect(numberOf('IETF|RFC-9110')).toBe('IETF RFC-9110')
  expect(numberOf('ASTM|ASTM-D1535-14')).toBe('ASTM-D1535-14')
  expect([numberOf('ISO 9001'), numberOf('|9001'), numberOf('')]).toEqual(['ISO 9001', '9001', ''])
})
