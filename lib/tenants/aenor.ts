import { LANGUAGES } from '#contract/tenant.ts'
import { readersAgreement } from './agreements.ts'
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

/** AENOR: guides in Spanish, and messages of its own. */
export const aenorTenant = describeTenant({
  shown: {
    tenant: 'aenor',
    tenantName: 'AENORmás',
    title: 'AENORmás',
    mainTenant: false,
    'has-favicon': true,
    features: featuresExcept('home-page-toc'),
    'search-types-configuration': searchTypesExcept(),
    helpMenu: [
      {
        id: 'guias',
        key: 'tenants.help.spanishGuides',
        topics: [guideLink('tenants.guide.inicio', 'guia-de-inicio'), guideLink('tenants.guide.busqueda', 'guia-de-busqueda')],
      },
    ],
    'content-access-messages': {
      ...defaultAccessMessages,
      noAccess: 'tenants.aenor.noAccess',
      noDocument: 'tenants.aenor.noDocument',
      'support-phone': '+34 910 555-0154',
      'contact-link': 'https://aenor.example.com/comercial',
      'public-link': 'https://aenor.example.com/tienda',
    },
    supportEmail: 'normas@aenor.example.com',
    theme: { accent: '#a3124f', accentDark: '#ff86b3', monogram: 'AENOR' },
    greeting: 'tenants.greeting',
    welcome: 'tenants.aenor.welcome',
    examples: ['UNE 990110', 'almazaras', 'ascensores'],
    'tips-tricks': [
      {
        label: 'tenants.tip.designation.label',
        content: 'tenants.tip.designation.content',
        link: guideLink('tenants.guide.busqueda', 'guia-de-busqueda'),
      },
      {
        label: 'tenants.aenor.tip.adopted.label',
        content: 'tenants.aenor.tip.adopted.content',
        link: externalLink('tenants.aenor.tip.adopted.link', 'https://aenor.example.com/normas-adoptadas'),
      },
      {
        label: 'tenants.tip.translations.label',
        content: 'tenants.tip.translations.content',
        link: guideLink('tenants.guide.inicio', 'guia-de-inicio'),
      },
    ],
    footer: {
      text: 'tenants.aenor.footer',
      links: [
        { title: 'tenants.link.legalNotice', url: 'https://aenor.example.com/aviso-legal' },
        { title: 'tenants.link.contact', url: 'https://aenor.example.com/contacto' },
      ],
      privacyPolicy: 'https://aenor.example.com/privacidad',
    },
    'tracker-url': 'https://alertas.aenor.example.com/',
    clUrl: 'https://enlaces.aenor.example.com/',
    tutorials: defaultTutorials,
    userManagement: { enable: true, url: 'https://usuarios.aenor.example.com/' },
    'iam-server-version': 'OKTA-CLASSIC',
    federatedOnly: false,
    drm: false,
    billboard: { 'show-publisher-billboard': true, 'tenant-publisher-only': false },
    defaultLanguage: 'en',
    languages: [...LANGUAGES],
  },
  agreement: readersAgreement('2026-09', 'AENORmás'),
  publisher: { code: 'UNE', name: 'Asociación Española de Normalización' },
  hosts: ['aenor.library.example.org', 'normas.example.com'],
  externalUrls: [
    { title: 'tenants.link.certification', url: 'https://aenor.example.com/certificacion', position: 'LEFT' },
    { title: 'tenants.link.training', url: 'https://aenor.example.com/formacion', position: 'LEFT,BOTTOM' },
  ],
  menus: [
    'HOME',
    'SUBSCRIPTIONS',
    'TRACKER',
    'FAVORITES',
    'NOTES',
    'GROUPS',
    'COMPASS_POINTS',
    'SUBSCRIPTION_USAGE',
    'CUSTOM_COLLECTION',
  ],
  refinementSections: sections(['publisher', 'ics', 'sector', 'topic', 'status', 'language'], ['committee', 'documentType']),
  guides: ['guia-de-inicio', 'guia-de-busqueda'],
  issuer: deployedIssuer('aenor', 'https://acceso.aenor.example.com'),
})
