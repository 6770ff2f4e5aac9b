import { favorites } from '#contract/favorites.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { isContentCode } from '#library/document/content-code.ts'
import { findDocument } from '#library/find-document.ts'
import { listedOf } from '#library/find-listed.ts'
import { readHeld } from '#library/read-held.ts'
import { mayUseFavorites } from './policy.ts'
import { presentFavorite } from './present.ts'
import { deleteFavorite, listFavoritesAmong, saveFavorite } from './store.ts'

export const addFavorite = useCase(favorites.add, ['table', 'clock'], async ({ content }, context) => {
  const { actor, tenant, ports, fail } = context
  if (!mayUseFavorites(actor)) fail('forbidden')
  const document = await findDocument(content.contentId, context)
  const since = ports.clock.now().toISOString()
  const codes = document.sources.map(({ contentCode }) => contentCode)
  const [known] = await listFavoritesAmong(ports.table, tenant, actor.userId, codes)
  if (known === undefined) await saveFavorite(ports.table, tenant, actor.userId, { contentCode: document.contentCode, since })
  return presentFavorite(known ?? document.contentCode, listedOf(document))
})

type RemoveContext = Pick<Context<typeof favorites.drop, 'table'>, 'actor' | 'tenant' | 'ports' | 'fail'>

async function remove(
  { id }: { readonly id: string },
  { actor, tenant, ports, fail }: RemoveContext,
): Promise<Record<string, never>> {
  if (!mayUseFavorites(actor)) fail('forbidden')
  const document = isContentCode(id) ? (await readHeld(ports.table, tenant, [id])).get(id) : undefined
  // Two records of one text have one favourite.
  const ids = new Set([id, ...(document?.sources ?? []).map(({ contentCode }) => contentCode)])
  for (const one of ids) await deleteFavorite(ports.table, tenant, actor.userId, one)
  return {}
}

/** Removes a favourite in the list. */
export const removeFavorite = useCase(favorites.remove, ['table'], remove)

/** Removes a favourite by the star of its document. */
export const dropFavorite = useCase(favorites.drop, ['table'], remove)
