import { type ComponentType, lazy } from 'react'
import { matchPath } from 'react-router-dom'
import type { Authority } from '#contract/endpoint.ts'
import { SEARCH_PATHS, SEMANTIC_PATH } from '#web/lib/paths.ts'

export interface Route {
  readonly path: string
  /** the page, at once where it has come already */
  readonly page: () => ComponentType
  readonly load: () => Promise<unknown>
  /** people of DRM-restricted tenants may be here */
  readonly drm: boolean
  /** any of these; nobody is asked where it is absent */
  readonly authorities?: readonly Authority[]
  /** without header and sidebar */
  readonly bare?: boolean
}

type Part = Pick<Route, 'page' | 'load'>
type Rules = Pick<Route, 'drm' | 'authorities' | 'bare'>

/** One page, to which several addresses may lead; from one to the other of them it stays as it is. */
function part(load: () => Promise<ComponentType>): Part {
  let loaded: ComponentType | undefined
  const once = async () => {
    loaded ??= await load()
    return loaded
  }
  const Lazy = lazy(async () => ({ default: await once() }))
  // A page that is there already must not wait: React holds every fallback that it showed for 300 ms.
  return { load: once, page: () => loaded ?? Lazy }
}

/** A page with parts of antd in it comes with their theme. */
const withAntd = (load: () => Promise<ComponentType>) => async () => {
  const [{ withAntd: themed }, Page] = await Promise.all([import('#web/ui/antd/antd-theme.tsx'), load()])
  return themed(Page)
}

const route = (path: string, { page, load }: Part, rules: Rules): Route => ({ path, page, load, ...rules })

const home = part(async () => (await import('#web/pages/home-page.tsx')).HomePage)
const search = part(async () => (await import('#web/pages/search-page.tsx')).SearchPage)
const document = part(withAntd(async () => (await import('#web/pages/document-page.tsx')).DocumentPage))
const redirectCard = part(withAntd(async () => (await import('#web/pages/content-redirect-page.tsx')).ContentRedirectPage))
const redirect = part(withAntd(async () => (await import('#web/pages/document-redirect-page.tsx')).DocumentRedirectPage))
const favorites = part(async () => (await import('#web/pages/favorites-page.tsx')).FavoritesPage)
const tracker = part(async () => (await import('#web/pages/tracker-page.tsx')).TrackerPage)
const trackChanges = part(async () => (await import('#web/pages/track-changes-page.tsx')).TrackChangesPage)
const searchFeedback = part(async () => (await import('#web/pages/search-feedback-page.tsx')).SearchFeedbackPage)
const health = part(async () => (await import('#web/pages/health-page.tsx')).HealthPage)
const usageReport = part(async () => (await import('#web/pages/usage-report-page.tsx')).UsageReportPage)
const compassPointsReport = part(async () => (await import('#web/pages/compass-points-report-page.tsx')).CompassPointsReportPage)
const resolve = part(withAntd(async () => (await import('#web/pages/resolve-page.tsx')).ResolvePage))

/** Every address of the page; what is none of them does not exist. */
export const routes: readonly Route[] = [
  route('/', home, { drm: true }),
  route('/home/:key?', home, { drm: true }),
  route(SEARCH_PATHS.all, search, { drm: false }),
  route(SEARCH_PATHS.subscribed, search, { drm: true }),
  // Those who read under protection are led on to their subscription.
  route(SEMANTIC_PATH, search, { drm: true }),
  route('/document', document, { drm: false }),
  route('/content-access', document, { drm: false }),
  route('/document-view', document, { drm: true, bare: true }),
  route('/content-redirect', redirectCard, { drm: true }),
  route('/document-redirect', redirect, { drm: true }),
  route('/favorites', favorites, { drm: true }),
  route('/tracker', tracker, { drm: true }),
  route('/trackChanges', trackChanges, { drm: true }),
  route('/admin/health', health, { drm: false, authorities: ['ADMIN'] }),
  route('/admin/search-feedback', searchFeedback, { drm: false, authorities: ['ADMIN'] }),
  route('/usage-report', usageReport, { drm: false, authorities: ['ADMIN', 'COMPASS_USAGE_REPORT_VIEWER'] }),
  route('/compass-points-report', compassPointsReport, { drm: false, authorities: ['COMPASS_POINT_ADMIN'] }),
  route('/resolve/:type/*', resolve, { drm: true }),
]

export const findRoute = (pathname: string): Route | undefined => routes.find(({ path }) => matchPath(path, pathname))

/** Its chunk comes while the tenant and the person are being asked for. */
export function preloadPage(pathname: string): void {
  void findRoute(pathname)?.load()
}
