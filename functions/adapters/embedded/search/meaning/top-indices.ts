/** Indices of the highest scores above 0, the highest first. */
export function topIndices(scores: Float64Array, max: number): number[] {
  const best: number[] = []
  let least = 0
  for (let doc = 0; doc < scores.length; doc++) {
    const score = scores[doc] as number
    if (score <= least) continue
    let at = best.length
    while (at > 0 && (scores[best[at - 1] as number] as number) < score) at--
    best.splice(at, 0, doc)
    if (best.length > max) best.pop()
    if (best.length === max) least = scores[best[max - 1] as number] as number
  }
  return best
}
