import { describe, expect, it } from '@jest/globals'
import { clampPage, pageOf, withPage } from './page-url.ts'

describe('the page in the address', () => {
  it('is read from `page`', () => {
    expect(pageOf('?contentcode=ISO%7C1&page=57')).toBe(57)
  })

  it.each(['', '?page=', '?page=0', '?page=-3', '?page=1.5', '?page=abc', '?page=99999999'])('is none in %p', (search) => {
    expect(pageOf(search)).toBeUndefined()
  })

  it('is written without touching what else the address says', () => {
    expect(withPage('?contentcode=ISO%7C1&q=a+b&page=2', 57)).toBe('?contentcode=ISO%7C1&q=a+b&page=57')
    expect(withPage('?contentcode=ISO%7C1&page=2', 1)).toBe('?contentcode=ISO%7C1')
    expect(withPage('', 1)).toBe('')
  })

  it('stays within the document', () => {
    expect([clampPage(undefined, 10), clampPage(0, 10), clampPage(57, 10), clampPage(7, 10)]).toEqual([1, 1, 10, 7])
  })
})
