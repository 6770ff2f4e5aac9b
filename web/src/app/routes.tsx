import type { ComponentType } from 'react'
import type { Authority } from '#contract/endpoint/endpoint.ts'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { SEARCH_PATHS, SEMANTIC_PATH } from '#web/lib/paths.ts'
import { matchPath } from '#web/lib/router/match-path.ts'

export interface Route {
  readonly path: string
  /** returns the page, at once if its chunk is loaded */
  readonly page: () => ComponentType
  readonly load: () => Promise<unknown>
  /** open to accounts with protected viewing */
  readonly drm: boolean
  /** one of these is enough; absent: open to everybody */
  readonly authorities?: readonly Authority[]
  /** without header and sidebar */
  readonly bare?: boolean
  /** for everybody, before they sign in: in a frame of its own, without account and menu */
  readonly open?: true
}

type Part = Pick<Route, 'page' | 'load'>
type Rules = Pick<Route, 'drm' | 'authorities' | 'bare' | 'open'>

/** A lazily loaded page. Addresses that share it do not remount it. */
function part(load: () => Promise<ComponentType>): Part {
  let loaded: ComponentType | undefined
  const once = async () => {
    loaded ??= await load()
    return loaded
  }
  const Lazy = lazyPart(once)
  // A page that is there already must not wait: React holds every fallback that it showed for 300 ms.
  return { load: once, page: () => loaded ?? Lazy }
}

const route = (path: string, { page, load }: Part, rules: Rules): Route => ({ path, page, load, ...rules })

const home = part(async () => (await import('#web/pages/home-page.tsx')).HomePage)
const search = part(async () => (await import('#web/pages/search-page.tsx')).SearchPage)
const document = part(async () => (await import('#web/pages/document-page.tsx')).DocumentPage)
const redirectCard = part(async () => (await import('#web/pages/content-redirect-page.tsx')).ContentRedirectPage)
const redirect = part(async () => (await import('#web/pages/document-redirect-page.tsx')).DocumentRedirectPage)
const compare = part(async () => (await import('#web/pages/compare-page.tsx')).ComparePage)
const changeReport = part(async () => (await import('#web/pages/change-report-page.tsx')).ChangeReportPage)
const favorites = part(async () => (await import('#web/pages/favorites-page.tsx')).FavoritesPage)
const customCollections = part(async () => (await import('#web/pages/custom-collections-page.tsx')).CustomCollectionsPage)
const groups = part(async () => (await import('#web/pages/groups/groups-page.tsx')).GroupsPage)
const groupDetail = part(async () => (await import('#web/pages/groups/group-detail-page.tsx')).GroupDetailPage)
const myAccount = part(async () => (await import('#web/pages/my-account-page.tsx')).MyAccountPage)
const shared = part(async () => (await import('#web/pages/groups/shared-page.tsx')).SharedPage)
const downloads = part(async () => (await import('#web/pages/downloads-page.tsx')).DownloadsPage)
const notes = part(async () => (await import('#web/pages/notes-page.tsx')).NotesPage)
const points = part(async () => (await import('#web/pages/compass-points-page.tsx')).CompassPointsPage)
const pointSettings = part(async () => (await import('#web/pages/point-settings-page.tsx')).PointSettingsPage)
const tracker = part(async () => (await import('#web/pages/tracker-page.tsx')).TrackerPage)
const trackChanges = part(async () => (await import('#web/pages/track-changes-page.tsx')).TrackChangesPage)
const searchFeedback = part(async () => (await import('#web/pages/admin/search-feedback-page.tsx')).SearchFeedbackPage)
const accessRequests = part(async () => (await import('#web/pages/admin/access-requests-page.tsx')).AccessRequestsPage)
const tutorials = part(async () => (await import('#web/pages/tutorials-page.tsx')).TutorialsPage)
const userResources = part(async () => (await import('#web/pages/user-resources-page.tsx')).UserResourcesPage)
const conformance = part(async () => (await import('#web/pages/conformance-page.tsx')).ConformancePage)
const unresolvedLinks = part(async () => (await import('#web/pages/admin/unresolved-links-page.tsx')).UnresolvedLinksPage)
const libraryRecords = part(async () => (await import('#web/pages/admin/library-records-page.tsx')).LibraryRecordsPage)
const tenantSettings = part(async () => (await import('#web/pages/admin/tenant-settings-page.tsx')).TenantSettingsPage)
const agreements = part(async () => (await import('#web/pages/admin/agreement-page.tsx')).AgreementPage)
const ingest = part(async () => (await import('#web/pages/admin/ingest-page.tsx')).IngestPage)
const userManagement = part(async () => (await import('#web/pages/admin/user-management-page.tsx')).UserManagementPage)
const adminPage = (name: keyof typeof import('#web/pages/admin/admin-pages.tsx')) =>
  part(async () => (await import('#web/pages/admin/admin-pages.tsx'))[name])
const health = part(async () => (await import('#web/pages/admin/health-page.tsx')).HealthPage)
const pointsReport = part(async () => (await import('#web/pages/points-report-page.tsx')).PointsReportPage)
const usageReport = part(async () => (await import('#web/pages/usage-report-page.tsx')).UsageReportPage)
const invitation = part(async () => (await import('#web/pages/open/invitation-page.tsx')).InvitationPage)
const mailChoice = part(async () => (await import('#web/pages/open/mail-choice-page.tsx')).MailChoicePage)
const proxyError = part(async () => (await import('#web/pages/open/proxy-error-page.tsx')).ProxyErrorPage)
const accountKeys = part(async () => (await import('#web/pages/programs/account-keys-page.tsx')).AccountKeysPage)
const counterReports = part(async () => (await import('#web/pages/programs/counter-reports-page.tsx')).CounterReportsPage)
const titleLists = part(async () => (await import('#web/pages/programs/title-lists-page.tsx')).TitleListsPage)
const resolve = part(async () => (await import('#web/pages/resolve-page.tsx')).ResolvePage)

/** Every address of the page; any other is not found. */
export const routes: readonly Route[] = [
  route('/', home, { drm: true }),
  route('/home/:key?', home, { drm: true }),
  route(SEARCH_PATHS.all, search, { drm: false }),
  route(SEARCH_PATHS.subscribed, search, { drm: true }),
  route(SEMANTIC_PATH, search, { drm: true }),
  route('/document', document, { drm: false }),
  route('/content-access', document, { drm: false }),
  route('/document-view', document, { drm: true, bare: true }),
  route('/content-redirect', redirectCard, { drm: true }),
  route('/document-redirect', redirect, { drm: true }),
  route('/compare', compare, { drm: true }),
  route('/change-report', changeReport, { drm: true }),
  route('/favorites', favorites, { drm: true }),
  route('/custom-collections', customCollections, { drm: true }),
  route('/myAccount', myAccount, { drm: true }),
  route('/downloads', downloads, { drm: true }),
  route('/notes', notes, { drm: true }),
  route('/sharedWithMe', shared, { drm: true }),
  route('/publicationsShared', shared, { drm: true }),
  route('/sharedByMe', shared, { drm: true }),
  route('/groups', groups, { drm: true }),
  route('/group-detail', groupDetail, { drm: true }),
  route('/compasspoint/:compasspointUUID', points, { drm: true }),
  route('/compass-points-list', points, { drm: true }),
  route('/compass-points-admin-list', points, { drm: true, authorities: ['COMPASS_POINT_ADMIN'] }),
  route('/compass-points-settings', pointSettings, { drm: false, authorities: ['ADMIN', 'COMPASS_POINT_ADMIN'] }),
  route('/compass-points-import', points, { drm: true }),
  route('/compass-points-review', points, { drm: true }),
  route('/compass-points-change-history/:compasspointId/:contentId/:contentCode', points, { drm: true }),
  route('/tracker', tracker, { drm: true }),
  route('/video', tutorials, { drm: true }),
  route('/user-resources', userResources, { drm: true }),
  route('/accessibility', conformance, { drm: true }),
  route('/trackChanges', trackChanges, { drm: true }),
  route('/admin/access-requests', accessRequests, { drm: false, authorities: ['ADMIN', 'COMPASS_USER_ADMIN'] }),
  route('/admin/health', health, { drm: false, authorities: ['ADMIN'] }),
  route('/admin/metrics', adminPage('MetricsPage'), { drm: false, authorities: ['ADMIN'] }),
  route('/admin/configuration', adminPage('ConfigurationPage'), { drm: false, authorities: ['ADMIN'] }),
  route('/admin/logs', adminPage('LogsPage'), { drm: false, authorities: ['ADMIN'] }),
  route('/admin/audits', adminPage('AuditsPage'), { drm: false, authorities: ['ADMIN'] }),
  route('/admin/docs', adminPage('ApiDocsPage'), { drm: false, authorities: ['ADMIN'] }),
  route('/admin/library', tenantSettings, { drm: false, authorities: ['ADMIN'] }),
  route('/admin/agreement', agreements, { drm: false, authorities: ['ADMIN', 'COMPASS_USER_ADMIN'] }),
  route('/admin/ingest', ingest, { drm: false, authorities: ['ADMIN'] }),
  route('/admin/library-records', libraryRecords, { drm: false, authorities: ['ADMIN'] }),
  route('/admin/search-feedback', searchFeedback, { drm: false, authorities: ['ADMIN'] }),
  route('/admin/user-management', userManagement, { drm: false, authorities: ['ADMIN', 'COMPASS_USER_ADMIN'] }),
  route('/admin/unresolved-links', unresolvedLinks, { drm: false, authorities: ['ADMIN'] }),
  route('/compass-points-report', pointsReport, { drm: false, authorities: ['COMPASS_POINT_ADMIN'] }),
  route('/usage-report', usageReport, {
    drm: false,
    authorities: ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER'],
  }),
  route('/invitation', invitation, { drm: true, open: true }),
  route('/mail-choice', mailChoice, { drm: true, open: true }),
  route('/proxy-error', proxyError, { drm: true, open: true }),
  route('/account-keys', accountKeys, {
    drm: false,
    authorities: ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER'],
  }),
  route('/counter-reports', counterReports, {
    drm: false,
    authorities: ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER'],
  }),
  route('/title-lists', titleLists, { drm: false, authorities: ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER'] }),
  route('/resolve/*', resolve, { drm: true }),
  route('/DIGITAL_LIBRARY/*', resolve, { drm: true }),
  route('/Standards/*', resolve, { drm: true }),
  route('/openurl', resolve, { drm: true }),
  route('/doi/*', resolve, { drm: true }),
]

export const findRoute = (pathname: string): Route | undefined => routes.find(({ path }) => matchPath(path, pathname))

/** Loads the page's chunk while the tenant and the person are being fetched. */
export function preloadPage(pathname: string): void {
  void findRoute(pathname)?.load()
}
