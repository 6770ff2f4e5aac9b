import { describe, expect, it } from '@jest/globals'
import { askedOf, type KeyPress, PDF_KEYS, RIGHT_TO_LEFT_KEYS } from '../keys.ts'
import { commandOf, scrollStepOf, turnOf } from './keyboard.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('keys of the viewer', () => {
  it('finds with Ctrl+F or Command+F, and not with a bare f', () => {
    expect(askedOf(press('f', { ctrlKey: true }))).toBe('find')
    expect(askedOf(press('F', { metaKey: true }))).toBe('find')
    expect([askedOf(press('f')), askedOf(press('f', { ctrlKey: true, shiftKey: true }))]).toEqual([undefined, undefined])
  })

  it('prints with Ctrl+P, and turns back a page with a bare p', () => {
    expect(askedOf(press('p', { ctrlKey: true }))).toBe('print')
    expect(commandOf(press('p'), false)).toBe('previous')
  })

  it('takes the letters of a keyboard of another script by their places', () => {
    expect(askedOf(press('ب', { code: 'KeyF', ctrlKey: true }))).toBe('find')
    expect(commandOf(press('о', { code: 'KeyJ' }), false)).toBe('next')
  })

  it('turns pages the way the document reads', () => {
    expect(commandOf(press('ArrowRight'), false)).toBe('next')
    expect(commandOf(press('ArrowRight'), true)).toBe('previous')
    expect(commandOf(press('ArrowLeft'), true)).toBe('next')
    const named = (keys: typeof PDF_KEYS) => keys.find(([, text]) => text === 'documents.key.next')?.[0]
    expect([named(PDF_KEYS), named(RIGHT_TO_LEFT_KEYS)]).toEqual(['→ j n', '← j n'])
  })

  it('turns whole pages where one fills the screen', () => {
    for (const key of ['PageDown', 'ArrowDown', ' ', 'Enter', 'ArrowRight']) expect(turnOf(press(key), false)).toBe('next')
    for (const key of ['PageUp', 'ArrowUp', 'ArrowRight']) expect(turnOf(press(key), true)).toBe('previous')
    expect(turnOf(press(' ', { shiftKey: true }), false)).toBe('previous')
    expect(turnOf(press('Escape'), false)).toBeUndefined()
  })

  it('leaves scrolling, and everything with Alt, to the browser', () => {
    for (const key of ['PageDown', 'PageUp', ' ', 'ArrowDown', 'ArrowUp']) expect(commandOf(press(key), false)).toBeUndefined()
    expect(commandOf(press('ArrowLeft', { altKey: true }), false)).toBeUndefined()
  })

  it('scrolls by a screen with a line of overlap', () => {
    expect(scrollStepOf(press('PageDown'), 800)).toBe(760)
    expect(scrollStepOf(press(' ', { shiftKey: true }), 800)).toBe(-760)
    expect(scrollStepOf(press('ArrowUp'), 800)).toBe(-40)
    expect(scrollStepOf(press('a'), 800)).toBeUndefined()
  })
})
