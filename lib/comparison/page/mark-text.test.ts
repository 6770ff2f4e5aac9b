import { describe, expect, it } from '@jest/globals'
import type { TextEdit } from '#contract/documents/comparison-result.ts'
import { partsOf, writeParts } from './mark-text.ts'

const side = (text: string) => ({ clause: 0, text, marks: [] })
const written = (older: string, newer: string, ...edits: TextEdit[]) =>
  writeParts(partsOf({ older: side(older), newer: side(newer), edits }))

describe('words that are gone', () => {
  it('stand apart from what follows them', () => {
    expect(written('It shall not be zero.', 'It shall be zero.', [9, 12, 9, 9])).toBe('It shall <del>not</del> be zero.')
  })

  it('stand apart from what goes before them', () => {
    expect(written('A rung of oak.', 'A rung.', [7, 13, 6, 6])).toBe('A rung <del>of oak</del>.')
  })

  it('stand apart from what took their place', () => {
    expect(written('Table 3', 'Table 4', [6, 7, 6, 7])).toBe('Table <del>3</del> <ins>4</ins>')
  })
})
