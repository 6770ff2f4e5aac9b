import {
  defaultAccessMessages,
  defaultTutorials,
  deployedIssuer,
  describeTenant,
  externalLink,
  featuresExcept,
  guideLink,
  searchTypesExcept,
  sections,
} from './describe-tenant.ts'

/** IES: searches by keywords and designations, without semantic search. */
export const iesTenant = describeTenant({
  shown: {
    tenant: 'ies',
    tenantName: 'IES Lighting Library',
    title: 'IES Lighting Library',
    mainTenant: false,
    'has-favicon': false,
    features: featuresExcept('semantic-search'),
    'search-types-configuration': searchTypesExcept('SEMANTICSEARCH'),
    helpMenu: [
      {
        id: 'guides',
        key: 'tenants.help.guides',
        topics: [guideLink('tenants.guide.gettingStarted', 'getting-started'), guideLink('tenants.guide.search', 'search-guide')],
      },
      {
        id: 'lighting',
        key: 'tenants.help.lighting',
        topics: [
          externalLink('tenants.link.illuminanceTables', 'https://ies.example.org/illuminance'),
          externalLink('tenants.link.referenceRetriever', 'https://ies.example.org/references'),
        ],
      },
    ],
    'content-access-messages': {
      ...defaultAccessMessages,
      noAccess: 'tenants.ies.noAccess',
      'support-phone': '+1 212 555-0165',
      'contact-link': 'https://ies.example.org/subscribe',
      'public-link': 'https://ies.example.org/store',
    },
    supportEmail: 'library@ies.example.org',
    theme: { accent: '#6b3fa0', accentDark: '#b99af0', monogram: 'IES' },
    greeting: 'tenants.greeting',
    welcome: 'tenants.ies.welcome',
    examples: ['IES DP-99-1', 'sports fields', 'museum lighting'],
    'tips-tricks': [
      {
        label: 'tenants.ies.tip.tables.label',
        content: 'tenants.ies.tip.tables.content',
        link: externalLink('tenants.link.illuminanceTables', 'https://ies.example.org/illuminance'),
      },
      {
        label: 'tenants.tip.editions.label',
        content: 'tenants.tip.editions.content',
        link: guideLink('tenants.guide.gettingStarted', 'getting-started'),
      },
    ],
    footer: {
      text: 'tenants.ies.footer',
      links: [
        { title: 'tenants.link.terms', url: 'https://ies.example.org/terms' },
        { title: 'tenants.link.accessibility', url: 'https://ies.example.org/accessibility' },
      ],
      privacyPolicy: 'https://ies.example.org/privacy',
    },
    'tracker-url': 'https://tracker.ies.example.org/',
    tutorials: defaultTutorials,
    userManagement: { enable: false },
    'iam-server-version': 'OKTA-CLASSIC',
    federatedOnly: false,
    drm: false,
    refinement: { 'hide-zero-counts': false, 'force-enable': false },
    billboard: { 'show-publisher-billboard': false, 'tenant-publisher-only': false },
    defaultLanguage: 'en',
    languages: ['en', 'ar', 'fr-CA', 'es', 'ja', 'zh-Hans'],
  },
  publisher: { code: 'IES', name: 'Illuminating Engineering Society' },
  hosts: ['ies.library.example.org'],
  externalUrls: [
    { title: 'tenants.link.illuminanceTables', url: 'https://ies.example.org/illuminance', position: 'LEFT' },
    { title: 'tenants.link.referenceRetriever', url: 'https://ies.example.org/references', position: 'LEFT' },
    { title: 'tenants.link.specBuilder', url: 'https://ies.example.org/spec-builder', position: 'LEFT,BOTTOM' },
  ],
  menus: ['HOME', 'SUBSCRIPTIONS', 'TRACKER', 'FAVORITES', 'NOTES', 'GROUPS', 'COMPASS_POINTS', 'CUSTOM_COLLECTION'],
  refinementSections: sections(['documentType', 'committee', 'taxonomy', 'sector', 'topic', 'status']),
  guides: ['getting-started', 'search-guide'],
  issuer: deployedIssuer('ies', 'https://signin.ies.example.org/oauth2/default', 'https://login.ies.example.org/'),
})
