import { feedback } from '#contract/feedback.ts'
import { useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { tableAsCsv } from '#library/exports/format-table.ts'
import { noteExport } from '#library/exports/noted-exports.ts'
import { exportTitle, offerExport } from '#library/exports/offer-export.ts'
import { writeWorkbook } from '#library/exports/write-workbook.ts'
import { filterFeedback } from './filter-feedback.ts'
import { mayListFeedback } from './policy.ts'
import { markFeedback } from './store.ts'
import { tableOfFeedback } from './table-of-feedback.ts'

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export const listFeedback = useCase(
  feedback.list,
  ['table'],
  async ({ page, size, ...filter }, { actor, tenant, ports, fail }) => {
    if (!mayListFeedback(actor)) return fail('forbidden')
    const all = await filterFeedback(ports, tenant, filter)
    return { count: all.length, result: all.slice(page * size, (page + 1) * size) }
  },
)

export const markFeedbackState = useCase(feedback.mark, ['table'], async (marked, { actor, tenant, ports, fail }) => {
  if (!mayListFeedback(actor)) return fail('forbidden')
  const found = marked.id.isWellFormed() ? await markFeedback(ports.table, tenant, marked) : undefined
  return found ?? fail('feedback-not-found', 'id')
})

/** Exports feedback into one file of a format for each person. */
export const exportFeedback = useCase(
  feedback.export,
  ['table', 'objects', 'clock'],
  async ({ format, ...filter }, { actor, tenant, ports, fail }) => {
    if (!mayListFeedback(actor)) return fail('forbidden')
    const key = `${tenant}/exports/feedback/${shortHash(actor.userId, 22)}.${format}`
    const table = tableOfFeedback(await filterFeedback(ports, tenant, filter))
    const data = format === 'csv' ? tableAsCsv(table) : await writeWorkbook(table)
    await noteExport(ports, actor, key)
    return offerExport(ports, { key, title: exportTitle('feedback', ports.clock), contentType: CONTENT_TYPES[format], data })
  },
)
