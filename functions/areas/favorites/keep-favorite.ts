import { favorites } from '#contract/favorites.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findDocument } from '#library/find-document.ts'
import { listedOf } from '#library/find-listed.ts'
import { mayKeepFavorites } from './policy.ts'
import { presentFavorite } from './present.ts'
import { addFavorite, dropFavorite } from './store.ts'

export const keepFavorite = useCase(favorites.add, ['table', 'clock'], async ({ content }, context) => {
  const { actor, tenant, ports, fail } = context
  if (!mayKeepFavorites(actor)) fail('forbidden')
  const document = await findDocument(content.contentId, context)
  const since = ports.clock.now().toISOString()
  await addFavorite(ports.table, tenant, actor.userId, { contentCode: document.contentCode, since })
  return presentFavorite(listedOf(document))
})

export const removeFavorite = useCase(favorites.remove, ['table'], async ({ id }, { actor, tenant, ports, fail }) => {
  if (!mayKeepFavorites(actor)) fail('forbidden')
  await dropFavorite(ports.table, tenant, actor.userId, id)
  return {}
})

export const unkeepFavorite = useCase(favorites.drop, ['table'], async ({ id }, { actor, tenant, ports, fail }) => {
  if (!mayKeepFavorites(actor)) fail('forbidden')
  await dropFavorite(ports.table, tenant, actor.userId, id)
  return {}
})
