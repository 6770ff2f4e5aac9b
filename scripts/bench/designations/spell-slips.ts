import { changed, type Spelling } from './spelling.ts'

/** Spellings with mistakes of typing or scanning. */
export const slips: Readonly<Record<string, Spelling>> = {
  lettersForDigits: (written, choices) =>
    changed(
      written,
      written.replace(/[01]/, (one) => (one === '0' ? choices.one(['O', 'o']) : choices.one(['l', 'I']))),
    ),
  digitsForLetters: (written) =>
    changed(written, written.replace(/^ISO/, 'IS0').replace(/^IEC/, 'lEC').replace(/^IEEE/, 'lEEE').replace(/^ITU/, '1TU')),
  doubledSign: (written, choices) =>
    changed(
      written,
      written.replace(/[-:/ ]/g, (one) => (choices.below(2) ? one + one : one)),
    ),
  spacedSigns: (written) => changed(written, written.replace(/[-:/]/g, ' $& ')),
}
