import { describe, expect, it } from '@jest/globals'
import { joinWords } from './join-words.ts'
import type { PageWord } from './page-word.ts'

/** Words as they are shown, from the left, a space apart. */
const shown = (...texts: readonly string[]): PageWord[] => {
  let left = 100
  return texts.map((text) => {
    const word = {
      text,
      left,
      top: 100,
      right: left + text.length * 50,
      bottom: 200,
      size: 100,
      bold: false,
      fixed: false,
      turn: 0,
    }
    left = word.right + 30
    return word
  })
}
const read = (...texts: readonly string[]) => joinWords(shown(...texts)).map(({ text }) => text)
/** The line on a page whose other words are from the right. */
const readAmong = (texts: readonly string[]) => {
  const others = shown('السلالم', 'الثابتة', 'المباني', 'المتطلبات').map((word) => ({ ...word, top: 400, bottom: 500 }))
  return joinWords([...shown(...texts), ...others])[0]?.text
}

describe('a line from the right', () => {
  it.each([
    ['a designation', ['السلم', 'ISO', '9001:2015', 'متطلبات'], 'متطلبات ISO 9001:2015 السلم'],
    ['a number with its unit, set from the left', ['حرارة', '25', 'kN', 'الحمل'], 'الحمل 25 kN حرارة'],
    ['a number with its unit, set from the right', ['حرارة', 'kN', '25', 'الحمل'], 'الحمل 25 kN حرارة'],
    ['a tolerance set from the right', ['שלבים', 'mm', '±', '5', 'mm', '250', 'המרחק'], 'המרחק 250 mm ± 5 mm שלבים'],
    ['degrees', ['إلى', 'C°', '30', 'من'], 'من 30 °C إلى'],
    ['a percentage, either way', ['من', '±2', '%', 'على', '%', '5', 'حتى'], 'حتى 5 % على ±2 % من'],
    [
      'several designations',
      ['وإلى', 'A36/A36M-19', 'ASTM', 'وإلى', 'IEC', '60812', 'إلى'],
      'إلى IEC 60812 وإلى A36/A36M-19 ASTM وإلى',
    ],
    ['an equation', ['والنسبة', 'R', '=', '80', 'القيمة'], 'القيمة R = 80 والنسبة'],
    ['numbers beside each other', ['בין', '20', '10', 'מספרים'], 'מספרים 10 20 בין'],
    ['groups of digits', ['בין', '1', '200', 'mm', 'רוחב'], 'רוחב 1 200 mm בין'],
    ['numbers in the digits of the script', ['البند', '١٢٫٥', '٢٥', 'الأرقام'], 'الأرقام ٢٥ ١٢٫٥ البند'],
    ['a reference in such digits beside a name', ['یک', '[۱]', 'LATEX', 'از'], 'از LATEX [۱] یک'],
    ['brackets around a run, as they look', ['على', '(EN', '14122-3:2016)', 'الوثيقة'], 'الوثيقة (EN 14122-3:2016) على'],
    ['brackets around a run, as they are meant', ['על', ')EN', '14122-3:2016(', 'התקן'], 'התקן (EN 14122-3:2016) על'],
    ['brackets around words from the right', ['סוף', 'במבנים(', ')גם', 'התקן'], 'התקן (גם במבנים) סוף'],
    ['the full stop of a sentence that ends so', ['.1.0', 'MPa', 'ضغط'], 'ضغط 1.0 MPa.'],
    ['a bracket that ends with a run', [').EN', '14122', 'انظر'], 'انظر EN 14122.)'],
  ])('reads %s', (_, words, text) => {
    expect(readAmong(words as string[])).toBe(text)
  })

  it('joins letters that touch, and signs to the letters beside them, but no words that a space parts', () => {
    const piece = (text: string, left: number, right: number): PageWord => ({ ...(shown(text)[0] as PageWord), left, right })
    const [one, other] = [piece('של', 200, 300), piece('ום', 100, 200)]
    const stop = piece('.', 80, 100)
    expect(joinWords([one, other, stop]).map(({ text }) => text)).toEqual(['שלום.'])
    expect(joinWords([one, piece(' ', 199, 201), other]).map(({ text }) => text)).toEqual(['של ום'])
  })
})

describe('a line from the left', () => {
  it('keeps the order of the words from the right in it', () => {
    expect(read('The', 'term', 'ثابت', 'سلم', 'means', 'a', 'fixed', 'ladder')).toEqual([
      'The term سلم ثابت means a fixed ladder',
    ])
  })
})
