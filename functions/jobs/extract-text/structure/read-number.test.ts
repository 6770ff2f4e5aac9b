import { expect, it } from '@jest/globals'
import { mayFollow, readNumber } from './read-number.ts'

it.each([
  ['Annexe A Exemples', 'Annexe A', 'Exemples'],
  ['Annex B (informative) Drawings', 'Annex B', '(informative) Drawings'],
  ['Приложение А Примеры', 'Приложение А', 'Примеры'],
  ['Б.2 Нагрузки', 'Б.2', 'Нагрузки'],
  ['Partie II Essais', 'Partie II', 'Essais'],
  ['Article 12 — Duties', 'Article 12', 'Duties'],
])('the number of “%s” is read with its name', (text, number, title) => {
  expect(readNumber(text)).toMatchObject({ number, title: expect.stringContaining(title) })
})

it.each([
  [['I'], undefined],
  [['V'], ['IV']],
  [['II'], ['I']],
  [['J'], ['I']],
  [['Б'], ['А']],
  [['А'], ['7', '2']],
] as const)('%j may follow %j', (path, last) => {
  expect(mayFollow(path, last)).toBe(true)
})

it.each([
  [['V'], ['I']],
  [['Д'], ['А']],
] as const)('%j may not follow %j', (path, last) => {
  expect(mayFollow(path, last)).toBe(false)
})
