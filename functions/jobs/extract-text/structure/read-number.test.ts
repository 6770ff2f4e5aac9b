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
  '25 July 2021',
  '3 Mar. 2021, revised',
  '25. Juli 2021',
  '25 juillet 2021',
  '25 de julio de 2021',
  '25 lipca 2021',
  '25 июля 2021 г.',
  '٢٥ يوليو ٢٠٢١',
  '25 تموز 2021',
  '25. 7. 2021',
  '25.07. 2021',
  '2021-07-25',
  '2021年7月25日',
  'July 2021',
])('the date “%s” has no number of a clause', (text) => {
  expect(readNumber(text)).toBeUndefined()
})

it.each([
  ['3 March of workers', '3'],
  ['5 Maintenance in 2021', '5'],
  ['6 Marking from May 2021', '6'],
  ['12.7. Loads', '12.7'],
])('“%s” has a number', (text, number) => {
  expect(readNumber(text)?.number).toBe(number)
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
