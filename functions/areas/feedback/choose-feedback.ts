import type { ChosenFeedback, StoredFeedback } from '#contract/feedback.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { readFeedback } from './store.ts'

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

function says({ searchQuery, q1Response, q2Response, email }: StoredFeedback, text: string): boolean {
  return [searchQuery, q1Response, q2Response, email].some((one) => folded(one).includes(text))
}

/** What was said in these days and has this text in it, the newest first. */
export async function chooseFeedback(
  { table }: Pick<Ports, 'table'>,
  tenant: Tenant,
  { from, to, text = '' }: ChosenFeedback,
): Promise<StoredFeedback[]> {
  const wanted = folded(text.trim())
  const chosen: StoredFeedback[] = []
  for await (const one of readFeedback(table, tenant, { from, to })) if (says(one, wanted)) chosen.push(one)
  return chosen
}
