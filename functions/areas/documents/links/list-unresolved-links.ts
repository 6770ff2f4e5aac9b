import { documents } from '#contract/documents/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { readUnresolved } from './store.ts'

export const listUnresolvedLinks = useCase(documents.unresolvedLinks, ['table'], async ({ page, size }, { tenant, ports }) => {
  const all = await readUnresolved(ports.table, tenant)
  const sorted = all.sort((a, b) => b.times - a.times || b.lastUsed.localeCompare(a.lastUsed))
  return { count: all.length, result: sorted.slice(page * size, (page + 1) * size) }
})
