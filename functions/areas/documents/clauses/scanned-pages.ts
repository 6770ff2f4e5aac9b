import type { ClauseList } from '#contract/documents/clauses.ts'
import type { DocumentText } from '#document-text/document-text.ts'

/** Runs that are told: a sentence with more is not read. */
const MAX_RUNS = 200

/** Lists the pages of a PDF that are pictures without text, in runs. Covers are pictures in many documents, and are left out. */
export function scannedPages({ pages }: DocumentText): ClauseList['scannedPages'] {
  const runs: { from: number; to: number }[] = []
  for (const [at, { scan }] of pages.entries()) {
    const last = runs.at(-1)
    if (!scan) continue
    if (last?.to === at) last.to = at + 1
    else runs.push({ from: at + 1, to: at + 1 })
  }
  const told = runs.filter(({ from, to }) => from !== to || (from > 1 && to < pages.length))
  return told.length > 0 ? told.slice(0, MAX_RUNS) : undefined
}
