import { account } from '#contract/account.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findCards } from '#library/find-cards.ts'
import { listAccesses } from '#people/store.ts'
import { recordsAccesses } from './policy.ts'

export const listAccessedDocuments = useCase(account.accessedDocuments, ['table'], async (_, { actor, ports: { table } }) => {
  if (!actor.account || !recordsAccesses(actor)) return { count: 0, result: [] }
  const accesses = await listAccesses(table, actor.tenant, actor.userId, actor.account.id)
  const cards = await findCards(
    table,
    actor.tenant,
    accesses.map(({ contentCode }) => contentCode),
  )
  // A document may have left the library since it was opened.
  const result = accesses.flatMap(({ at }, index) => {
    const document = cards[index]
    return document ? [{ document, accessedDate: at }] : []
  })
  return { count: result.length, result }
})
