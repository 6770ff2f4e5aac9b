import { expect, it } from '@jest/globals'
import { latinKey } from './latin-key.ts'

const press = (key: string, code: string, shiftKey = false) => latinKey({ key, code, shiftKey })

it('a letter or a sign of a keyboard of another script is the Latin one at its place', () => {
  expect([
    press('ة', 'KeyM'),
    press('о', 'KeyJ'),
    press('Л', 'KeyK', true),
    press('ظ', 'Slash'),
    press('؟', 'Slash', true),
  ]).toEqual(['m', 'j', 'K', '/', '?'])
  expect(press('٠', 'Digit0')).toBe('0')
})

it('a Latin letter is itself, wherever its key is, and so is a key with a name', () => {
  expect([press('m', 'Semicolon'), press('/', 'Digit7', true), press('Enter', 'Enter'), press('ArrowUp', 'ArrowUp')]).toEqual([
    'm',
    '/',
    'Enter',
    'ArrowUp',
  ])
})
