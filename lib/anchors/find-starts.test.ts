import { expect, it } from '@jest/globals'
import { fc } from '#test/support/properties.ts'
import { findStarts } from './find-starts.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '文'), maxLength: 400 })

it('the starts of a key are the same by search and by index', () => {
  fc.assert(
    fc.property(letters, fc.nat(399), fc.nat(30), (stream, from, length) => {
      const text = { stream }
      const key = stream.slice(from, from + length)
      fc.pre(key !== '')
      const searched = findStarts(text, key)
      for (let at = 0; at < 70; at++) findStarts(text, key)
      expect(findStarts(text, key)).toEqual(searched)
      expect(searched).toContain(stream.indexOf(key))
    }),
    { numRuns: 60 },
  )
})
