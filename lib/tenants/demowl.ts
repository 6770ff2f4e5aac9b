import { LANGUAGES } from '#contract/tenant.ts'
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

/** Demonstration tenant: every feature that is not reserved to the main tenant. */
export const demowlTenant = describeTenant({
  shown: {
    tenant: 'demowl',
    tenantName: 'Lectern Demonstration Library',
    title: 'Lectern',
    mainTenant: false,
    'has-favicon': true,
    features: featuresExcept(),
    'search-types-configuration': searchTypesExcept(),
    helpMenu: [
      {
        id: 'guides',
        key: 'tenants.help.guides',
        topics: [guideLink('tenants.guide.gettingStarted', 'getting-started'), guideLink('tenants.guide.search', 'search-guide')],
      },
    ],
    'content-access-messages': {
      ...defaultAccessMessages,
      'support-phone': '+1 303 555-0176',
      'contact-link': 'https://lectern.example.org/subscribe',
      'public-link': 'https://lectern.example.org/',
    },
    supportEmail: 'support@lectern.example.org',
    theme: { accent: '#2e6b34', accentDark: '#7bcf85', monogram: 'L' },
    greeting: 'tenants.greeting',
    welcome: 'tenants.demowl.welcome',
    'tips-tricks': [
      {
        label: 'tenants.tip.designation.label',
        content: 'tenants.tip.designation.content',
        link: guideLink('tenants.guide.search', 'search-guide'),
      },
      {
        label: 'tenants.tip.translations.label',
        content: 'tenants.tip.translations.content',
        link: guideLink('tenants.guide.gettingStarted', 'getting-started'),
      },
      {
        label: 'tenants.demowl.tip.own.label',
        content: 'tenants.demowl.tip.own.content',
        link: externalLink('tenants.demowl.tip.own.link', 'https://lectern.example.org/own-library'),
      },
    ],
    footer: {
      text: 'tenants.demowl.footer',
      links: [{ title: 'tenants.link.contact', url: 'https://lectern.example.org/contact' }],
      privacyPolicy: 'https://lectern.example.org/privacy',
    },
    'tracker-url': 'https://tracker.lectern.example.org/',
    clUrl: 'https://links.lectern.example.org/',
    userManagement: { enable: true, url: 'https://people.lectern.example.org/' },
    'iam-server-version': 'OKTA-IE',
    federatedOnly: false,
    drm: false,
    billboard: { 'show-publisher-billboard': true, 'tenant-publisher-only': false },
    defaultLanguage: 'en',
    languages: [...LANGUAGES],
  },
  publisher: { code: 'DEMOWL', name: 'Demo Works Library' },
  hosts: ['demo.library.example.org'],
  externalUrls: [{ title: 'tenants.link.about', url: 'https://lectern.example.org/', position: 'LEFT,BOTTOM' }],
  menus: ['HOME', 'SUBSCRIPTIONS', 'TRACKER', 'FAVORITES', 'GROUPS', 'COMPASS_POINTS', 'SUBSCRIPTION_USAGE', 'CUSTOM_COLLECTION'],
  refinementSections: sections([
    'taxonomy',
    'publisher',
    'sector',
    'topic',
    'documentType',
    'committee',
    'ics',
    'status',
    'language',
  ]),
  guides: ['getting-started', 'search-guide'],
  issuer: deployedIssuer('demowl', 'https://signin.lectern.example.org'),
})
