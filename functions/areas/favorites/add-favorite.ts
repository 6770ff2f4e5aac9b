import { favorites } from '#contract/favorites.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { findDocument } from '#library/find-document.ts'
import { listedOf } from '#library/find-listed.ts'
import { mayUseFavorites } from './policy.ts'
import { presentFavorite } from './present.ts'
import { deleteFavorite, saveFavorite } from './store.ts'

export const addFavorite = useCase(favorites.add, ['table', 'clock'], async ({ content }, context) => {
  const { actor, tenant, ports, fail } = context
  if (!mayUseFavorites(actor)) fail('forbidden')
  const document = await findDocument(content.contentId, context)
  const since = ports.clock.now().toISOString()
  await saveFavorite(ports.table, tenant, actor.userId, { contentCode: document.contentCode, since })
  return presentFavorite(listedOf(document))
})

type RemoveContext = Pick<Context<typeof favorites.drop, 'table'>, 'actor' | 'tenant' | 'ports' | 'fail'>

async function remove(
  { id }: { readonly id: string },
  { actor, tenant, ports, fail }: RemoveContext,
): Promise<Record<string, never>> {
  if (!mayUseFavorites(actor)) fail('forbidden')
  await deleteFavorite(ports.table, tenant, actor.userId, id)
  return {}
}

/** Removes a favourite in the list. */
export const removeFavorite = useCase(favorites.remove, ['table'], remove)

/** Removes a favourite by the star of its document. */
export const dropFavorite = useCase(favorites.drop, ['table'], remove)
