import { feedback } from '#contract/feedback.ts'
import { useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { writeCsv } from '#text/csv.ts'
import { filterFeedback } from './filter-feedback.ts'

const URL_LIFETIME_SECONDS = 300
const CSV = 'text/csv; charset=utf-8'

export const listFeedback = useCase(feedback.list, ['table'], async ({ page, size, ...filter }, { tenant, ports }) => {
  const all = await filterFeedback(ports, tenant, filter)
  return { count: all.length, result: all.slice(page * size, (page + 1) * size) }
})

/** Exports feedback into one file for each person; the next export replaces it, so that no orphan is left. */
export const exportFeedback = useCase(
  feedback.export,
  ['table', 'objects', 'clock'],
  async (filter, { actor, tenant, ports }) => {
    const bytes = new TextEncoder().encode(writeCsv(await filterFeedback(ports, tenant, filter)))
    const key = `${tenant}/exports/feedback/${shortHash(actor.userId, 22)}.csv`
    await ports.objects.put(key, bytes, { contentType: CSV })
    const name = `feedback-${ports.clock.now().toISOString().slice(0, 10)}.csv`
    const { url, expiresAt } = await ports.objects.sign({
      key,
      method: 'GET',
      expiresIn: URL_LIFETIME_SECONDS,
      contentType: CSV,
      contentDisposition: `attachment; filename="${name}"`,
    })
    return { url, expiresAt, name, contentType: CSV, size: bytes.length }
  },
)
