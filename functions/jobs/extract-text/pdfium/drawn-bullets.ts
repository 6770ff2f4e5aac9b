import type { PageRule, PageWord } from '../layout/page-word.ts'

/** Size of a drawn bullet, and its distance from its item, as parts of the size of the type. */
const SIZE = { least: 0.15, most: 0.65 }
const GAP = { least: 0.15, most: 2 }
/** Part of the height of its word within which the middle of a bullet stands. */
const MIDDLE = { least: 0.3, most: 0.8 }

/** Adds the bullets of list items that a file draws as shapes, as browsers do: each before the word that it stands with. */
export function withDrawnBullets(words: readonly PageWord[], dots: readonly PageRule[]): readonly PageWord[] {
  if (dots.length === 0) return words
  const before = new Map<number, PageWord>()
  for (const dot of dots) {
    const at = wordBehind(words, dot)
    const word = words[at]
    if (word) before.set(at, bulletOf(word, dot))
  }
  return words.flatMap((word, at) => [...(before.has(at) ? [before.get(at) as PageWord] : []), word])
}

function bulletOf({ height: _, parted: __, apart: ___, ...word }: PageWord, { left, right }: PageRule): PageWord {
  return { ...word, text: '•', left, right, bold: false }
}

/** Finds the word right of a dot, where nothing stands left of it. */
function wordBehind(words: readonly PageWord[], dot: PageRule): number {
  const middle = (dot.top + dot.bottom) / 2
  let found = -1
  for (const [at, word] of words.entries()) {
    if (word.turn !== 0 || word.top > middle || word.bottom < middle || word.text === ' ') continue
    const gap = word.left - dot.right
    if (gap < 0) {
      if (dot.left - word.right < GAP.most * word.size) return -1
      continue
    }
    if (gap < GAP.most * word.size && (found < 0 || word.left < (words[found] as PageWord).left)) found = at
  }
  const word = words[found]
  return word && isBulletOf(word, dot) ? found : -1
}

function isBulletOf({ left, top, bottom, size, text }: PageWord, dot: PageRule): boolean {
  const [width, gap] = [dot.right - dot.left, left - dot.right]
  const height = ((dot.top + dot.bottom) / 2 - top) / (bottom - top)
  return (
    width >= SIZE.least * size &&
    width <= SIZE.most * size &&
    gap >= GAP.least * size &&
    height >= MIDDLE.least &&
    height <= MIDDLE.most &&
    text !== '•'
  )
}
