import { feedback } from '#contract/feedback.ts'
import { useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { exportTitle, offerExport } from '#library/exports/offer-export.ts'
import { writeCsv } from '#text/csv.ts'
import { filterFeedback } from './filter-feedback.ts'
import { mayListFeedback } from './policy.ts'

const CSV = 'text/csv; charset=utf-8'

export const listFeedback = useCase(
  feedback.list,
  ['table'],
  async ({ page, size, ...filter }, { actor, tenant, ports, fail }) => {
    if (!mayListFeedback(actor)) return fail('forbidden')
    const all = await filterFeedback(ports, tenant, filter)
    return { count: all.length, result: all.slice(page * size, (page + 1) * size) }
  },
)

/** Exports feedback into one file for each person. */
export const exportFeedback = useCase(
  feedback.export,
  ['table', 'objects', 'clock'],
  async (filter, { actor, tenant, ports, fail }) => {
    if (!mayListFeedback(actor)) return fail('forbidden')
    const key = `${tenant}/exports/feedback/${shortHash(actor.userId, 22)}.csv`
    const text = writeCsv(await filterFeedback(ports, tenant, filter))
    return offerExport(ports, { key, title: exportTitle('feedback', ports.clock), contentType: CSV, data: text })
  },
)
