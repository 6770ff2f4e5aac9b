import { account } from '#contract/account.ts'
import type { ListedDocument } from '#contract/documents/document-card.ts'
import { favorites as favoritesApi } from '#contract/favorites.ts'
import { tracking } from '#contract/tracking.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'

export const HOME_LIST_SIZE = 6

/** recently opened · recently updated within the entitlement · tracked · favourites */
export type HomeKind = 'accessed' | 'updated' | 'tracked' | 'favorites'

interface HomeItem {
  readonly document: Omit<ListedDocument, 'assetId'>
  readonly time?: string
}

interface HomeItems {
  readonly data: readonly HomeItem[] | undefined
  readonly error: unknown
  readonly mutate: () => Promise<unknown>
}

/** Fetches the documents of one tab; `null` fetches none. */
export function useHomeItems(kind: HomeKind | null): HomeItems {
  const when = (one: HomeKind) => (kind === one ? {} : null)
  const accessed = useEndpoint(account.accessedDocuments, when('accessed'))
  const updated = useEndpoint(account.updatedDocuments, when('updated'))
  const tracked = useEndpoint(tracking.documents, when('tracked'))
  const favorites = useEndpoint(favoritesApi.list, kind === 'favorites' ? { page: 0, size: HOME_LIST_SIZE } : null)
  const asked = { accessed, updated, tracked, favorites }[kind ?? 'accessed']
  const data = {
    accessed: accessed.data?.result.map(({ document, accessedDate }) => ({ document, time: accessedDate })),
    updated: updated.data?.result,
    tracked: tracked.data?.result.map(({ document, trackingSinceDate }) => ({ document, time: trackingSinceDate })),
    favorites: favorites.data?.result,
  }[kind ?? 'accessed']
  return { data, error: asked.error, mutate: () => asked.mutate() }
}
