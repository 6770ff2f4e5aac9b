import { LANGUAGES } from '#contract/tenant.ts'
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

/** The main tenant: everything is on, and some menus are here alone. */
export const astm = describeTenant({
  shown: {
    tenant: 'astm',
    tenantName: 'ASTM Standards Library',
    title: 'ASTM Standards Library',
    mainTenant: true,
    'has-favicon': true,
    features: featuresBut(),
    'search-types-configuration': searchTypesBut(),
    helpMenu: [
      {
        id: 'guides',
        key: 'tenants.help.guides',
        topics: [guide('tenants.guide.gettingStarted', 'getting-started'), guide('tenants.guide.search', 'search-guide')],
      },
      {
        id: 'more-resources',
        key: 'tenants.help.moreResources',
        topics: [
          page('tenants.help.authors', 'https://astm.example.org/authors'),
          page('tenants.help.librarians', 'https://astm.example.org/librarians'),
        ],
      },
    ],
    'content-access-messages': {
      ...accessMessages,
      noAccess: 'tenants.astm.noAccess',
      'support-phone': '+1 610 555-0110',
      'contact-link': 'https://astm.example.org/sales',
      'public-link': 'https://astm.example.org/store',
    },
    supportEmail: 'library@astm.example.org',
    theme: { accent: '#1450a3', accentDark: '#6ea8ff', monogram: 'ASTM' },
    greeting: 'tenants.greeting',
    welcome: 'tenants.astm.welcome',
    'tips-tricks': [
      {
        label: 'tenants.tip.designation.label',
        content: 'tenants.tip.designation.content',
        link: guide('tenants.guide.search', 'search-guide'),
      },
      {
        label: 'tenants.tip.editions.label',
        content: 'tenants.tip.editions.content',
        link: guide('tenants.guide.gettingStarted', 'getting-started'),
      },
      {
        label: 'tenants.astm.tip.committees.label',
        content: 'tenants.astm.tip.committees.content',
        link: page('tenants.astm.tip.committees.link', 'https://astm.example.org/committees'),
      },
    ],
    footer: {
      text: 'tenants.astm.footer',
      links: [
        { title: 'tenants.link.terms', url: 'https://astm.example.org/terms' },
        { title: 'tenants.link.accessibility', url: 'https://astm.example.org/accessibility' },
      ],
      privacyPolicy: 'https://astm.example.org/privacy',
    },
    'tracker-url': 'https://tracker.astm.example.org/',
    clUrl: 'https://links.astm.example.org/',
    elearning: 'https://learning.astm.example.org/',
    userManagement: { enable: true, url: 'https://people.astm.example.org/' },
    'iam-server-version': 'OKTA-IE',
    federatedOnly: false,
    drm: false,
    billboard: { 'show-publisher-billboard': true, 'tenant-publisher-only': false },
    defaultLanguage: 'en',
    languages: [...LANGUAGES],
  },
  publisher: { code: 'ASTM', name: 'ASTM International' },
  hosts: ['astm.library.example.org', 'astm-standards.example.org'],
  externalUrls: [
    { title: 'tenants.link.technicalCommittees', url: 'https://astm.example.org/committees', position: 'LEFT' },
    { title: 'tenants.link.membership', url: 'https://astm.example.org/membership', position: 'LEFT,BOTTOM' },
    { title: 'tenants.link.meetings', url: 'https://astm.example.org/meetings', position: 'BOTTOM' },
    { title: 'tenants.link.publish', url: 'https://astm.example.org/publish', position: 'BOTTOM' },
  ],
  menus: [
    'HOME',
    'SUBSCRIPTIONS',
    'TRACKER',
    'FAVORITES',
    'GROUPS',
    'ELEARNING',
    'COMPASS_POINTS',
    'DIGITAL_LIBRARY',
    'SUBSCRIPTION_USAGE',
    'CUSTOM_COLLECTION',
  ],
  refinementSections: sections(['publisher', 'documentType', 'status', 'committee', 'ics', 'taxonomy', 'sector', 'language']),
  profileManagementUrl: 'https://profile.astm.example.org/',
  guides: ['getting-started', 'search-guide'],
  issuer: issuerAt('astm', 'https://signin.astm.example.org/oauth2/default'),
})
