import { anyCharacter, fc } from '#test/support/properties.ts'

const PIECES = [
  ...['"', '*', 'AND', 'NOT', '(', ')', '/', ':', '-', '%', '“', '»', '\u0000', '\ud800', '💥', '\u200f', '\u001b', ' '],
  ...['No.', 'ISO', 'ISO/IEC ', '9001', 'A36/A36M', 'qualiti', 'managment', 'system', 'rub ber', 'ГОСТ', 'أنظمة', '品質'],
]

/** Texts that nobody should type and somebody does: operators, quotes, scripts, lone surrogates, typing errors. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 700 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((all) => all.join('')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((all) => all.join(' ')),
)
