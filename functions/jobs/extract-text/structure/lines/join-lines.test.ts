import { expect, it } from '@jest/globals'
import type { FlowLine } from './flow-line.ts'
import { joinLines } from './join-lines.ts'

const joined = (...texts: string[]) =>
  joinLines(
    texts.map((text) => ({ text }) as FlowLine),
    new Set(['sea', 'level', 'commonmark']),
    () => [],
  ).text

it.each([
  [['a rate of 40 s⁻', '¹ is kept'], 'a rate of 40 s⁻¹ is kept'],
  [['ions of Cl⁻', 'are counted'], 'ions of Cl⁻ are counted'],
  [['as is said before.', '¹ The others'], 'as is said before.¹ The others'],
  [['at sea-', 'level'], 'at sea-level'],
  [['the test is re-', 'peated'], 'the test is repeated'],
  [['text in Common-', 'Mark'], 'text in CommonMark'],
  [['text of Baden-', 'Baden'], 'text of Baden-Baden'],
  [['keys are [a-', 'zA-Z]'], 'keys are [a-zA-Z]'],
])('lines %j are joined to one text', (lines, whole) => {
  expect(joined(...lines)).toBe(whole)
})
