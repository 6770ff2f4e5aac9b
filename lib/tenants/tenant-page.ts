import * as z from 'zod/mini'
import { MENUS } from '#contract/account.ts'
import { isZone } from '#contract/endpoint/zone.ts'
import { REFINEMENT_ROOTS } from '#contract/search.ts'
import { ExternalUrl, IdentitySettings, LANGUAGES, type Language, TenantConfig } from '#contract/tenant.ts'
import { LIBRARY_PDF, MAX_PDF_NAME } from './agreement-pdf.ts'
import { contradictionsOf } from './contradictions.ts'

/** Publisher's code, as in content codes: no space, no pipe. */
const PublisherCode = z.string().check(z.regex(/^[^|\s]{1,40}$/))
const HttpsUrl = z.url({ protocol: /^https$/ })
const HostName = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))

const ClaimName = z.string().check(z.minLength(1), z.maxLength(200))

const AgreementText = z.string().check(z.minLength(1), z.maxLength(20_000))
const textsByLanguage = Object.fromEntries(LANGUAGES.map((language) => [language, AgreementText])) as Record<
  Language,
  typeof AgreementText
>

/** Titles of guides, as documents.helpDocument takes them. */
export const GUIDE_TITLES = ['getting-started', 'search-guide', 'guia-de-inicio', 'guia-de-busqueda'] as const

const RefinementSection = z.strictObject({
  section: z.enum(REFINEMENT_ROOTS),
  display: z.enum(['Y', 'N']),
})

/** Agreement on the use of the library, in some languages. */
const Agreement = z.strictObject({
  version: z.string().check(z.minLength(1), z.maxLength(100)),
  text: z.extend(z.partial(z.strictObject(textsByLanguage)), { en: AgreementText }),
  /** the same text as a PDF: an address outside, or the name of a file under `agreements/` of the tenant's objects */
  pdf: z.optional(z.union([HttpsUrl, z.string().check(z.regex(LIBRARY_PDF), z.maxLength(MAX_PDF_NAME))])),
})

/** Configuration of a tenant: `shown` goes to its page, the rest stays on the server. */
export const TenantPage = z
  .strictObject({
    shown: z.omit(TenantConfig(), { identity: true, publisher: true }),
    /** publisher of the tenant's own documents */
    publisher: z.strictObject({ code: PublisherCode, name: z.string() }),
    /** host names of the deployment; every tenant has `<tenant>.localhost` as well */
    hosts: z.array(HostName).check(z.minLength(1)),
    /** titles are message keys */
    externalUrls: z.array(ExternalUrl()),
    menus: z.array(z.enum(MENUS)),
    /** names of claims of access tokens, none of which has to be there */
    claims: z._default(
      z.strictObject({
        /** the organization through which somebody signed in: absent where they did so by themselves */
        organization: z.optional(ClaimName),
        /** id of the account in which they begin, if it is one of theirs */
        accountId: z.optional(ClaimName),
        /** the person's id in the membership system of the tenant */
        MAEUserID: z.optional(ClaimName),
      }),
      {},
    ),
    /** addresses and networks of proxies through which readers come; the library tells them what to do where no account has these */
    proxies: z._default(z.array(z.string()), []),
    /** whoever may not read a document sees its first page, its contents and the beginning of its scope */
    preview: z._default(z.boolean(), false),
    /** searches find the words of every full text, open to whoever searches or not (decision 26) */
    searchClosedTexts: z._default(z.boolean(), false),
    /** IANA zone in which days and months of usage reports begin */
    reportZone: z._default(z.string().check(z.refine(isZone, 'a zone of the IANA database')), 'UTC'),
    /** days for which audits are kept, where these are more than 400 */
    auditDays: z.optional(z.int().check(z.minimum(400), z.maximum(3650))),
    refinementSections: z.array(RefinementSection).check(z.minLength(1)),
    /** people accept it before they read, and again with each version; an account may have its own */
    agreement: z.optional(Agreement),
    profileManagementUrl: z.optional(z.url()),
    /** people whose address their issuer calls not verified are let in once it is */
    verifiesAddresses: z._default(z.boolean(), false),
    membershipUrl: z.optional(z.url()),
    guides: z.array(z.enum(GUIDE_TITLES)).check(z.minLength(1)),
    /** issuer of a deployed tenant */
    issuer: z.extend(IdentitySettings(), {
      issuer: HttpsUrl,
      loginUrl: z.optional(HttpsUrl),
      profilingUrl: z.optional(HttpsUrl),
    }),
  })
  .check((context) => {
    for (const message of contradictionsOf(context.value)) {
      context.issues.push({ code: 'custom', input: context.value, message })
    }
  })
export type TenantPage = z.infer<typeof TenantPage>
