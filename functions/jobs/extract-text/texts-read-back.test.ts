import { expect, it } from '@jest/globals'
import { randomText } from '#test/support/drawn/random-text.ts'
import { drawnPdfReader } from '#test/support/drawn/read-drawn-pdf.ts'
import { setText, setting } from '#test/support/drawn/set-text.ts'
import { readIn, standingIn } from '#test/support/drawn/standing.ts'
import { fc, proofCases } from '#test/support/properties.ts'

const textOf = drawnPdfReader()
const TEXTS = proofCases(100, 10_000)

it(
  'a text with heights, tables and columns is read as it was set',
  async () => {
    await fc.assert(
      fc.asyncProperty(randomText, setting, async (clauses, style) => {
        const text = await textOf((pdf) => setText(pdf, clauses, style))
        expect(readIn(text)).toEqual(standingIn(clauses))
      }),
      { numRuns: TEXTS, endOnFailure: true },
    )
  },
  TEXTS * 4000,
)
