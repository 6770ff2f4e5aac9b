import { describe, expect, it } from '@jest/globals'
import { compareTexts } from './compare-texts.ts'
import type { ComparedText } from './compared-text.ts'

const OAK = 'Oak is dried for a year.'
const ZINC = 'Zinc covers all of the sides.'
const RESIN = 'Resin bears the sun.'
const NAILS = 'Nails are made of brass.'
const OTHERS = ['Glue is warm when it flows.', 'Paint contains neither lead nor chrome.', 'Screws hold better than bolts.']

/** A clause that has nothing but others below it, between two that have a text. */
function textOf(title: string, ...below: readonly string[]): ComparedText {
  const scope = { number: '1', title: 'Scope', text: 'Ladders that one person carries are within it.' }
  const feet = { number: '3', title: 'Feet', text: 'Each foot is covered by rubber that holds on stone.' }
  const parts = below.map((text, at) => ({ number: `2.${at + 1}`, title: text.split(' ')[0] as string, text }))
  const all = [scope, { number: '2', title, text: '' }, ...parts, feet]
  return {
    clauses: all.map((one) => ({ id: one.title, number: one.number, title: one.title, level: one.number.split('.').length })),
    blocks: all.flatMap((one, clause) => [
      { kind: 'heading', clause, text: one.title },
      ...(one.text ? [{ kind: 'paragraph', clause, text: one.text }] : []),
    ]),
  }
}

const changeOf = (older: ComparedText, newer: ComparedText) => compareTexts(older, newer).clauses.find((one) => one.newer === 1)

describe('a clause without a text of its own', () => {
  const rungs = textOf('Rungs', OAK, ZINC, RESIN, NAILS)

  it('has another title where half of the clauses below it are the same, and is another one where a quarter is', () => {
    const [one, two, three] = OTHERS as [string, string, string]
    expect(changeOf(rungs, textOf('Steps', OAK, ZINC, one, two))).toEqual({
      kinds: ['retitled', 'changed'],
      older: 1,
      newer: 1,
      reason: { title: false, number: true, share: 0.5 },
    })
    expect(changeOf(rungs, textOf('Steps', OAK, one, two, three))?.kinds).toEqual(['added'])
  })

  it('has one change of its heading then', () => {
    const { blocks } = compareTexts(rungs, textOf('Steps', OAK, ZINC, RESIN, NAILS))
    expect(blocks.map(({ kind, older, newer }) => [kind, older, newer])).toEqual([['changed', [2], [2]]])
  })
})
