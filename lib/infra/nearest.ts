/** How many letters stand between two words: put in, left out or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, opposite] of [...other].entries())
      next.push(Math.min(at(next, j) + 1, at(row, j + 1) + 1, at(row, j) + Number(letter !== opposite)))
    row = next
  }
  return at(row, other.length)
}
const at = (row: readonly number[], index: number) => row[index] as number

/** The word that was most likely meant. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const far = (other: string) => distance(word.toLowerCase(), other.toLowerCase())
  return known.toSorted((a, b) => far(a) - far(b))[0]
}
