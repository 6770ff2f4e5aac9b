import { expect, it } from '@jest/globals'
import { quotedLetters } from './quoted-letters.ts'

const AREAS = '[]{}'

/** Characters of a line, of which those in brackets are in areas of a place, those in other brackets in another one. */
function drawn(line: string) {
  let inside: number[] = []
  return [...line].flatMap((text) => {
    const area = AREAS.indexOf(text)
    if (area >= 0) inside = area % 2 ? [] : [area]
    return area >= 0 ? [] : [{ text, inside }]
  })
}

function chosen(line: string, exact?: string): string | undefined {
  const characters = drawn(line)
  const found = quotedLetters(characters, exact)
  return (
    found &&
    characters
      .slice(found[0], found[1] + 1)
      .map(({ text }) => text)
      .join('')
  )
}

it('the words of a place are those of its quote, where the areas cover a letter more or less', () => {
  expect(chosen('use ta[ble 3 n]ot 4', 'table 3')).toBe('table 3')
  expect(chosen('a [b]+c + d', '+')).toBe('+')
  expect(chosen('an [e ]and an e', 'e')).toBe('e')
})

it('words under the same areas that come before or after in the page are no part of it', () => {
  expect(chosen('L[A] in 133 minutes [EX 2]', 'EX 2')).toBe('EX 2')
  expect(chosen('the [sys-tem is fine. ]Heading [x]', 'system is fine.')).toBe('sys-tem is fine')
})

it('they are all in its areas where the quote is none of them: a footer in the middle, letters that are read otherwise', () => {
  expect(chosen('it [ends. Page 1 It] goes on', 'ends. It')).toBe('ends. Page 1 It')
  expect(chosen('it [ends. It goes on] {Page 1}', 'ends. It goes on')).toBe('ends. It goes on Page 1')
  expect(chosen('a [scan] b')).toBe('scan')
  expect(chosen('table 3, and [not] table 3', 'table 3')).toBe('not')
  expect(chosen('nothing', 'nothing')).toBeUndefined()
})
