import type { ChosenFeedback, StoredFeedback } from '#contract/feedback.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { readFeedback } from './store.ts'

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

function contains({ searchQuery, q1Response, q2Response, email }: StoredFeedback, text: string): boolean {
  return [searchQuery, q1Response, q2Response, email].some((one) => folded(one).includes(text))
}

/** Lists feedback of a period that contains a text, the newest first. */
export async function filterFeedback(
  { table }: Pick<Ports, 'table'>,
  tenant: Tenant,
  { from, to, text = '' }: ChosenFeedback,
): Promise<StoredFeedback[]> {
  const wanted = folded(text.trim())
  const found: StoredFeedback[] = []
  for await (const one of readFeedback(table, tenant, { from, to })) if (contains(one, wanted)) found.push(one)
  return found
}
