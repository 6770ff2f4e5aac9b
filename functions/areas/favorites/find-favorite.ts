import type { HeldDocument } from '#library/document/held-document.ts'
import type { Actor } from '#people/actor.ts'
import type { Table } from '#ports/table.ts'
import { mayUseFavorites } from './policy.ts'
import { listFavoritesAmong } from './store.ts'

/** Finds the id of a person's favourite of a document, under whichever of its records it was added. */
export async function findFavoriteOf(
  table: Pick<Table, 'getMany'>,
  actor: Actor,
  { sources }: Pick<HeldDocument, 'sources'>,
): Promise<string | undefined> {
  if (!mayUseFavorites(actor) || actor.userType !== 'individual') return undefined
  return (
    await listFavoritesAmong(
      table,
      actor.tenant,
      actor.userId,
      sources.map(({ contentCode }) => contentCode),
    )
  )[0]
}
