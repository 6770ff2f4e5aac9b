import { describe, expect, it } from '@jest/globals'
import { fc } from '#test/support/properties.ts'
import type { TextSpan } from './piece.ts'
import { type Setting, setSpans, widthOfSpans } from './set-spans.ts'

const STYLE = { family: 'sans', bold: false, italic: false } as const
const settingOf = (language = 'en', more: Partial<Setting> = {}): Setting => ({
  size: 10,
  style: STYLE,
  language,
  align: 'start',
  ...more,
})
const spanOf = (text: string, more: Partial<TextSpan> = {}): TextSpan => ({
  text,
  bold: false,
  italic: false,
  shift: 'none',
  ...more,
})

/** Words of a language; in a text from the right, others stand alone, as their runs are never broken. */
const WORDS = {
  en: ['torque', 'of', 'ISO', '9001:2015', 'عزم', 'Größe', '–', '(see', '4.2)'],
  ar: ['عزم', 'الدوران', 'ISO عزم', '(انظر', '4.2)'],
} as const
const textIn = (language: 'en' | 'ar') =>
  fc.array(fc.constantFrom(...WORDS[language]), { minLength: 1, maxLength: 40 }).map((words) => words.join(' '))

describe('a text that is set in lines', () => {
  it.each(['en', 'ar'] as const)('has all of its letters, in lines that fit their width, in %s', (language) => {
    fc.assert(
      fc.property(textIn(language), fc.integer({ min: 120, max: 400 }), (text, width) => {
        const { ops, height, lineHeight } = setSpans([spanOf(text)], width, settingOf(language))
        const letters = (some: string) => [...some.replace(/[\s()]/g, '')].sort().join('')
        expect(letters(ops.map((op) => op.text).join(''))).toBe(letters(text))
        expect(Number.isInteger(Math.round((height / lineHeight) * 1e6) / 1e6)).toBe(true)
        for (const op of ops) {
          expect(op.x).toBeGreaterThanOrEqual(-0.01)
          expect(op.x + op.width).toBeLessThanOrEqual(width + 0.01)
          expect(op.y).toBeLessThanOrEqual(height)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('begins at the left, and at the right in a language from the right', () => {
    const [left] = setSpans([spanOf('torque')], 300, settingOf('en')).ops
    const [right] = setSpans([spanOf('عزم')], 300, settingOf('ar')).ops
    expect(left?.x).toBe(0)
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(300, 1)
  })

  it('ends at the other edge, or stands amid the line, where its setting says so', () => {
    const width = widthOfSpans([spanOf('torque')], settingOf())
    const xOf = (align: Setting['align']) => setSpans([spanOf('torque')], 300, settingOf('en', { align })).ops[0]?.x
    expect(xOf('end')).toBeCloseTo(300 - width, 6)
    expect(xOf('center')).toBeCloseTo((300 - width) / 2, 6)
  })

  it('keeps the mark of each span', () => {
    const { ops } = setSpans([spanOf('was ', { mark: 'gone' }), spanOf('is', { mark: 'new' })], 300, settingOf())
    expect(ops.map(({ text, mark }) => [text.trim(), mark])).toEqual([
      ['was', 'gone'],
      ['is', 'new'],
    ])
  })
})
