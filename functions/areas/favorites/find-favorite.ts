import { codesOfText, type JoinedDocument } from '#library/document/joined-document.ts'
import type { Actor } from '#people/actor.ts'
import type { Table } from '#ports/table.ts'
import { mayUseFavorites } from './policy.ts'
import { listFavoritesAmong } from './store.ts'

/** Finds the id of a person's favourite of a document, under whichever of its records it was added. */
export async function findFavoriteOf(
  table: Pick<Table, 'getMany'>,
  actor: Actor,
  document: Pick<JoinedDocument, 'sources'>,
): Promise<string | undefined> {
  if (!mayUseFavorites(actor) || actor.userType !== 'individual') return undefined
  return (await listFavoritesAmong(table, actor.tenant, actor.userId, codesOfText(document)))[0]
}
