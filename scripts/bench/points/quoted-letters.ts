import { lettersOf } from '../../../lib/anchors/letters-of.ts'

/** Character of a drawn page, with the areas of a place in which its middle is. */
export interface DrawnCharacter {
  readonly text: string
  /** numbers of areas */
  readonly inside: readonly number[]
}

/** The text of a page is drawn with other letters than the page: they stand up to so many letters beside it. */
const MAX_SHIFT = 2

/**
 * Finds the first and the last character of a place: those of its quote which stand in its areas, to a letter or two, or all in
 * its areas, where the quote does not stand in each of them: a footer was selected too, which is no text.
 */
export function quotedLetters(
  characters: readonly DrawnCharacter[],
  exact = '',
): readonly [first: number, last: number] | undefined {
  const [first, last] = [
    characters.findIndex(({ inside }) => inside.length > 0),
    characters.findLastIndex(({ inside }) => inside.length > 0),
  ]
  if (first < 0) return undefined
  let stream = ''
  const owners: number[] = []
  const starts: number[] = []
  for (const [at, { text }] of characters.entries()) {
    starts.push(stream.length)
    const letters = lettersOf(text)
    stream += letters
    for (let letter = 0; letter < letters.length; letter++) owners.push(at)
  }
  const key = lettersOf(exact)
  const [low, high] = [(starts[first] as number) - MAX_SHIFT, (starts[last] as number) + MAX_SHIFT]
  const insideOf = (start: number) => {
    let count = 0
    for (let at = start; at < start + key.length; at++) if (characters[owners[at] as number]?.inside.length) count++
    return count
  }
  let best: readonly [start: number, inside: number] | undefined
  for (let at = key ? stream.indexOf(key, Math.max(low, 0)) : -1; at >= 0; at = stream.indexOf(key, at + 1)) {
    if (at + key.length - 1 > high) break
    const inside = insideOf(at)
    const isNearer = best && inside === best[1] && Math.abs(at - low - MAX_SHIFT) < Math.abs(best[0] - low - MAX_SHIFT)
    if (!best || inside > best[1] || isNearer) best = [at, inside]
  }
  if (!best || best[1] < key.length - 2 * MAX_SHIFT) return [first, last]
  const quoted = [owners[best[0]] as number, owners[best[0] + key.length - 1] as number] as const
  return best[1] === 0 || isInEach(characters, quoted) ? quoted : [first, last]
}

/** Tells whether a part of the characters stands in each area in which there are letters. */
function isInEach(characters: readonly DrawnCharacter[], [first, last]: readonly [number, number]): boolean {
  const some = new Set(characters.slice(first, last + 1).flatMap(({ inside }) => inside))
  return characters.every(
    ({ text, inside }) => inside.length === 0 || lettersOf(text) === '' || inside.some((one) => some.has(one)),
  )
}
