import { account } from '#contract/account.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findCards } from '#library/reading/find-cards.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import { recordsAccesses } from './policy.ts'
import { listAccesses } from './store.ts'

export const listAccessedDocuments = useCase(account.accessedDocuments, ['table'], async (_, { actor, ports: { table } }) => {
  if (!actor.account || !recordsAccesses(actor)) return { count: 0, result: [] }
  const { tenant } = actor
  const accesses = await listAccesses(table, tenant, actor.userId, actor.account.id)
  const documents = await readJoinedDocuments(
    table,
    tenant,
    accesses.map(({ contentCode }) => contentCode),
  )
  // A document may have left the library since it was opened, and two may be records of one text by now.
  const lastOpened = new Map<string, string>()
  for (const { contentCode, at } of accesses) {
    const code = documents.get(contentCode)?.contentCode
    if (code !== undefined && !lastOpened.has(code)) lastOpened.set(code, at)
  }
  const times = [...lastOpened.values()]
  const cards = await findCards(table, tenant, [...lastOpened.keys()])
  const result = cards.flatMap((document, index) => (document ? [{ document, accessedDate: times[index] as string }] : []))
  return { count: result.length, result }
})
