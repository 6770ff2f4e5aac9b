import { describe, expect, it } from '@jest/globals'
import { shortenParts } from '#comparison/page/shorten-parts.ts'
import type { TextChange } from '#contract/documents/comparison-result.ts'
import { ALL_CHANGES, countViewed, filterChanges, kindsOf, stepFrom } from './filter-changes.ts'

const NONE: ReadonlySet<number> = new Set()

const change = (kind: TextChange['kind'], couldAffect: boolean): TextChange => ({
  kind,
  block: 'paragraph',
  edits: [],
  effects: [couldAffect ? 'number' : 'editorial'],
  couldAffect,
})
const result = { changes: [change('changed', true), change('inserted', false), change('changed', false), change('moved', true)] }

describe('the list of changes', () => {
  it('is filtered by kind and by effect, and keeps the numbers', () => {
    const shown = filterChanges(result, { ...ALL_CHANGES, kind: 'changed' }, NONE)
    expect(shown.map(({ number }) => number)).toEqual([0, 2])
    expect(filterChanges(result, { ...ALL_CHANGES, affecting: true }, NONE).map(({ number }) => number)).toEqual([0, 3])
    expect(filterChanges(result, { ...ALL_CHANGES, unseen: true }, new Set([0, 2])).map(({ number }) => number)).toEqual([1, 3])
    expect(kindsOf(result)).toEqual([
      ['changed', 2],
      ['inserted', 1],
      ['moved', 1],
    ])
  })

  it('does not count a paragraph that was split or joined without a changed word', () => {
    const edited: TextChange = { ...change('split', true), edits: [[0, 1, 0, 1]] }
    const shown = filterChanges({ changes: [change('split', false), edited, change('joined', false)] }, ALL_CHANGES, NONE)
    expect(shown.map(({ number }) => number)).toEqual([1])
    const changes = [change('split', false), edited, change('changed', false)]
    expect(countViewed({ changes }, new Set([0, 1]))).toEqual({ seen: 1, total: 2 })
    expect(filterChanges({ changes: [change('split', false)] }, { ...ALL_CHANGES, kind: 'split' }, NONE)).toHaveLength(1)
  })

  it('is walked through round about, from a change that the filter hides, too', () => {
    const shown = filterChanges(result, { ...ALL_CHANGES, kind: 'changed' }, NONE)
    expect([undefined, 0, 2, 1].map((at) => stepFrom(shown, at, 1))).toEqual([0, 2, 0, 0])
    expect([undefined, 0, 2].map((at) => stepFrom(shown, at, -1))).toEqual([2, 2, 0])
    expect(stepFrom([], 0, 1)).toBeUndefined()
  })

  it('shows a few words beside what changed', () => {
    const long = 'word '.repeat(40)
    const parts = shortenParts([
      { is: 'same', text: long },
      { is: 'gone', text: '100 N' },
      { is: 'same', text: long },
    ])
    expect(parts[0]?.text).toMatch(/^… (?:word )+$/)
    expect(parts[2]?.text).toMatch(/^(?:word )+…$/)
    expect(shortenParts([{ is: 'new', text: long }])).toEqual([{ is: 'new', text: long }])
  })
})
