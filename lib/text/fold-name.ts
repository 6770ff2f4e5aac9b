const MARKS = /\p{M}/gu
const SPACES = /[\s\p{Z}\p{Cf}]/gu
/** Letters with a stroke, which no form of Unicode takes apart. */
const STROKES: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' }

/** Name as people search for it: without case, accents and spaces, in any script. */
export function foldName(name: string): string {
  const plain = name.normalize('NFKD').replace(MARKS, '').replace(SPACES, '')
  // By way of capitals: ß is SS there.
  return plain
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[øłđħŧı]/g, (letter) => STROKES[letter] as string)
}
