import { hasFontFor } from '../faces.ts'

/** Printed for a sign that no font has: of a symbol font, or of nobody. */
const UNKNOWN_SIGN = '·'
const LETTER = /[\p{L}\p{N}]/u
/** Signs that the fonts lack and that mean a number. */
const PLAIN_FORMS: Readonly<Record<string, string>> = { '‰': '0/00', '‱': '0/000' }
const FORMAT = /[\p{Cc}\p{Cf}]/u
const MARK = /\p{M}/u

/** Plain letters for a ligature, a circled number and the like; empty where these have no font either. */
function plainFormOf(character: string): string {
  const plain = PLAIN_FORMS[character] ?? character.normalize('NFKC')
  return plain !== character && [...plain].every(hasFontFor) ? plain : ''
}

/**
 * The text as it can be printed; undefined where it has letters for which there is no font. Signs without a font become points,
 * and what is invisible is left out: never is a box printed.
 */
export function settable(text: string): string | undefined {
  let printed = ''
  for (const character of text.normalize('NFC')) {
    if (/\s/.test(character)) printed += ' '
    else if (FORMAT.test(character)) continue
    else if (hasFontFor(character)) printed += character
    else if (plainFormOf(character)) printed += plainFormOf(character)
    else if (LETTER.test(character)) return undefined
    else if (!MARK.test(character)) printed += UNKNOWN_SIGN
  }
  return printed
}
