import { expect, it } from '@jest/globals'
import { anyWordOf, soughtIn } from '#web/reader/find/find-request.ts'
import { findRequestOf } from './find-request-of.ts'

const soughtBy = (q: string) => {
  const request = findRequestOf(q)
  return request && [soughtIn(request), anyWordOf(request) && soughtIn({ ...request, anyWord: true })]
}

it('the words of a search are sought together, and any of them where they are not together', () => {
  expect(soughtBy('debian policy')).toEqual(['debian policy', ['debian', 'policy']])
  expect(soughtBy('debian AND policy -draft')).toEqual(['debian policy', ['debian', 'policy']])
  expect(soughtBy('ladder')).toEqual(['ladder', undefined])
  expect(soughtBy('"side rail"')).toEqual(['side rail', ['side', 'rail']])
})

it('a search with phrases says itself what belongs together', () => {
  expect(soughtBy('"side rail" ladder')).toEqual([['side rail', 'ladder'], undefined])
})

it('a search without words seeks nothing', () => {
  for (const q of ['', '  ', 'a', '-draft', '*']) expect(findRequestOf(q)).toBeUndefined()
})
