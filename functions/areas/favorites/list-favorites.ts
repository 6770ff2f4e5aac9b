import { favorites } from '#contract/favorites.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findListed } from '#library/find-listed.ts'
import { mayUseFavorites } from './policy.ts'
import { presentFavorite } from './present.ts'
import { listFavorites } from './store.ts'

const MARKUP = /<[^>]*>/g

/** Lists favourites. Documents that the library no longer has are left out, and come back when it has them again. */
export const listFavoriteDocuments = useCase(
  favorites.list,
  ['table'],
  async ({ page, size, sort }, { actor, tenant, ports: { table }, fail }) => {
    if (!mayUseFavorites(actor)) fail('forbidden')
    const codes = (await listFavorites(table, tenant, actor.userId)).map(({ contentCode }) => contentCode)
    const listed = await findListed(table, tenant, codes)
    const documents = codes.flatMap((code) => listed.get(code) ?? [])
    if (sort) {
      const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
      const direction = sort === 'title' ? 1 : -1
      const titles = new Map(documents.map((one) => [one, one.documentTitle.replace(MARKUP, '')]))
      documents.sort((a, b) => direction * natural.compare(titles.get(a) as string, titles.get(b) as string))
    }
    return { count: documents.length, result: documents.slice(page * size, (page + 1) * size).map(presentFavorite) }
  },
)

export const listFavoriteMarks = useCase(favorites.marks, ['table'], async (_, { actor, tenant, ports: { table }, fail }) => {
  if (!mayUseFavorites(actor)) fail('forbidden')
  const favorites = await listFavorites(table, tenant, actor.userId)
  return { marks: favorites.map(({ contentCode }) => ({ id: contentCode, contentCode })) }
})
