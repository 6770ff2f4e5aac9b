import type { RestatedMonth } from '#contract/counter/report-files.ts'
import type { Restatement } from '#functions/events/counting/restatements.ts'

export const presentRestatement = ({ month, at, count, changes }: Restatement): RestatedMonth => ({
  month,
  at,
  count,
  changes: changes.map(({ document, metric, before, after }) => ({ document, metric, before, after })),
})
