import { favorites } from '#contract/favorites.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { dayOf } from '#library/document/day.ts'
import { codesOfText } from '#library/document/joined-document.ts'
import { addStandings } from '#library/reading/add-standings.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { listedOf } from '#library/reading/find-listed.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import { mayUseFavorites } from './policy.ts'
import { presentFavorite } from './present.ts'
import { deleteFavorite, listFavoritesAmong, saveFavorite } from './store.ts'

export const addFavorite = useCase(favorites.add, ['table', 'clock'], async ({ content }, context) => {
  const { actor, tenant, ports, fail } = context
  if (!mayUseFavorites(actor)) fail('forbidden')
  const document = await findDocument(content.contentId, context)
  const since = ports.clock.now().toISOString()
  const codes = codesOfText(document)
  const [known] = await listFavoritesAmong(ports.table, tenant, actor.userId, codes)
  if (known === undefined) await saveFavorite(ports.table, tenant, actor.userId, { contentCode: document.contentCode, since })
  const favorite = presentFavorite(known ?? document.contentCode, listedOf(document))
  const [shown = favorite] = await addStandings(ports.table, tenant, [favorite], dayOf(ports.clock))
  return shown
})

type RemoveContext = Pick<Context<typeof favorites.drop, 'table'>, 'actor' | 'tenant' | 'ports' | 'fail'>

async function remove(
  { id }: { readonly id: string },
  { actor, tenant, ports, fail }: RemoveContext,
): Promise<Record<string, never>> {
  if (!mayUseFavorites(actor)) fail('forbidden')
  const document = await findJoinedDocument(ports.table, tenant, id)
  // Two records of one text have one favourite.
  for (const code of codesOfText(document, id)) await deleteFavorite(ports.table, tenant, actor.userId, code)
  return {}
}

/** Removes a favourite in the list. */
export const removeFavorite = useCase(favorites.remove, ['table'], remove)

/** Removes a favourite by the star of its document. */
export const dropFavorite = useCase(favorites.drop, ['table'], remove)
