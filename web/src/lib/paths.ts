import type { DocumentMetadata } from '#contract/documents/documents.ts'

/** Addresses of the page as functions; no component writes one by hand. */

type Query = Readonly<Record<string, string | number | undefined>>

export function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

export const SEARCH_PATHS = { all: '/content-search/', subscribed: '/mysubscription-search/' } as const
export type ContentScope = keyof typeof SEARCH_PATHS
export const SEMANTIC_PATH = '/semantic-search/'

interface DocumentPlace {
  /** counts from 1 */
  readonly page?: number
  /** the search text that led here; the viewer marks it */
  readonly q?: string
  /** a note of the person, which the viewer opens at */
  readonly annotationid?: string
  /** a compass point, which the viewer opens at */
  readonly compasspointuuid?: string
  /** a tab beside the text */
  readonly tab?: DocumentMetadata['tabs'][number]
  /** number of a clause, or its id */
  readonly clause?: string
  /** id of the clause in the edition that the link was made in */
  readonly heading?: string
  /** the link means the edition that is in force when it is opened */
  readonly edition?: typeof IN_FORCE
}

export const IN_FORCE = 'in-force'

const queryOf = (
  contentCode: string,
  { page, q, clause, heading, edition, annotationid, compasspointuuid, tab }: DocumentPlace,
): Query => ({
  contentcode: contentCode,
  page,
  q,
  clause,
  heading,
  edition,
  annotationid,
  compasspointuuid,
  tab,
})

/** Two texts by content code or by the id of their file. */
interface ComparedPlace {
  readonly older: string
  readonly newer: string
  readonly format?: string
  /** key of a change */
  readonly change?: string | undefined
}

export const paths = {
  home: (tab?: number) => (tab === undefined ? '/' : `/home/${tab}`),
  search: (scope: ContentScope, query: Query = {}) => withQuery(SEARCH_PATHS[scope], query),
  semanticSearch: (query: Query = {}) => withQuery(SEMANTIC_PATH, query),
  document: (contentCode: string, place: DocumentPlace = {}) => withQuery('/document/', queryOf(contentCode, place)),
  documentView: (contentCode: string, place: DocumentPlace = {}) => withQuery('/document-view/', queryOf(contentCode, place)),
  contentAccess: (contentCode: string) => withQuery('/content-access', { contentCode }),
  compare: ({ older, newer, format, change }: ComparedPlace) => withQuery('/compare', { older, newer, format, change }),
  changeReport: ({ older, newer }: Partial<ComparedPlace>) => withQuery('/change-report', { older, newer }),
  favorites: (query: { readonly page?: number; readonly sort?: string } = {}) => withQuery('/favorites', query),
  customCollections: (query: Query = {}) => withQuery('/custom-collections', query),
  myAccount: (tab?: string) => withQuery('/myAccount', { tab }),
  download: (id: string) => withQuery('/downloads', { id }),
  notes: (query: { readonly page?: number; readonly text?: string; readonly sort?: string } = {}) => withQuery('/notes', query),
  tracker: (query: { readonly page?: number; readonly sort?: string } = {}) => withQuery('/tracker', query),
  groups: (query: { readonly sort?: string; readonly page?: number | undefined } = {}) => withQuery('/groups', query),
  groupDetail: (groupId: string, page?: number) => withQuery('/group-detail/', { groupId, page: page || undefined }),
  sharedWithMe: (query: { readonly page?: number } = {}) => withQuery('/sharedWithMe', query),
  publicationsShared: (query: { readonly page?: number } = {}) => withQuery('/publicationsShared', query),
  sharedByMe: (query: { readonly page?: number } = {}) => withQuery('/sharedByMe', query),
  tutorials: () => '/video',
  userResources: () => '/user-resources',
  conformance: () => '/accessibility',
  usageReport: () => '/usage-report',
  userManagement: (query: Query = {}) => withQuery('/admin/user-management', query),
  accountKeys: (query: Query = {}) => withQuery('/account-keys', query),
  counterReports: (query: Query = {}) => withQuery('/counter-reports', query),
  titleLists: (query: Query = {}) => withQuery('/title-lists', query),
  health: () => '/admin/health',
  metrics: () => '/admin/metrics',
  configuration: () => '/admin/configuration',
  logs: () => '/admin/logs',
  audits: (query: Query = {}) => withQuery('/admin/audits', query),
  apiDocs: () => '/admin/docs',
  ingest: () => '/admin/ingest',
  agreements: (query: { readonly page?: number } = {}) => withQuery('/admin/agreement', query),
  tenantSettings: () => '/admin/library',
  libraryRecords: () => '/admin/library-records',
  accessRequests: (query: { readonly page?: number } = {}) => withQuery('/admin/access-requests', query),
  unresolvedLinks: (query: { readonly page?: number } = {}) => withQuery('/admin/unresolved-links', query),
  searchFeedback: (query: Query = {}) => withQuery('/admin/search-feedback', query),
  contentRedirect: (contentCode: string) => withQuery('/content-redirect', { contentCode }),
  proxyError: (to: string) => withQuery('/proxy-error', { to }),
  signedIn: '/implicit/callback',
  renewed: '/implicit/silent',
  fromPartner: '/implicit/partner',
} as const

/** Tests whether an address opens a document, whose text needs the width of the page. */
export const isReading = (pathname: string): boolean => /^\/(document(-view)?|content-access|compare)\/?$/.test(pathname)

/** Returns the path of a document's card; documents of outside publishers go over the redirect card. */
export function pathToDocument(
  { contentCode, publisherTypeCode }: { contentCode: string; publisherTypeCode: string },
  place: DocumentPlace = {},
): string {
  return publisherTypeCode === 'CPP' ? paths.contentRedirect(contentCode) : paths.document(contentCode, place)
}
