import { expect, it } from '@jest/globals'
import { findsLittle, placedBy, relativeNearness } from './blend.ts'

it('blends meaning in where fewer than a first page of documents have all words', () => {
  expect([0, 9, 10, 500].map(findsLittle)).toEqual([true, true, false, false])
})

it('measures nearness from the nearest document to the first that is left out, whatever the scale of the model', () => {
  const near = Array.from({ length: 150 }, (_, doc) => [doc, 0.9 - doc / 1000] as const)
  const scaled = near.map(([doc, nearness]) => [doc, 0.5 + nearness / 10] as const)
  const [own, other] = [relativeNearness(near), relativeNearness(scaled)]
  expect([own.size, own.get(0), own.get(50), own.get(120)]).toEqual([100, 1, expect.closeTo(0.5), undefined])
  expect(other.get(50)).toBeCloseTo(own.get(50) as number)
  expect(relativeNearness([['alone', 0.4]])).toEqual(new Map([['alone', 1]]))
  expect(relativeNearness([['far', 0]]).size).toBe(0)
})

it('says which weighs more, nearness or the words that a document has', () => {
  const [keywords, sentence] = [{ terms: ['one', 'two'] }, { terms: [...'uvwxyz'] }]
  expect(placedBy(keywords, 1, [1], [1, 3])).toBe('meaning')
  expect(placedBy(keywords, 0.2, [1], [1, 3])).toBe('words')
  expect(placedBy(keywords, 1, [2], [2, 2])).toBe('words')
  expect(placedBy(sentence, 1, [2], [2, 2])).toBe('meaning')
  expect(placedBy(keywords, 0, [], [1])).toBe('words')
})
