import { mean } from '../judged.ts'

const isEven = (_: number, query: number) => query % 2 === 0
const isOdd = (_: number, query: number) => query % 2 === 1

/** Of one half of the queries, with the setting that is best for the other half. */
function fitted(scores: readonly number[][], fit: typeof isEven, report: typeof isEven): { best: number; scores: number[] } {
  const fits = scores.map((own) => mean(own.filter(fit)))
  const best = fits.indexOf(Math.max(...fits))
  return { best, scores: (scores[best] as number[]).filter(report) }
}

/** By setting the scores of all queries: fitted on one half, reported on the other, swapped and pooled. */
export function pooledHalves(scores: readonly number[][]): { readonly pooled: number; readonly best: readonly number[] } {
  const halves = [fitted(scores, isEven, isOdd), fitted(scores, isOdd, isEven)]
  return { pooled: mean(halves.flatMap((half) => half.scores)), best: halves.map(({ best }) => best) }
}
