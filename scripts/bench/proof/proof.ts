import type { Corpus } from '../corpus.ts'
import { measureAdminScript } from '../page/web-size.ts'
import { proveAudits } from './proof-audits.ts'
import { proveOpening } from './proof-calls.ts'
import { proveCounting } from './proof-counting.ts'
import { proveReport } from './proof-report.ts'
import { proveTitles } from './proof-titles.ts'
import { proveUsagePage } from './proof-usage-page.ts'

/** Measures what proof of use costs: events, counting, reports, title lists, audits, pages of administrators. */
export async function benchProof(corpus: Pick<Corpus, 'records'>): Promise<void> {
  await measureAdminScript()
  await proveOpening()
  await proveReport()
  await proveUsagePage()
  await proveTitles(corpus)
  await proveAudits()
  await proveCounting()
}
