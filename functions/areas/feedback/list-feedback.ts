import { feedback } from '#contract/feedback.ts'
import { useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { offerExport } from '#library/files/offer-export.ts'
import { writeCsv } from '#text/csv.ts'
import { filterFeedback } from './filter-feedback.ts'

const CSV = 'text/csv; charset=utf-8'

export const listFeedback = useCase(feedback.list, ['table'], async ({ page, size, ...filter }, { tenant, ports }) => {
  const all = await filterFeedback(ports, tenant, filter)
  return { count: all.length, result: all.slice(page * size, (page + 1) * size) }
})

/** Exports feedback into one file for each person. */
export const exportFeedback = useCase(
  feedback.export,
  ['table', 'objects', 'clock'],
  async (filter, { actor, tenant, ports }) => {
    const key = `${tenant}/exports/feedback/${shortHash(actor.userId, 22)}.csv`
    const text = writeCsv(await filterFeedback(ports, tenant, filter))
    return offerExport(ports, { key, subject: 'feedback', contentType: CSV, text })
  },
)
