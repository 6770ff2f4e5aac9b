import { describe, expect, it } from '@jest/globals'
import { isbnIn } from './isbn.ts'

describe('an ISBN', () => {
  it.each([
    '9780803112346',
    '978-0-8031-1234-6',
    'ISBN 978 0 8031 1234 6',
    'urn:ISBN:0803112343',
    '0-8031-1234-3',
    ' 978‑0‑8031‑1234‑6',
  ])('%p is read in any spelling', (text) => expect(isbnIn(text)).toBe('9780803112346'))

  it.each(['', 'ISBN', '1234-5678', '97808031123', 'ISO 9001', '9990803112346', 'x'.repeat(9)])('is not %p', (text) => {
    expect(isbnIn(text)).toBeUndefined()
  })
})
