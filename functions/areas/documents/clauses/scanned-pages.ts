import type { ClauseList } from '#contract/documents/clauses.ts'
import type { DocumentText, PageSize } from '#document-text/document-text.ts'

/** Runs that are told: a sentence with more is not read. */
const MAX_RUNS = 200

type PageRuns = NonNullable<ClauseList['scannedPages']>
type RunsOfPages = Pick<ClauseList, 'scannedPages' | 'recognisedPages' | 'unmappedPages'>

/** Lists the pages of a PDF that are pictures without text, whose text was recognised, or whose letters have no characters. */
export function pagesByText({ pages }: DocumentText): RunsOfPages {
  const scanned = runsOf(pages, ({ scan }) => scan === true)
  // Covers are pictures in many documents.
  const told = scanned.filter(({ from, to }) => from !== to || (from > 1 && to < pages.length))
  const recognised = runsOf(pages, ({ layer }) => layer === 'recognised')
  const unmapped = runsOf(pages, ({ layer }) => layer === 'unmapped')
  return {
    ...(told.length > 0 && { scannedPages: told.slice(0, MAX_RUNS) }),
    ...(recognised.length > 0 && { recognisedPages: recognised.slice(0, MAX_RUNS) }),
    ...(unmapped.length > 0 && { unmappedPages: unmapped.slice(0, MAX_RUNS) }),
  }
}

function runsOf(pages: readonly PageSize[], isOf: (page: PageSize) => boolean): PageRuns {
  const runs: PageRuns = []
  for (const [at, page] of pages.entries()) {
    const last = runs.at(-1)
    if (!isOf(page)) continue
    if (last?.to === at) last.to = at + 1
    else runs.push({ from: at + 1, to: at + 1 })
  }
  return runs
}
