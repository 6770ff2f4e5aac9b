import { expect, it } from '@jest/globals'
import { findsLittle, placedBy, relativeNearness } from './blend.ts'

it('blends meaning in where fewer than a first page of documents have all words', () => {
  expect([0, 9, 10, 500].map(findsLittle)).toEqual([true, true, false, false])
})

const alike = <Doc>([doc, own]: readonly [Doc, number]) => [doc, { refined: own, direct: own }] as const

it('measures nearness from the nearest document to the first that is left out, whatever the scale of the model', () => {
  const near = Array.from({ length: 150 }, (_, doc) => [doc, 0.9 - doc / 1000] as const)
  const scaled = near.map(([doc, nearness]) => [doc, 0.5 + nearness / 10] as const)
  const [own, other] = [relativeNearness(near.map(alike)).shares, relativeNearness(scaled.map(alike)).shares]
  expect([own.size, own.get(0), own.get(50), own.get(120)]).toEqual([100, 1, expect.closeTo(0.5), undefined])
  expect(other.get(50)).toBeCloseTo(own.get(50) as number)
  expect(relativeNearness([alike(['alone', 0.4])]).shares).toEqual(new Map([['alone', 1]]))
  expect(relativeNearness([alike(['far', 0])]).shares.size).toBe(0)
})

it('finds without words what stands out from the others alone, in a small library and in a large one', () => {
  const nearnessOf = (values: readonly number[]) => relativeNearness(values.map((own, doc) => alike([doc, own])))
  const keptOf = (values: readonly number[]) => nearnessOf(values).alone.size
  // One of 74 has the subject, and all others are as far off as any.
  expect(keptOf([0.9, ...Array.from({ length: 73 }, () => 0.4)])).toBe(1)
  // Large library: 500 have something of the subject, and those nearer than halfway to the three hundredth are near.
  expect(keptOf(Array.from({ length: 500 }, (_, at) => 0.9 - at / 1000))).toBe(100)
  expect(keptOf([0.9, 0.8, 0.7, ...Array.from({ length: 497 }, () => 0.6)])).toBe(2)
  // Words of a document say that it is of the subject: how near it is counts.
  expect(nearnessOf([0.9, 0.8, 0.7, ...Array.from({ length: 497 }, () => 0.6)]).shares.size).toBe(3)
})

it('finds nothing without words where the nearest is far off, however near the documents are that it resembles', () => {
  expect(relativeNearness([['far', { refined: 0.95, direct: 0.25 }]]).alone.size).toBe(0)
  expect(relativeNearness([['near', { refined: 0.95, direct: 0.35 }]]).alone.size).toBe(1)
})

it('says which weighs more, nearness or the words that a document has', () => {
  const [keywords, sentence] = [{ terms: ['one', 'two'] }, { terms: [...'uvwxyz'] }]
  expect(placedBy(keywords, 1, [1], [1, 9])).toBe('meaning')
  expect(placedBy(keywords, 0.2, [1], [1, 3])).toBe('words')
  expect(placedBy(keywords, 1, [2], [2, 2])).toBe('words')
  expect(placedBy(sentence, 1, [2], [2, 2])).toBe('meaning')
  expect(placedBy(keywords, 0, [], [1])).toBe('words')
})
