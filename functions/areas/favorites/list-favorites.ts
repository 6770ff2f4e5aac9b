import { favorites } from '#contract/favorites.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findListed } from '#library/find-listed.ts'
import { mayKeepFavorites } from './policy.ts'
import { presentFavorite } from './present.ts'
import { listFavorites } from './store.ts'

const MARKUP = /<[^>]*>/g

/** What the library has no more is left out, and is there again when it comes back. */
export const listFavoriteDocuments = useCase(
  favorites.list,
  ['table'],
  async ({ page, size, sort }, { actor, tenant, ports: { table }, fail }) => {
    if (!mayKeepFavorites(actor)) fail('forbidden')
    const codes = (await listFavorites(table, tenant, actor.userId)).map(({ contentCode }) => contentCode)
    const listed = await findListed(table, tenant, codes)
    const documents = codes.flatMap((code) => listed.get(code) ?? [])
    if (sort) {
      const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
      const turn = sort === 'title' ? 1 : -1
      const titles = new Map(documents.map((one) => [one, one.documentTitle.replace(MARKUP, '')]))
      documents.sort((a, b) => turn * natural.compare(titles.get(a) as string, titles.get(b) as string))
    }
    return { count: documents.length, result: documents.slice(page * size, (page + 1) * size).map(presentFavorite) }
  },
)

export const listFavoriteMarks = useCase(favorites.marks, ['table'], async (_, { actor, tenant, ports: { table }, fail }) => {
  if (!mayKeepFavorites(actor)) fail('forbidden')
  const kept = await listFavorites(table, tenant, actor.userId)
  return { marks: kept.map(({ contentCode }) => ({ id: contentCode, contentCode })) }
})
