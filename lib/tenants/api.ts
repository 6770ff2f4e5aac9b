import {
  defaultAccessMessages,
  deployedIssuer,
  describeTenant,
  externalLink,
  featuresExcept,
  guideLink,
  searchTypesExcept,
  sections,
} from './describe-tenant.ts'

/** API: protected viewing for everybody; documents cannot be downloaded. */
export const apiTenant = describeTenant({
  shown: {
    tenant: 'api',
    tenantName: 'API Publications',
    title: 'API Publications',
    mainTenant: false,
    'has-favicon': false,
    features: featuresExcept(),
    'search-types-configuration': searchTypesExcept('ALL'),
    helpMenu: [
      {
        id: 'guides',
        key: 'tenants.help.guides',
        topics: [guideLink('tenants.guide.gettingStarted', 'getting-started')],
      },
    ],
    'content-access-messages': {
      ...defaultAccessMessages,
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
        link: guideLink('tenants.guide.gettingStarted', 'getting-started'),
      },
      {
        label: 'tenants.api.tip.safety.label',
        content: 'tenants.api.tip.safety.content',
        link: externalLink('tenants.api.tip.safety.link', 'https://api.example.com/safety'),
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
  issuer: deployedIssuer('api', 'https://signin.api.example.com'),
})
