/** The places of the greatest numbers above 0, the greatest first. */
export function bestOf(scores: Float64Array, most: number): number[] {
  const best: number[] = []
  let least = 0
  for (let doc = 0; doc < scores.length; doc++) {
    const score = scores[doc] as number
    if (score <= least) continue
    let at = best.length
    while (at > 0 && (scores[best[at - 1] as number] as number) < score) at--
    best.splice(at, 0, doc)
    if (best.length > most) best.pop()
    if (best.length === most) least = scores[best[most - 1] as number] as number
  }
  return best
}
