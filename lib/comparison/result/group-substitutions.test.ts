import { describe, expect, it } from '@jest/globals'
import { groupSubstitutions, isSubstitution } from './group-substitutions.ts'
import { compareDocuments, resultOf } from './make-result.ts'

const textOf = (paragraphs: readonly string[]) => ({
  source: 'html' as const,
  language: 'en',
  pages: [],
  clauses: [],
  blocks: paragraphs.map((text) => ({ kind: 'paragraph' as const, clause: -1, text })),
})
const grouped = (older: readonly string[], newer: readonly string[]) =>
  groupSubstitutions(
    resultOf(compareDocuments(textOf(older), textOf(newer))).changes.map((change, number) => ({ change, number })),
  ).map((one) =>
    isSubstitution(one) ? `${one.before} → ${one.after}: ${one.changes.map(({ number }) => number).join(' ')}` : one.number,
  )

const SAYS = [
  'Any Web page loads at once.',
  'The Web is wide and Web sites are many.',
  'A rung carries 5 kN.',
  'Nobody owns the Web today.',
]
const small = SAYS.map((text) => text.replaceAll('Web', 'network'))

describe('the same words in many places', () => {
  it('are one line with its places, where the first of them stands; what else changed is apart', () => {
    expect(grouped(SAYS, small)).toEqual(['Web → network: 0 1 2'])
    expect(grouped(SAYS, small.with(2, 'A rung carries 6 kN.'))).toEqual(['Web → network: 0 1 3', 2])
  })

  it('are none where a change has others beside them, in fewer than three places, and where words came or went alone', () => {
    expect(grouped(SAYS, small.with(3, 'Everybody owns the network today.'))).toEqual([0, 1, 2])
    expect(grouped(SAYS, [...small.slice(0, 2), ...SAYS.slice(2)])).toEqual([0, 1])
    const added = ['one', 'two', 'six'].map((word) => `The rung ${word} is made of wood.`)
    expect(
      grouped(
        added,
        added.map((text) => text.replace('wood', 'hard wood')),
      ),
    ).toEqual([0, 1, 2])
  })
})
