import { withQuery } from './paths.ts'

type Query = Parameters<typeof withQuery>[1]

/** Parameter of an address: the proposal whose point is moved. */
export const MOVED_PROPOSAL = 'moveproposal'

interface MovedPlace {
  readonly contentCode: string
  readonly proposal: string
  readonly isProtected: boolean
  /** from 1 */
  readonly page?: number
}

/** Addresses of compass points, apart from those that every page needs. */
export const pointPaths = {
  one: (id: string) => `/compasspoint/${encodeURIComponent(id)}`,
  /** the point in its own edition, also where that is not in force */
  inEdition: (id: string) => `/compasspoint/${encodeURIComponent(id)}?edition=point`,
  list: (query: Query = {}) => withQuery('/compass-points-list', query),
  adminList: (query: Query = {}) => withQuery('/compass-points-admin-list', query),
  report: () => '/compass-points-report',
  settings: () => '/compass-points-settings',
  import: (query: Query = {}) => withQuery('/compass-points-import', query),
  review: (query: Query = {}) => withQuery('/compass-points-review', query),
  /** the text in which somebody chooses the place of a proposed point */
  move: ({ contentCode, proposal, isProtected, page }: MovedPlace) =>
    withQuery(isProtected ? '/document-view/' : '/document/', { contentcode: contentCode, page, [MOVED_PROPOSAL]: proposal }),
  history: (...ids: readonly [compasspointId: string, contentId: string, contentCode: string]) =>
    `/compass-points-change-history/${ids.map(encodeURIComponent).join('/')}`,
} as const
