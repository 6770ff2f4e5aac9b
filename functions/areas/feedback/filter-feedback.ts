import type { ChosenFeedback, StoredFeedback } from '#contract/feedback.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { foldText } from '#text/fold-text.ts'
import { readFeedback } from './store.ts'

function contains({ searchQuery, q1Response, q2Response, email }: StoredFeedback, text: string): boolean {
  return [searchQuery, q1Response, q2Response, email].some((one) => foldText(one).includes(text))
}

/** Lists feedback of a period that contains a text, the newest first. */
export async function filterFeedback(
  { table }: Pick<Ports, 'table'>,
  tenant: Tenant,
  { from, to, text = '', state }: ChosenFeedback,
): Promise<StoredFeedback[]> {
  const wanted = foldText(text.trim())
  const found: StoredFeedback[] = []
  for await (const one of readFeedback(table, tenant, { from, to }))
    if ((state === undefined || one.state === state) && contains(one, wanted)) found.push(one)
  return found
}
