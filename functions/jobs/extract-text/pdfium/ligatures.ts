import { hasRightToLeft } from '../layout/letters.ts'

const MARK = /^\p{M}$/u
/** Letters of the ligatures of Arabic that have a character of their own: PDFium parts it into letters in their order. */
const LIGATURES = new Set(
  Array.from({ length: 0xfefd - 0xfb50 }, (_, at) => String.fromCodePoint(0xfb50 + at).normalize('NFKC')).filter(
    (letters) => letters.length > 1 && letters.length < 5,
  ),
)

const turned = (text: string) => [...text].reverse().join('')

/** Turns round letters that follow each other at one place: those of a ligature. */
function ligaturesTurned(letters: readonly PlacedLetter[]): string {
  const groups: { text: string; readonly left: number }[] = []
  for (const { letter, left } of letters) {
    const group = groups.at(-1)
    if (group && group.left === left && !MARK.test(letter)) group.text += letter
    else groups.push({ text: letter, left })
  }
  return groups.map(({ text }) => (LIGATURES.has(text) ? text : turned(text))).join('')
}

/** A letter with its place from the left. */
export interface PlacedLetter {
  readonly letter: string
  readonly left: number
  readonly right: number
}

/**
 * Puts letters in the order in which they are read. PDFium turns round what it takes for letters from the right: numbers and names too,
 * and always the letters of a ligature, which share a place.
 */
export function lettersInOrder(letters: readonly PlacedLetter[]): string {
  const text = letters.map(({ letter }) => letter).join('')
  const [first, last] = [letters[0] as PlacedLetter, letters.at(-1) as PlacedLetter]
  // A letter of a ligature may have no width; those of one that stands alone share their place.
  const step = last.left - first.left || last.right - first.right
  const runsLeft = step === 0 ? hasRightToLeft(text) : step < 0
  if (runsLeft !== hasRightToLeft(text)) return turned(text)
  return runsLeft ? ligaturesTurned(letters) : text
}
