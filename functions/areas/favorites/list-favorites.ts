import { type Favorite, favorites } from '#contract/favorites.ts'
import { useCase } from '#functions/http/use-case.ts'
import { dayOf } from '#library/document/day.ts'
import { codesOfText } from '#library/document/joined-document.ts'
import { addStandings } from '#library/reading/add-standings.ts'
import { findListed } from '#library/reading/find-listed.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import { mayUseFavorites } from './policy.ts'
import { presentFavorite } from './present.ts'
import { listFavorites } from './store.ts'

const MARKUP = /<[^>]*>/g

/** Lists favourites. Documents that the library no longer has are left out, and come back when it has them again. */
export const listFavoriteDocuments = useCase(
  favorites.list,
  ['table', 'clock'],
  async ({ page, size, sort }, { actor, tenant, ports: { table, clock }, fail }) => {
    if (!mayUseFavorites(actor)) fail('forbidden')
    const codes = (await listFavorites(table, tenant, actor.userId)).map(({ contentCode }) => contentCode)
    const listed = await findListed(table, tenant, codes)
    // Two records of one text have one favourite.
    const byDocument = new Map<string, Favorite>()
    for (const code of codes) {
      const document = listed.get(code)
      if (document && !byDocument.has(document.contentCode)) byDocument.set(document.contentCode, presentFavorite(code, document))
    }
    const shown = [...byDocument.values()]
    if (sort) {
      const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
      const direction = sort === 'title' ? 1 : -1
      const titles = new Map(shown.map((one) => [one, one.document.documentTitle.replace(MARKUP, '')]))
      shown.sort((a, b) => direction * natural.compare(titles.get(a) as string, titles.get(b) as string))
    }
    const rows = shown.slice(page * size, (page + 1) * size)
    return { count: shown.length, result: await addStandings(table, tenant, rows, dayOf(clock)) }
  },
)

export const listFavoriteMarks = useCase(favorites.marks, ['table'], async (_, { actor, tenant, ports: { table }, fail }) => {
  if (!mayUseFavorites(actor)) fail('forbidden')
  const codes = (await listFavorites(table, tenant, actor.userId)).map(({ contentCode }) => contentCode)
  const held = await readJoinedDocuments(table, tenant, codes)
  return { marks: codes.flatMap((id) => codesOfText(held.get(id), id).map((contentCode) => ({ id, contentCode }))) }
})
