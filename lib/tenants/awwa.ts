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

/** AWWA: people sign in through their organisations only. */
export const awwaTenant = describeTenant({
  shown: {
    tenant: 'awwa',
    tenantName: 'AWWA Water Library',
    title: 'AWWA Water Library',
    mainTenant: false,
    'has-favicon': false,
    features: featuresExcept('home-page-toc'),
    'search-types-configuration': searchTypesExcept('K'),
    helpMenu: [
      {
        id: 'guides',
        key: 'tenants.help.guides',
        topics: [guideLink('tenants.guide.gettingStarted', 'getting-started'), guideLink('tenants.guide.search', 'search-guide')],
      },
      {
        id: 'sign-in',
        key: 'tenants.help.signIn',
        topics: [externalLink('tenants.help.organisationSignIn', 'https://awwa.example.org/federation')],
      },
    ],
    'content-access-messages': {
      ...defaultAccessMessages,
      noAccess: 'tenants.awwa.noAccess',
      'support-phone': '+1 303 555-0132',
      'contact-link': 'https://awwa.example.org/licences',
      'public-link': 'https://awwa.example.org/bookstore',
    },
    supportEmail: 'library@awwa.example.org',
    theme: { accent: '#00696f', accentDark: '#4fd1c5', monogram: 'AWWA' },
    greeting: 'tenants.greeting',
    welcome: 'tenants.awwa.welcome',
    examples: ['AWWA C9910', 'drinking water reservoirs', 'fire hydrants'],
    'tips-tricks': [
      {
        label: 'tenants.tip.designation.label',
        content: 'tenants.tip.designation.content',
        link: guideLink('tenants.guide.search', 'search-guide'),
      },
      {
        label: 'tenants.awwa.tip.utilities.label',
        content: 'tenants.awwa.tip.utilities.content',
        link: externalLink('tenants.awwa.tip.utilities.link', 'https://awwa.example.org/utilities'),
      },
    ],
    footer: {
      text: 'tenants.awwa.footer',
      links: [
        { title: 'tenants.link.terms', url: 'https://awwa.example.org/terms' },
        { title: 'tenants.link.contact', url: 'https://awwa.example.org/contact' },
      ],
      privacyPolicy: 'https://awwa.example.org/privacy',
    },
    'tracker-url': 'https://tracker.awwa.example.org/',
    tutorials: defaultTutorials,
    userManagement: { enable: false },
    'iam-server-version': 'OKTA-IE',
    federatedOnly: true,
    signedOutUrl: 'https://awwa.example.org/signed-out',
    drm: false,
    billboard: { 'show-publisher-billboard': true, 'tenant-publisher-only': true },
    defaultLanguage: 'en',
    languages: ['en', 'ar', 'es', 'fr-CA'],
  },
  publisher: { code: 'AWWA', name: 'American Water Works Association' },
  hosts: ['awwa.library.example.org'],
  externalUrls: [
    { title: 'tenants.link.membership', url: 'https://awwa.example.org/membership', position: 'LEFT' },
    { title: 'tenants.link.meetings', url: 'https://awwa.example.org/events', position: 'BOTTOM' },
  ],
  claims: { organization: 'organization', accountId: 'accountId', MAEUserID: 'MAEUserID' },
  menus: ['HOME', 'SUBSCRIPTIONS', 'TRACKER', 'FAVORITES', 'NOTES', 'GROUPS', 'COMPASS_POINTS', 'SUBSCRIPTION_USAGE'],
  refinementSections: sections(['publisher', 'taxonomy', 'documentType', 'sector', 'topic', 'status'], ['language']),
  membershipUrl: 'https://awwa.example.org/membership',
  profileManagementUrl: 'https://profile.awwa.example.org/',
  guides: ['getting-started', 'search-guide'],
  issuer: {
    ...deployedIssuer('awwa', 'https://signin.awwa.example.org/oauth2/default', 'https://login.awwa.example.org/'),
    profilingUrl: 'https://profile.awwa.example.org/complete',
  },
})
