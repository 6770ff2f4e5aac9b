import { feedback } from '#contract/feedback.ts'
import { useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { writeCsv } from '#text/csv.ts'
import { chooseFeedback } from './choose-feedback.ts'

const LINK_SECONDS = 300
const CSV = 'text/csv; charset=utf-8'

export const listFeedback = useCase(feedback.list, ['table'], async ({ page, size, ...chosen }, { tenant, ports }) => {
  const all = await chooseFeedback(ports, tenant, chosen)
  return { count: all.length, result: all.slice(page * size, (page + 1) * size) }
})

/** One file a person, replaced with each export, so that none is left behind. */
export const exportFeedback = useCase(
  feedback.export,
  ['table', 'objects', 'clock'],
  async (chosen, { actor, tenant, ports }) => {
    const bytes = new TextEncoder().encode(writeCsv(await chooseFeedback(ports, tenant, chosen)))
    const key = `${tenant}/exports/feedback/${shortHash(actor.userId, 22)}.csv`
    await ports.objects.put(key, bytes, { contentType: CSV })
    const name = `feedback-${ports.clock.now().toISOString().slice(0, 10)}.csv`
    const { url, expiresAt } = await ports.objects.sign({
      key,
      method: 'GET',
      expiresIn: LINK_SECONDS,
      contentType: CSV,
      contentDisposition: `attachment; filename="${name}"`,
    })
    return { url, expiresAt, name, contentType: CSV, size: bytes.length }
  },
)
