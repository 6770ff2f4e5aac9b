import { expect, it } from '@jest/globals'
import { cutTitle } from './cut-title.ts'

const LONG =
  'Functional safety of electrical/electronic/programmable electronic safety-related systems used in industry and elsewhere'

it('a long title keeps the name of its part, and loses of its middle', () => {
  const cut = cutTitle(`${LONG} - General matters - Part 3: Software requirements`)
  expect(cut.length).toBeLessThanOrEqual(152)
  expect(cut).toMatch(/^Functional safety of .* … - Part 3: Software requirements$/)
})

it.each([
  ['short', 'Steel - Part 2: Tests'],
  ['without parts', LONG + LONG],
  ['with a part that leaves no room', `Steel - ${LONG + LONG}`],
  ['with markup', `${LONG} <i>x</i> - General matters - Part 3: Software requirements`],
])('a title that is %s stays whole', (_, title) => expect(cutTitle(title)).toBe(title))
