import { expect, it } from '@jest/globals'
import { joinStacked, withoutHeight, writeHeight } from './write-height.ts'

it.each([
  ['10', '6', 'raised', '⁶'],
  ['10', '−12', 'raised', '⁻¹²'],
  ['10', 'n+1', 'raised', 'ⁿ⁺¹'],
  ['CO', '2', 'lowered', '₂'],
  ['A', 's1', 'lowered', 'ₛ₁'],
  ['x', 'i', 'lowered', 'ᵢ'],
  ['12,5', 'a', 'raised', 'ᵃ'],
  ['5', 'th', 'raised', 'th'],
  ['R', 'eH', 'lowered', 'eH'],
  ['10', '0,5', 'raised', '^0,5'],
  ['f', 'ck,0.05', 'lowered', '_ck,0.05'],
  ['rung', '1,2', 'raised', '¹,²'],
  ['10', '2³', 'raised', '^2³'],
  ['rung', '[3]', 'raised', '[3]'],
  ['12', '3 rungs', 'raised', ' 3 rungs'],
] as const)('%s and %s, %s, are written so that no digit joins another number', (before, small, height, written) => {
  expect(writeHeight(before, small, height)).toBe(written)
})

it('writes fractions and limits in a line', () => {
  expect(joinStacked('3¹⁄₂ in, ¹/₄ in, 10^+0,2_−0,1 mm and 10⁺²₋₁ mm')).toBe('3 1⁄2 in, 1⁄4 in, 10 +0,2/−0,1 mm and 10 +2/−1 mm')
})

it('writes marks plainly, as labels have them', () => expect(withoutHeight('¹² ᵃ ₓ')).toBe('12 a x'))
