import { expect, it } from '@jest/globals'
import { heightOfDigit } from './height-of-digit.ts'
import type { Pdfium } from './open-pdfium.ts'

/** Tells the height of a letter of 10 points whose outline has a foot and a head above the line. */
function heightOf(letter: string, bottom: number, top: number) {
  const memory = new ArrayBuffer(64)
  const pdfium = {
    HEAPU8: new Uint8Array(memory),
    _FPDFText_GetCharBox: () => {
      new Float64Array(memory).set([0, 5, bottom, top])
      return 1
    },
  } as unknown as Pdfium
  return heightOfDigit(pdfium, 0, 0, 0, 10, 0, letter.codePointAt(0) as number)
}

it('digits of a font that has them raised or lowered are told by their outlines, and so is a raised minus', () => {
  expect([heightOf('6', 0, 6.7), heightOf('6', 3, 7), heightOf('6', -1.2, 3)]).toEqual([undefined, 'raised', 'lowered'])
  expect([heightOf('−', 2.6, 3.2), heightOf('-', 2.4, 3), heightOf('−', 5, 5.4)]).toEqual([undefined, undefined, 'raised'])
})
