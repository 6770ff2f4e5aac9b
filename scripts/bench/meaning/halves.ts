import { mean } from '../judged.ts'

const isEven = (_: number, query: number) => query % 2 === 0
const isOdd = (_: number, query: number) => query % 2 === 1

/** Mean score of one half of the queries, with the best setting of the other half. */
function fitted(scores: readonly number[][], fit: typeof isEven, report: typeof isEven): { best: number; scores: number[] } {
  const fits = scores.map((own) => mean(own.filter(fit)))
  const best = fits.indexOf(Math.max(...fits))
  return { best, scores: (scores[best] as number[]).filter(report) }
}

/** Pools both halves: a setting is chosen on one half and its scores are reported on the other, then swapped. Scores are by setting. */
export function pooledHalves(scores: readonly number[][]): { readonly pooled: number; readonly best: readonly number[] } {
  const halves = [fitted(scores, isEven, isOdd), fitted(scores, isOdd, isEven)]
  return { pooled: mean(halves.flatMap((half) => half.scores)), best: halves.map(({ best }) => best) }
}
