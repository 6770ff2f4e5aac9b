import * as z from 'zod/mini'
import { endpoint } from './endpoint/endpoint.ts'
import { FEATURES } from './endpoint/features.ts'
import { LANGUAGES, type Language } from './endpoint/languages.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'

export const TENANTS = ['astm', 'api', 'awwa', 'cga', 'aenor', 'ies', 'demowl'] as const
export const Tenant = lazySchema(() => z.enum(TENANTS))
export type Tenant = SchemaType<typeof Tenant>

export const SEARCH_TYPES = ['ALL', 'MYSUBSCRIPTION', 'K', 'D', 'SEMANTICSEARCH'] as const

export { LANGUAGES, type Language }

const PageLanguage = lazySchema(() => z.enum(LANGUAGES))

const FeatureSetting = lazySchema(() => z.strictObject({ code: z.enum(FEATURES), enabled: z.boolean() }))

/** `key` is a message key of the locales. */
const SearchType = lazySchema(() => z.strictObject({ code: z.enum(SEARCH_TYPES), enabled: z.boolean(), key: z.string() }))

/** `download`: title of a guide, as documents.helpDocument takes it · `external`: a URL */
const GuideLink = lazySchema(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('download'), key: z.string(), link: z.string() }),
    z.strictObject({ type: z.literal('external'), key: z.string(), link: z.url() }),
  ]),
)

const HelpItem = lazySchema(() =>
  z.strictObject({
    id: z.string(),
    key: z.string(),
    topics: z.array(GuideLink()),
  }),
)

export const ExternalUrl = lazySchema(() =>
  z.strictObject({
    title: z.string(),
    url: z.url(),
    /** LEFT: sidebar · BOTTOM: home page · a list of both · ADMIN: menu of administrators, such as a database console */
    position: z.string().check(z.regex(/^(ADMIN|(LEFT|BOTTOM)(,(LEFT|BOTTOM))?)$/)),
  }),
)

const banner = { text: z.string(), 'start-date': z.iso.date(), 'end-date': z.iso.date() }

/** Text of the library in some languages; `key` is a message for the others. */
const OwnText = lazySchema(() => z.strictObject({ key: z.optional(z.string()), in: z.partialRecord(PageLanguage(), z.string()) }))

const Link = lazySchema(() => z.strictObject({ title: z.string(), url: z.url() }))

/** OpenID Connect settings of a tenant. */
export const IdentitySettings = lazySchema(() =>
  z.strictObject({
    /** absolute URL, or relative to the tenant's site */
    issuer: z.string(),
    clientId: z.string(),
    /** required `aud` of access tokens */
    audience: z.url(),
    scopes: z.array(z.string()),
    /** the tenant's own sign-in for people, an absolute URL or relative to the tenant's site; absent: the issuer's */
    loginUrl: z.optional(z.string()),
    /** site on which people whose organization does not name them say who they are, likewise */
    profilingUrl: z.optional(z.string()),
  }),
)
export type IdentitySettings = SchemaType<typeof IdentitySettings>

/** Video about the use of the library; its texts are message keys, its files objects of the tenant. */
const Tutorial = lazySchema(() =>
  z.strictObject({
    id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
    name: z.string(),
    section: z.string(),
    /** seconds */
    duration: z.int(),
    /** languages of its captions */
    captions: z.array(PageLanguage()),
  }),
)

/** Configuration that the page receives. Texts are message keys. The full configuration is in lib/tenants. */
export const TenantConfig = lazySchema(() =>
  z.strictObject({
    tenant: Tenant(),
    tenantName: z.string(),
    /** browser title */
    title: z.string(),
    mainTenant: z.boolean(),
    'has-favicon': z.boolean(),
    features: z.array(FeatureSetting()),
    'search-types-configuration': z.array(SearchType()),
    helpMenu: z.array(HelpItem()),
    /** the page fills {tenantName}, {supportEmail}, {supportPhone}, {salesLink} and {publicLink} */
    'content-access-messages': z.strictObject({
      noAccess: z.string(),
      noFeatureAccess: z.string(),
      noDocument: z.string(),
      'support-phone': z.string(),
      'contact-link': z.url(),
      'public-link': z.url(),
    }),
    /** code of the publisher of the tenant’s own documents */
    publisher: z.string(),
    supportEmail: z.email(),
    /** seeds of the design tokens, and the monogram in the header */
    theme: z.strictObject({
      accent: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
      accentDark: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
      monogram: z.string().check(z.maxLength(5)),
    }),
    greeting: z.string(),
    welcome: z.string(),
    /** searches that somebody new to the library may try: each finds a document that its subscribers can open */
    examples: z.optional(z.array(z.string())),
    'tips-tricks': z.array(
      z.strictObject({
        label: z.string(),
        content: z.string(),
        link: GuideLink(),
      }),
    ),
    /** invitation to the tenant's community on the home page; `link` is the text of the link */
    community: z.optional(z.strictObject({ label: z.string(), content: z.string(), link: z.string(), url: z.url() })),
    footer: z.strictObject({ text: z.string(), links: z.array(Link()), privacyPolicy: z.url() }),
    'tracker-url': z.optional(z.url()),
    clUrl: z.optional(z.url()),
    /** site of the courses */
    elearning: z.optional(z.url()),
    tutorials: z.optional(z.array(Tutorial())),
    /** page for librarians, administrators, authors and researchers; of the main tenant alone */
    resources: z.optional(
      z.strictObject({
        /** publishers whose records are offered, by the code that `getMarcDocument` takes */
        records: z.array(z.strictObject({ code: z.string(), name: z.string() })).check(z.minLength(1), z.maxLength(20)),
        reprints: z.url(),
        authors: z.array(Link()),
        researchers: z.array(Link()),
      }),
    ),
    userManagement: z.strictObject({ enable: z.boolean(), url: z.optional(z.url()) }),
    'iam-server-version': z.enum(['OKTA-CLASSIC', 'OKTA-IE']),
    /** people sign in through their organisation only */
    federatedOnly: z.boolean(),
    identity: IdentitySettings(),
    /** page of the tenant to which people go who have signed out; absent: they stay in the library */
    signedOutUrl: z.optional(z.url({ protocol: /^https$/ })),
    drm: z.boolean(),
    /** hide-zero-counts omits values without a document; force-enable keeps values without a subscribed document selectable */
    refinement: z._default(z.strictObject({ 'hide-zero-counts': z.boolean(), 'force-enable': z.boolean() }), {
      'hide-zero-counts': true,
      'force-enable': false,
    }),
    billboard: z.strictObject({ 'show-publisher-billboard': z.boolean(), 'tenant-publisher-only': z.boolean() }),
    banner: z.optional(z.strictObject(banner)),
    /** about a move of the service; closed apart from the other */
    'transfer-banner': z.optional(z.strictObject({ ...banner, link: z.optional(z.url()) })),
    /** texts that administrators wrote, by the keys that stand here for messages */
    texts: z.optional(z.record(z.string(), OwnText())),
    defaultLanguage: PageLanguage(),
    languages: z.array(PageLanguage()).check(z.minLength(1)),
  }),
)
export type TenantConfig = SchemaType<typeof TenantConfig>

export const tenant = {
  config: endpoint({
    id: 'tenant.config',
    method: 'POST',
    path: '/api/tenant/get-tenant-config-for-ui',
    access: 'public',
    input: () => z.strictObject({}),
    output: TenantConfig,
  }),
  /** Address of the site on which people complete their profile, which may be relative to the tenant's; absent where there is none. */
  profiling: endpoint({
    id: 'tenant.profiling',
    method: 'GET',
    path: '/api/tenant/getProgressiveProfilingUrl',
    access: 'session',
    input: () => z.strictObject({}),
    output: () => z.strictObject({ progressiveProfilingUrl: z.optional(z.string()) }),
  }),
  /** Links to other sites; those of the menu of administrators for them alone. */
  externalUrls: endpoint({
    id: 'tenant.externalUrls',
    method: 'GET',
    path: '/api/tenant/getExternalUrls',
    access: 'session',
    input: () => z.strictObject({}),
    output: () => z.array(ExternalUrl()),
  }),
}
