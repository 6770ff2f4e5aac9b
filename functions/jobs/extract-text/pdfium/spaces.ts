/** White space, thin spaces too, and a letter of which PDFium knows no character. */
const SPACES = new Set([0, 0x9, 0xa, 0xb, 0xc, 0xd, 0x20, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000])
for (let unit = 0x2000; unit <= 0x200a; unit++) SPACES.add(unit)

/** Tells characters that end a word: the words of a text are parted at all white space, and each has a place. */
export const partsWords = (unit: number): boolean => SPACES.has(unit)
