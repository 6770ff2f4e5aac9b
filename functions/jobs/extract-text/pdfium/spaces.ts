import type { PageWord } from '../layout/page-word.ts'

/** White space, thin spaces too, and a letter of which PDFium knows no character. */
const SPACES = new Set([0, 0x9, 0xa, 0xb, 0xc, 0xd, 0x20, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000])
for (let unit = 0x2000; unit <= 0x200a; unit++) SPACES.add(unit)

/** Tells characters that end a word: the words of a text are parted at all white space, and each has a place. */
export const partsWords = (unit: number): boolean => SPACES.has(unit)

/** Words before which the file has no space, at most, as a part of those with one; of those as near as words, where nearness tells. */
const MAX_APART = 1
const MAX_NEAR = 0.05
/** Room between words, as parts of the size of the type. */
const ROOM = { least: 0.2, most: 0.4 }

/** Marks the words before which the file has no space, on a page where others have one: there a gap parts cells. */
export function markApart(words: PageWord[], apart: readonly number[]): PageWord[] {
  const spaced = words.length - apart.length
  const near = new Set(apart.filter((at) => isNear(words[at - 1], words[at] as PageWord)))
  if (near.size > MAX_APART * spaced) return words
  for (const at of apart)
    if (near.size <= MAX_NEAR * spaced || !near.has(at)) words[at] = { ...(words[at] as PageWord), apart: true }
  return words
}

function isNear(before: PageWord | undefined, word: PageWord): boolean {
  if (!before || word.top >= before.bottom || before.top >= word.bottom) return false
  const room = (word.left - before.right) / word.size
  return room > ROOM.least && room < ROOM.most
}
