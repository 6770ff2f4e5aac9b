import {
  accessMessages,
  describeTenant,
  featuresBut,
  guide,
  issuerAt,
  page,
  searchTypesBut,
  sections,
} from './describe-tenant.ts'

/** Protected viewing for everybody: documents are read here, and do not leave. */
export const api = describeTenant({
  shown: {
    tenant: 'api',
    tenantName: 'API Publications',
    title: 'API Publications',
    mainTenant: false,
    'has-favicon': false,
    features: featuresBut('home-page-toc', 'content-share', 'version-compare'),
    'search-types-configuration': searchTypesBut('ALL'),
    helpMenu: [
      {
        id: 'guides',
        key: 'tenants.help.guides',
        topics: [guide('tenants.guide.gettingStarted', 'getting-started')],
      },
    ],
    'content-access-messages': {
      ...accessMessages,
      noAccess: 'tenants.api.noAccess',
      'support-phone': '+1 202 555-0121',
      'contact-link': 'https://api.example.com/subscribe',
      'public-link': 'https://api.example.com/publications',
    },
    supportEmail: 'publications@api.example.com',
    theme: { accent: '#b3261e', accentDark: '#ff8a80', monogram: 'API' },
    greeting: 'tenants.greeting',
    welcome: 'tenants.api.welcome',
    'tips-tricks': [
      {
        label: 'tenants.api.tip.protected.label',
        content: 'tenants.api.tip.protected.content',
        link: guide('tenants.guide.gettingStarted', 'getting-started'),
      },
      {
        label: 'tenants.api.tip.safety.label',
        content: 'tenants.api.tip.safety.content',
        link: page('tenants.api.tip.safety.link', 'https://api.example.com/safety'),
      },
    ],
    footer: {
      text: 'tenants.api.footer',
      links: [{ title: 'tenants.link.terms', url: 'https://api.example.com/terms' }],
      privacyPolicy: 'https://api.example.com/privacy',
    },
    'tracker-url': 'https://tracker.api.example.com/',
    userManagement: { enable: false },
    'iam-server-version': 'OKTA-CLASSIC',
    federatedOnly: false,
    drm: true,
    billboard: { 'show-publisher-billboard': false, 'tenant-publisher-only': true },
    banner: { text: 'tenants.api.banner', 'start-date': '2026-11-01', 'end-date': '2027-01-31' },
    defaultLanguage: 'en',
    languages: ['en', 'ar', 'fr', 'pt', 'ru', 'es'],
  },
  publisher: { code: 'API', name: 'American Petroleum Institute' },
  hosts: ['api.library.example.org'],
  externalUrls: [{ title: 'tenants.link.training', url: 'https://api.example.com/training', position: 'BOTTOM' }],
  menus: ['HOME', 'SUBSCRIPTIONS', 'TRACKER', 'FAVORITES', 'GROUPS'],
  refinementSections: sections(['taxonomy', 'documentType', 'status', 'sector', 'topic'], ['publisher', 'ics']),
  guides: ['getting-started'],
  issuer: issuerAt('api', 'https://signin.api.example.com'),
})
