import { expect, it } from '@jest/globals'
import { areSameWords } from './same-words.ts'

const THERE = 'The luminaire shall withstand ten surges of each polarity of the level in Table 1.'

it.each([
  ['of each polarity of the level', true],
  [`The charge Lumen Convention Page 4 of 5 LC 107/2018 ${THERE}`, true],
  ['level in Table 1 withstand ten surges', true],
  ['.1 elbaT ni level eht fo ytiralop hcae fo segrus net', true],
  ['kV', true],
  ['', true],
  ['Cable glands are tightened with the torque that their maker names.', false],
  ['cable glands', false],
])('%s', (selected, same) => {
  expect(areSameWords(selected, THERE)).toBe(same)
})
