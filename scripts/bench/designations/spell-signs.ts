import { changed, type Spelling } from './spelling.ts'

const DASHES = ['-', '–', '—', '‑', '−', '‐', '－', '_', '.', '/', ':', ' - ', ' – ']
const SPACES = ['\u00a0', '\u2009', '\u202f', '\u3000', '  ', '\t', '_', '-', '']
const UNSEEN = ['\u200b', '\u200d', '\ufeff', '\u00ad', '\u200e', '\u200f', '\u2060', '\u202a', '\u2066']

/** Spellings with other signs and spaces between the same letters. */
export const signs: Readonly<Record<string, Spelling>> = {
  asWritten: (written) => written,
  otherDash: (written, choices) =>
    changed(
      written,
      written.replace(/[-:/]/g, () => choices.one(DASHES)),
    ),
  otherSpace: (written, choices) =>
    changed(
      written,
      written.replace(/ /g, () => choices.one(SPACES)),
    ),
  allSpaces: (written) => changed(written, written.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()),
  allDashes: (written, choices) => {
    const dash = choices.one(['-', '_', '.', '/'])
    return changed(written, written.replace(/[^\p{L}\p{N}]+/gu, dash).replace(/[-_./]$/, ''))
  },
  allGone: (written) => changed(written, written.replace(/[^\p{L}\p{N}]+/gu, '')),
  spacesGone: (written) => changed(written, written.replaceAll(' ', '')),
  firstSpaceGone: (written) => changed(written, written.replace(' ', '')),
  firstSpaceDash: (written) => changed(written, written.replace(' ', '-')),
  lower: (written) => changed(written, written.toLowerCase()),
  upper: (written) => changed(written, written.toUpperCase()),
  mixedCase: (written, choices) =>
    written.replace(/\p{L}/gu, (one) => (choices.below(2) ? one.toLowerCase() : one.toUpperCase())),
  fullWidth: (written) =>
    written.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)).replaceAll(' ', '\u3000'),
  unseen: (written, choices) => written.replace(/./gu, (one) => (choices.below(3) ? one : one + choices.one(UNSEEN))),
  quoted: (written, choices) =>
    choices.one([
      `"${written}"`,
      `“${written}”`,
      `(${written})`,
      `[${written}]`,
      `'${written}'`,
      `«${written}»`,
      `${written},`,
      `${written}.`,
    ]),
}
