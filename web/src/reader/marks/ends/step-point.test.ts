import { expect, it } from '@jest/globals'
import { type Step, stepPoint, type TextPoint } from './step-point.ts'

const TEXTS = ['Use table 3, ', '', 'not table 4.']
/** Stops of a walk over texts. */
function walk(texts: readonly string[], from: TextPoint, step: Step): string[] {
  const stops: string[] = []
  for (let at = stepPoint(texts, from, step); at; at = stepPoint(texts, at, step)) stops.push(`${at.node}:${at.offset}`)
  return stops
}

it('an end of a selection goes from word to word, over nodes, and stops at the ends of the text', () => {
  expect(walk(TEXTS, { node: 0, offset: 0 }, { by: 'word', to: 1, of: 'end' })).toEqual([
    '0:3',
    '0:9',
    '0:11',
    '2:3',
    '2:9',
    '2:11',
  ])
  expect(walk(TEXTS, { node: 2, offset: 4 }, { by: 'word', to: -1, of: 'start' })).toEqual(['2:0', '0:10', '0:4', '0:0'])
})

it('goes by letters, of which a mark is a part, and over words of a script without spaces', () => {
  expect(walk(['a e\u0301'], { node: 0, offset: 0 }, { by: 'grapheme', to: 1, of: 'end' })).toEqual(['0:1', '0:4'])
  expect(walk(['標準化の規格'], { node: 0, offset: 0 }, { by: 'word', to: 1, of: 'end' }).length).toBeGreaterThan(1)
})
