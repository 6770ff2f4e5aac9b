import { favorites } from '#contract/favorites.ts'
import { useCase } from '#functions/http/use-case.ts'
import { offerDocuments } from '#library/exports/offer-documents.ts'
import { listShown } from './list-favorites.ts'
import { mayUseFavorites } from './policy.ts'

/** Exports all favourites as a file, in the order of the list. */
export const exportFavorites = useCase(
  favorites.export,
  ['table', 'objects', 'clock'],
  async ({ format, sort }, { actor, origin, originatedIp, ports, fail }) => {
    if (!mayUseFavorites(actor)) fail('forbidden')
    const contentCodes = (await listShown(ports.table, actor, sort)).map(({ document }) => document.contentCode)
    return offerDocuments({ actor, origin, originatedIp, ports }, { subject: 'favorites', contentCodes, format })
  },
)
