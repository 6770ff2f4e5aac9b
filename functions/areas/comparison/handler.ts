import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { awaitComparison, dropAwaited, listAwaited } from './awaited/awaited-comparisons.ts'
import { cancelComparison } from './cancel-comparison.ts'
import { compareAsText, compareEditions } from './compare-editions.ts'
import { checkComparison, startComparison } from './compare-htmls.ts'
import { comparePdfs } from './compare-pdfs.ts'
import { downloadRedline } from './download-redline.ts'
import { listVersions } from './list-versions.ts'
import { makeRedline } from './make-redline.ts'
import { listViewed, markViewed } from './viewed/viewed-changes.ts'

export const handler = serve<typeof api.comparison>({
  versions: listVersions,
  pdf: comparePdfs,
  startHtml: startComparison,
  checkHtml: checkComparison,
  redline: downloadRedline,
  makeRedline,
  changes: compareEditions,
  text: compareAsText,
  viewed: listViewed,
  markViewed,
  cancel: cancelComparison,
  awaited: listAwaited,
  await: awaitComparison,
  dropAwaited,
})
