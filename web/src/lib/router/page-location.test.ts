import { expect, it } from '@jest/globals'
import { hrefFrom } from './page-location.ts'

it('an address keeps the path of the page where it states none, and nothing else of it', () => {
  expect(hrefFrom('/notes', '/search?content=a#b')).toBe('/search?content=a#b')
  expect(hrefFrom('/notes', '?sort=title')).toBe('/notes?sort=title')
  expect(hrefFrom('/notes', '#b')).toBe('/notes#b')
  expect(hrefFrom('/notes', { search: '?page=2' })).toBe('/notes?page=2')
  expect(hrefFrom('/notes', { pathname: '/', search: '?', hash: '#c' })).toBe('/#c')
  expect(hrefFrom('/notes', '/search?content=a?b#c#d')).toBe('/search?content=a?b#c#d')
})
