/** Words as they are compared: letters and digits alone, so that marks of the one rendition do not count. */
export function comparedWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}

/** Counts the words that two texts share in one order: the length of their longest common subsequence (Myers, greedy). */
export function countShared(a: readonly string[], b: readonly string[]): number {
  const numbers = new Map<string, number>()
  const numbered = (words: readonly string[]) =>
    Int32Array.from(words, (word) => {
      const known = numbers.get(word) ?? numbers.size
      numbers.set(word, known)
      return known
    })
  const [x, y] = [numbered(a), numbered(b)]
  const most = x.length + y.length
  const furthest = new Int32Array(2 * most + 3)
  for (let edits = 0; edits <= most; edits++) {
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const at = diagonal + most + 1
      const isDown = diagonal === -edits || (diagonal !== edits && (furthest[at - 1] as number) < (furthest[at + 1] as number))
      let i = isDown ? (furthest[at + 1] as number) : (furthest[at - 1] as number) + 1
      let j = i - diagonal
      while (i < x.length && j < y.length && x[i] === y[j]) {
        i++
        j++
      }
      furthest[at] = i
      if (i >= x.length && j >= y.length) return (most - edits) / 2
    }
  }
  return 0
}
