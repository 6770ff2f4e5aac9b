const MARK = /^\p{M}$/u
/** Letters of the ligatures of Arabic that have a character of their own: PDFium parts it into letters in their order. */
const LIGATURES = new Set(
  Array.from({ length: 0xfefd - 0xfb50 }, (_, at) => String.fromCodePoint(0xfb50 + at).normalize('NFKC')).filter(
    (letters) => letters.length > 1 && letters.length < 5,
  ),
)

/** Turns round letters that follow each other at one place: those of a ligature. */
export function ligaturesTurned(letters: readonly { readonly letter: string; readonly left: number }[]): string {
  const groups: { text: string; readonly left: number }[] = []
  for (const { letter, left } of letters) {
    const group = groups.at(-1)
    if (group && group.left === left && !MARK.test(letter)) group.text += letter
    else groups.push({ text: letter, left })
  }
  return groups.map(({ text }) => (LIGATURES.has(text) ? text : [...text].reverse().join(''))).join('')
}
