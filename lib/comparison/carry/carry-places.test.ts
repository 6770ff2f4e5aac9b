import { describe, expect, it } from '@jest/globals'
import { findPlace } from '#anchors/find-place.ts'
import { placeAt } from '#anchors/make-place.ts'
import { wordsOfText } from '#anchors/text-words.ts'
import { nameClauses } from '#document-text/clause-ids.ts'
import type { Block, DocumentText } from '#document-text/document-text.ts'
import { carryPlaces } from './carry-places.ts'

/** A text of clauses with a heading and paragraphs; a title may have its own number. */
function textOf(clauses: readonly (readonly [string, ...string[]])[]): DocumentText {
  return {
    source: 'html',
    language: 'en',
    pages: [],
    clauses: nameClauses(clauses.map(([title], at) => ({ number: `${at + 1}`, title, level: 1, nature: 'normative' as const }))),
    blocks: clauses.flatMap(([title, ...paragraphs], clause): Block[] => [
      { kind: 'heading', clause, text: title },
      ...paragraphs.map((text): Block => ({ kind: 'paragraph', clause, text })),
    ]),
  }
}

const SCOPE = ['Scope', 'This document applies to ladders of wood and of metal for the use in houses.'] as const
const LOADS = ['Loads', 'A rung shall carry a load of 100 N for a minute. The rung shall not break.'] as const
const MARKS = ['Marking', 'Each ladder is marked with its maker. The load is stated on the left side.'] as const
const OLDER = textOf([SCOPE, LOADS, MARKS])

function carry(quote: string, newer: DocumentText, older = OLDER) {
  const words = wordsOfText(older)
  const at = words.words.join(' ').indexOf(quote)
  const first = words.words.join(' ').slice(0, at).split(' ').length - 1
  const last = first + quote.split(' ').length - 1
  const place = placeAt(words, { first, from: 0, last, to: (words.words[last] as string).length })
  if (!place) throw new Error('no place')
  const [carried] = carryPlaces(older, newer, [place])
  return carried
}

describe('a place carried into a newer text', () => {
  it.each(['load of 100 N', 'The rung shall not break.', 'marked with its maker.', 'ladders of wood'])(
    'is the same where “%s” stands in another place of its clause, which stands elsewhere under another number',
    (quote) => {
      const newer = textOf([['Terms', 'A ladder is a device.'], SCOPE, MARKS, ['Loads', 'Loads are static.', LOADS[1]]])
      const carried = carry(quote, newer)
      expect(carried).toMatchObject({
        kind: 'same',
        because: expect.stringMatching(/^(whole|matched|passage)$/),
        older: quote,
        newer: quote,
      })
      const found = carried?.place && findPlace(wordsOfText(newer), carried.place)
      expect(found).toMatchObject({ by: 'position', sure: 'exact' })
    },
  )

  it('goes on to begin with the number of its clause, also where that is another one', () => {
    const newer = textOf([['Terms', 'A ladder is a device.'], SCOPE, LOADS, MARKS])
    expect(carry('2 Loads A rung', newer)).toMatchObject({ kind: 'same', newer: '3 Loads A rung' })
  })

  it('has changed where some of its words have, and shows both', () => {
    const newer = textOf([SCOPE, ['Loads', LOADS[1].replace('100 N', '150 N')], MARKS])
    expect(carry('a load of 100 N for a minute.', newer)).toMatchObject({
      kind: 'changed',
      because: 'reworded',
      newer: 'a load of 150 N for a minute.',
    })
    expect(carry('load of 100 N', newer)).toMatchObject({ kind: 'changed', newer: 'load of 150 N' })
    expect(carry('100 N', newer)).toMatchObject({ kind: 'changed', because: 'replaced', newer: '150 N', clause: 1 })
  })

  it('is gone with its sentence or its clause, and the nearest clause is named', () => {
    const without = textOf([SCOPE, ['Loads', 'A rung shall carry a load of 100 N for a minute.'], MARKS])
    expect(carry('The rung shall not break.', without)).toMatchObject({ kind: 'gone', because: 'deleted', clause: 1 })
    expect(carry('The rung shall not break.', textOf([SCOPE, MARKS]))).toMatchObject({ kind: 'gone', clause: 0 })
  })

  it('is not the same where its words stand in another clause alone', () => {
    const newer = textOf([
      SCOPE,
      ['Finish', 'Colours are free, and the load is stated on the box.'],
      ['Packing', 'Boxes are closed.'],
    ])
    expect(carry('The load is stated', newer)?.kind).not.toBe('same')
  })

  it('is to be looked at where a few words alone stand in a clause that is not theirs', () => {
    const older = textOf([SCOPE, LOADS, ['Packing', 'Keep it dry.', 'Boxes of ladders are stored under a roof, out of the sun.']])
    const packed = 'Boxes of ladders are stored under a roof, out of the sun.'
    const newer = textOf([SCOPE, ['Loads', LOADS[1], 'Keep it dry.'], ['Packing', packed]])
    expect(carry('Keep it dry.', newer, older)).toMatchObject({
      kind: 'changed',
      because: 'few',
      newer: 'Keep it dry.',
      clause: 1,
    })
    expect(carry('stored under a roof, out of the sun.', newer, older)?.kind).toBe('same')
  })

  it('is to be looked at where a copy of its paragraph in the same clause has more of its surroundings than the paragraph', () => {
    const words =
      'Every rung that is worn, split or bent is taken out of use before the ladder is carried to its next place, is marked with red ' +
      'paint on both of its sides and is kept apart from the others until somebody who is trained has looked at it and has signed for it.'
    const others = ['Ladders are stored dry.', 'Feet of rubber are cleaned with water.', 'Hooks are oiled once in a year.']
    const older = textOf([SCOPE, ['Care', ...others, words]])
    const copy = words.replace('Every', 'Each')
    const changed = words.replace('apart from the others', 'away from the others')
    const quote = 'is marked with red paint'
    expect(carry(quote, textOf([SCOPE, ['Care', copy, ...others, changed]]), older)).toMatchObject({
      kind: 'changed',
      because: 'several',
    })
    expect(carry(quote, textOf([SCOPE, ['Care', words, ...others]]), older)?.kind).toBe('same')
  })

  it('is whole where all that stood beside it still does, and matched where some of that does', () => {
    expect(carry('rung shall not', OLDER)?.because).toBe('whole')
    const reworded = textOf([SCOPE, ['Loads', LOADS[1].replace('100 N', '150 N')], MARKS])
    expect(carry('The rung shall not break.', reworded)?.because).toBe('matched')
    const joined = textOf([['Scope and marking', SCOPE[1], MARKS[1]], LOADS])
    expect(carry('marked with its maker. The load', joined)).toMatchObject({ kind: 'same', because: 'matched', clause: 0 })
  })

  it('is in doubt where a copy in another clause has more of what stood beside it', () => {
    const kept =
      'Ladders are kept under a roof and out of the sun, and nobody stands on them meanwhile, whatever the weather is outside.'
    const [hooks, feet] = ['Hooks are oiled once in a year.', 'Feet of rubber are cleaned.']
    const older = textOf([SCOPE, ['Care', hooks, kept, feet], LOADS, MARKS])
    const changed = kept.replace('whatever the weather is outside', 'which is forbidden')
    const newer = textOf([SCOPE, ['Care', hooks, feet, changed], ['Loads', LOADS[1], kept, 'Each rung is dry.'], MARKS])
    expect(carry('nobody stands on them', newer, older)).toMatchObject({ kind: 'changed', because: 'several', clause: 1 })
  })

  it('that is not in the older text is lost', () => {
    const place = { quote: { exact: 'no such words', before: 'never', after: 'ever' } }
    expect(carryPlaces(OLDER, OLDER, [place])).toEqual([{ kind: 'gone', because: 'lost', older: 'no such words', clause: -1 }])
  })
})
