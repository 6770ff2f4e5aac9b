import type { InputOf } from '#contract/endpoint/endpoint.ts'
import { type Favorite, favorites } from '#contract/favorites.ts'
import { useCase } from '#functions/http/use-case.ts'
import { dayOf } from '#library/document/day.ts'
import { codesOfText } from '#library/document/joined-document.ts'
import { addStandings } from '#library/reading/add-standings.ts'
import { findListed } from '#library/reading/find-listed.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import type { Actor } from '#people/actor.ts'
import type { Table } from '#ports/table.ts'
import { mayUseFavorites } from './policy.ts'
import { presentFavorite } from './present.ts'
import { listFavorites } from './store.ts'

const MARKUP = /<[^>]*>/g

/** Lists all favourites as they are shown: two records of one text have one favourite. */
export async function listShown(
  table: Pick<Table, 'query' | 'getMany'>,
  { tenant, userId }: Pick<Actor, 'tenant' | 'userId'>,
  sort: InputOf<typeof favorites.list>['sort'],
): Promise<Favorite[]> {
  const codes = (await listFavorites(table, tenant, userId)).map(({ contentCode }) => contentCode)
  const listed = await findListed(table, tenant, codes)
  const byDocument = new Map<string, Favorite>()
  for (const code of codes) {
    const document = listed.get(code)
    if (document && !byDocument.has(document.contentCode)) byDocument.set(document.contentCode, presentFavorite(code, document))
  }
  const shown = [...byDocument.values()]
  if (!sort) return shown
  const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  const direction = sort === 'title' ? 1 : -1
  const titles = new Map(shown.map((one) => [one, one.document.documentTitle.replace(MARKUP, '')]))
  return shown.sort((a, b) => direction * natural.compare(titles.get(a) as string, titles.get(b) as string))
}

/** Lists favourites. Documents that the library no longer has are left out, and come back when it has them again. */
export const listFavoriteDocuments = useCase(
  favorites.list,
  ['table', 'clock'],
  async ({ page, size, sort }, { actor, tenant, ports: { table, clock }, fail }) => {
    if (!mayUseFavorites(actor)) fail('forbidden')
    const shown = await listShown(table, actor, sort)
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
