import { withQuery } from './paths.ts'

type Query = Parameters<typeof withQuery>[1]

/** Addresses of compass points, apart from those that every page needs. */
export const pointPaths = {
  one: (id: string) => `/compasspoint/${encodeURIComponent(id)}`,
  list: (query: Query = {}) => withQuery('/compass-points-list', query),
  adminList: (query: Query = {}) => withQuery('/compass-points-admin-list', query),
  history: (...ids: readonly [compasspointId: string, contentId: string, contentCode: string]) =>
    `/compass-points-change-history/${ids.map(encodeURIComponent).join('/')}`,
} as const
