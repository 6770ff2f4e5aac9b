import type { PageWord } from './page-word.ts'

/** Letters that are written in columns, from the right, or in lines. */
const IDEOGRAPHS =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]+$/u
/** Height of a column of two letters at least, as a part of its width; the same of a line, the other way round. */
const LONG = 1.5
/** Distance of letters that follow each other, and of their edges across, as parts of the size. */
const STEP = { least: 0.5, most: 1.6 }
const ACROSS = 0.3
/** Gap between the parts of a word in a column at most, as a part of the size. */
const GAP = 0.3

/**
 * Turns the words of a page that is written in columns, as Japanese and Chinese may be: its text stands as if the page were turned by a
 * quarter, so that its columns are lines from the top.
 */
export function turnColumns(words: readonly PageWord[]): readonly PageWord[] {
  if (!isInColumns(words)) return words
  const joined: PageWord[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (before && word.turn === 0 && goesOnBelow(before, word)) joined[joined.length - 1] = joinedBelow(before, word)
    else joined.push(word.turn === 0 ? { ...word, turn: 1 } : word)
  }
  return joined
}

function isInColumns(words: readonly PageWord[]): boolean {
  let [down, along] = [0, 0]
  for (const [at, word] of words.entries()) {
    if (word.turn !== 0 || !IDEOGRAPHS.test(word.text)) continue
    const next = words[at + 1]
    const [width, height] = [word.right - word.left, word.bottom - word.top]
    if (word.text.length > 1) {
      if (height > LONG * width) down += word.text.length
      else if (width > LONG * height) along += word.text.length
    } else if (next && IDEOGRAPHS.test(next.text)) {
      if (isNear(next.top - word.top, next.left - word.left, word.size)) down += 1
      else if (isNear(next.left - word.left, next.top - word.top, word.size)) along += 1
    }
  }
  return down > along
}

const isNear = (step: number, across: number, size: number) =>
  step > STEP.least * size && step < STEP.most * size && Math.abs(across) < ACROSS * size

function goesOnBelow(a: PageWord, b: PageWord): boolean {
  const size = Math.max(a.size, b.size)
  const isOneColumn = Math.abs(a.left + a.right - b.left - b.right) < 2 * ACROSS * size
  return isOneColumn && Math.abs(b.top - a.bottom) < GAP * size && IDEOGRAPHS.test(a.text) && IDEOGRAPHS.test(b.text)
}

const joinedBelow = (a: PageWord, b: PageWord): PageWord => ({
  ...a,
  text: a.text + b.text,
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  bottom: b.bottom,
})
