import type { InputOf } from '#contract/endpoint/endpoint.ts'
import { favorites } from '#contract/favorites.ts'
import { useCase } from '#functions/http/use-case.ts'
import { offerList } from '#library/downloads/offer-list.ts'
import type { Actor } from '#people/actor.ts'
import type { Table } from '#ports/table.ts'
import { listShown } from './list-favorites.ts'
import { mayUseFavorites } from './policy.ts'

/** Lists content codes of favourites in the order of the list; undefined to those who have none. */
export async function listFavoriteCodes(
  table: Table,
  sort: InputOf<typeof favorites.list>['sort'],
  actor: Actor,
): Promise<readonly string[] | undefined> {
  if (!mayUseFavorites(actor)) return undefined
  return (await listShown(table, actor, sort)).map(({ document }) => document.contentCode)
}

/** Exports all favourites, in the order of the list. */
export const exportFavorites = useCase(
  favorites.export,
  ['table', 'objects', 'jobs', 'clock'],
  async ({ format, sort }, context) => {
    const { actor, ports, fail } = context
    const codes = (await listFavoriteCodes(ports.table, sort, actor)) ?? fail('forbidden')
    const list = { kind: 'favorites', ...(sort && { sort }) } as const
    return offerList(context, { subject: 'favorites', list, format, rows: codes.length, contentCodes: async () => codes })
  },
)
