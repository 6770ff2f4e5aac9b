import { ERASE, GROUP_ACTS, GROUP_STEPS, MY_DATA, SHARING, THREADS } from './dialogs.ts'
import { opening, type Sight, type Stop } from './sights.ts'

const to = (path: string, fields: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(fields)}`
const documentAt = (contentcode: string, more: Readonly<Record<string, string>> = {}) =>
  to('/document/', { contentcode, ...more })
const by = (person: Sight['person'], address: string): Sight => ({ person, address })
const subscriber = (address: string) => by('subscriber', address)

const READABLE = 'DEMOWL|101-2025'
const SUPERSEDED = 'LUMC|LC-107-2018'
const CLOSED = 'MIM|214-2024'
const PROTECTED = 'HGSA|450-2024'
const COMPARED = { older: 'VSB|21-2007', newer: 'VSB|21-2023' }
const NOTHING = 'zzqqxx'
/** The walk puts the ids of a point and a group of the demo library here. */
export const POINT = 'id-of-a-point'
export const GROUP = 'id-of-a-group'

const managerStop = (route: string): Stop => ({
  route,
  whole: [by('usage-viewer', route)],
  empty: by('admin', `${route}?account=nobody`),
  refused: subscriber(route),
})
const adminStop = (route: string): Stop => ({ route, whole: [by('admin', route)], refused: subscriber(route) })

export const STOPS: readonly Stop[] = [
  { route: '/', whole: [subscriber('/'), by('visitor', '/')], empty: by('usage-viewer', '/'), refused: by('outsider', '/') },
  { route: '/home/:key?', whole: [subscriber('/home/2')], empty: by('usage-viewer', '/home/2') },
  {
    route: '/content-search',
    whole: [
      subscriber(to('/content-search/', { content: 'light' })),
      subscriber(to('/content-search/', { content: 'LC 107' })),
      ...SHARING.map((acts) => opening(subscriber(to('/content-search/', { content: 'LC 107' })), ...acts)),
      subscriber(to('/content-search/', { content: 'how much light may fall on a painting' })),
      subscriber(to('/content-search/', { content: 'light on a painting '.repeat(40) })),
    ],
    empty: subscriber(to('/content-search/', { content: NOTHING })),
    refused: by('drm', to('/content-search/', { content: 'light' })),
  },
  {
    route: '/mysubscription-search',
    whole: [subscriber(to('/mysubscription-search/', { content: 'water' }))],
    empty: subscriber(to('/mysubscription-search/', { content: NOTHING })),
    refused: by('outsider', to('/mysubscription-search/', { content: 'water' })),
  },
  {
    route: '/semantic-search',
    whole: [subscriber(to('/semantic-search/', { content: 'how bright may a lamp in a museum be' }))],
    empty: subscriber(to('/semantic-search/', { content: '' })),
  },
  {
    route: '/document',
    whole: [
      subscriber(documentAt(READABLE)),
      subscriber(documentAt(SUPERSEDED)),
      subscriber(documentAt(READABLE, { tab: 'HTML' })),
      subscriber(documentAt(READABLE, { tab: 'WORK_ITEMS' })),
      subscriber(documentAt(READABLE, { tab: 'VISUAL_CONTENT' })),
      subscriber(documentAt(READABLE, { tab: 'RELATED_CONTENT' })),
      subscriber(documentAt(SUPERSEDED, { tab: 'COMPASS_POINTS' })),
      subscriber(documentAt(CLOSED)),
      by('visitor', documentAt(CLOSED)),
    ],
    empty: subscriber(documentAt('NONE|1')),
    refused: by('drm', documentAt(CLOSED)),
  },
  { route: '/content-access', whole: [subscriber(to('/content-access', { contentcode: READABLE }))] },
  {
    route: '/document-view',
    whole: [by('drm', to('/document-view', { contentcode: PROTECTED }))],
    refused: by('drm', to('/document-view', { contentcode: CLOSED })),
  },
  {
    route: '/content-redirect',
    whole: [subscriber(to('/content-redirect', { contentCode: 'ORM|1207-2022' }))],
    empty: subscriber(to('/content-redirect', { contentCode: 'NONE|1' })),
  },
  { route: '/document-redirect', whole: [subscriber(to('/document-redirect', { contentCode: 'NONE|1' }))], leads: true },
  {
    route: '/compare',
    whole: [
      subscriber(to('/compare', { ...COMPARED, format: 'HTML' })),
      subscriber(to('/compare', { ...COMPARED, format: 'PDF' })),
    ],
    empty: subscriber('/compare'),
    refused: subscriber(to('/compare', { older: CLOSED, newer: CLOSED, format: 'PDF' })),
  },
  {
    route: '/change-report',
    whole: [subscriber(to('/change-report', COMPARED))],
    empty: subscriber('/change-report'),
    refused: by('outsider', to('/change-report', COMPARED)),
  },
  { route: '/custom-collections', whole: [subscriber('/custom-collections')], refused: by('company', '/custom-collections') },
  { route: '/invitation', whole: [subscriber('/invitation')], leads: true },
  { route: '/proxy-error', whole: [subscriber('/proxy-error')], leads: true },
  { route: '/mail-choice', whole: [subscriber('/mail-choice')], leads: true },
  {
    route: '/myAccount',
    whole: [
      ...['', '?tab=preferences', '?tab=sessions', '?tab=data'].map((tab) => subscriber(`/myAccount${tab}`)),
      opening(subscriber('/myAccount?tab=data'), MY_DATA),
      opening(subscriber('/myAccount?tab=data'), ERASE),
      opening(by('colleague', '/myAccount?tab=data'), ERASE),
    ],
    refused: by('company', '/myAccount'),
  },
  {
    route: '/favorites',
    whole: [subscriber('/favorites')],
    empty: by('usage-viewer', '/favorites'),
    refused: by('company', '/favorites'),
  },
  {
    route: '/groups',
    whole: [subscriber('/groups'), ...GROUP_STEPS.map((acts) => opening(subscriber('/groups'), ...acts))],
    empty: by('usage-viewer', '/groups'),
    refused: by('company', '/groups'),
  },
  { route: '/sharedWithMe', whole: [subscriber('/sharedWithMe')], refused: by('company', '/sharedWithMe') },
  {
    route: '/publicationsShared',
    whole: [{ person: 'subscriber', address: '/publicationsShared', tenant: 'astm' }],
    empty: subscriber('/publicationsShared'),
    refused: by('company', '/publicationsShared'),
  },
  { route: '/sharedByMe', whole: [subscriber('/sharedByMe')], refused: by('company', '/sharedByMe') },
  {
    route: '/group-detail',
    whole: [
      subscriber(`/group-detail/?groupId=${GROUP}`),
      ...GROUP_ACTS.map((acts) => opening(by('colleague', `/group-detail/?groupId=${GROUP}`), ...acts)),
    ],
    empty: subscriber('/group-detail/?groupId=none'),
    refused: by('company', '/group-detail/'),
  },
  {
    route: '/downloads',
    whole: [subscriber('/downloads?id=none')],
  },
  { route: '/notes', whole: [subscriber('/notes')], empty: by('usage-viewer', '/notes'), refused: by('company', '/notes') },
  {
    route: '/tracker',
    whole: [subscriber('/tracker')],
    empty: by('usage-viewer', '/tracker'),
    refused: by('company', '/tracker'),
  },
  {
    route: '/compasspoint/:compasspointUUID',
    whole: [subscriber(`/compasspoint/${POINT}`)],
    empty: subscriber('/compasspoint/11111111-1111-4111-8111-111111111111'),
    refused: by('company', `/compasspoint/${POINT}`),
  },
  {
    route: '/compass-points-list',
    whole: [subscriber('/compass-points-list?from=2020-01-01')],
    empty: subscriber(`/compass-points-list?text=${NOTHING}`),
    refused: by('company', '/compass-points-list'),
  },
  {
    route: '/compass-points-admin-list',
    whole: [by('compass-admin', '/compass-points-admin-list?from=2020-01-01')],
    empty: by('compass-admin', `/compass-points-admin-list?text=${NOTHING}`),
    refused: subscriber('/compass-points-admin-list'),
  },
  {
    route: '/compass-points-settings',
    whole: [by('compass-admin', '/compass-points-settings')],
    refused: subscriber('/compass-points-settings'),
  },
  {
    route: '/compass-points-import',
    whole: [subscriber('/compass-points-import')],
    refused: by('company', '/compass-points-import'),
  },
  {
    route: '/compass-points-review',
    whole: [subscriber('/compass-points-review')],
    empty: by('drm', '/compass-points-review'),
    refused: by('company', '/compass-points-review'),
  },
  {
    route: '/compass-points-change-history/:compasspointId/:contentId/:contentCode',
    whole: [subscriber(`/compass-points-change-history/${POINT}/x/${encodeURIComponent(SUPERSEDED)}`)],
    empty: subscriber('/compass-points-change-history/11111111-1111-4111-8111-111111111111/x/y'),
  },
  { route: '/video', whole: [subscriber('/video')], refused: by('outsider', '/video') },
  {
    route: '/user-resources',
    whole: [
      { person: 'subscriber', address: '/user-resources', tenant: 'astm' },
      { person: 'admin', address: '/user-resources#administration', tenant: 'astm' },
      { person: 'subscriber', address: '/user-resources#discovery-services', tenant: 'astm' },
    ],
    refused: subscriber('/user-resources'),
  },
  { route: '/accessibility', whole: [subscriber('/accessibility')], leads: true },
  { route: '/trackChanges', whole: [subscriber(to('/trackChanges', { contentcode: READABLE }))], leads: true },
  {
    route: '/account-keys',
    whole: [by('usage-viewer', '/account-keys'), by('admin', '/account-keys')],
    empty: by('admin', '/account-keys?account=northern'),
    refused: subscriber('/account-keys'),
  },
  managerStop('/counter-reports'),
  managerStop('/title-lists'),
  adminStop('/admin/access-requests'),
  adminStop('/admin/audits'),
  adminStop('/admin/configuration'),
  adminStop('/admin/docs'),
  adminStop('/admin/health'),
  {
    route: '/admin/agreement',
    whole: [{ person: 'admin', address: '/admin/agreement', tenant: 'cga' }],
    empty: by('admin', '/admin/agreement'),
    refused: subscriber('/admin/agreement'),
  },
  adminStop('/admin/ingest'),
  adminStop('/admin/library'),
  adminStop('/admin/library-records'),
  adminStop('/admin/logs'),
  {
    route: '/admin/metrics',
    whole: [by('admin', '/admin/metrics'), opening(by('admin', '/admin/metrics'), THREADS)],
    refused: subscriber('/admin/metrics'),
  },
  adminStop('/admin/search-feedback'),
  adminStop('/admin/unresolved-links'),
  adminStop('/admin/user-management'),
  {
    route: '/compass-points-report',
    whole: [by('compass-admin', '/compass-points-report')],
    refused: subscriber('/compass-points-report'),
  },
  { route: '/usage-report', whole: [by('usage-viewer', '/usage-report')], refused: subscriber('/usage-report') },
  {
    route: '/resolve/*',
    whole: [by('visitor', '/resolve/EDIT/NONE-1'), subscriber('/resolve/')],
    leads: true,
  },
  { route: '/DIGITAL_LIBRARY/*', whole: [subscriber('/DIGITAL_LIBRARY/none.pdf')], leads: true },
  { route: '/Standards/*', whole: [subscriber('/Standards/E0000.htm')], leads: true },
  { route: '/openurl', whole: [subscriber('/openurl?rft.title=ZZ+99999')], leads: true },
  { route: '/doi/*', whole: [subscriber('/doi/10.9999/nothing-at-all')], leads: true },
]
