import * as z from 'zod/mini'
import { FileLink } from './documents/documents.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { LANGUAGES } from './endpoint/languages.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'
import { pageNumber, pageSize } from './endpoint/page-fields.ts'

/** Agreement on the use of the library that is in force for somebody. */
const AgreementState = lazySchema(() =>
  z.strictObject({
    /** they accepted this version, or there is none */
    accepted: z.boolean(),
    /** plain text; empty where there is no agreement */
    licenseContent: z.string(),
    /** tag of BCP 47 of the text */
    language: z.optional(z.enum(LANGUAGES)),
    version: z.optional(z.string()),
    /** the same text as a PDF, outside of the library */
    pdf: z.optional(z.url()),
    /** the same text as a PDF that the library holds; has a new address with every call */
    file: z.optional(FileLink()),
  }),
)
export type AgreementState = SchemaType<typeof AgreementState>

const ListedAgreement = lazySchema(() =>
  z.strictObject({
    /** empty for that of the library */
    accountId: z.string(),
    accountName: z.string(),
    version: z.string(),
    inForce: z.boolean(),
    /** plain texts, English among them */
    texts: z.array(z.strictObject({ language: z.enum(LANGUAGES), text: z.string() })),
    pdf: z.optional(z.url()),
    file: z.optional(FileLink()),
  }),
)
export type ListedAgreement = SchemaType<typeof ListedAgreement>

const Acceptance = lazySchema(() =>
  z.strictObject({
    userId: z.string(),
    name: z.string(),
    at: z.iso.datetime(),
    version: z.string(),
    /** tag of the text that was read; empty where an earlier release did not say */
    language: z.string(),
    /** account of the sign-in; empty where an earlier release did not say */
    accountId: z.string(),
  }),
)
export type Acceptance = SchemaType<typeof Acceptance>

const Answer = lazySchema(() => z.strictObject({ responseData: z.strictObject({ value: AgreementState() }) }))
const language = () => z.optional(z.enum(LANGUAGES))

/** Agreement of the account or of the tenant; without it the server answers nothing but account, tenant, agreement and sign-out. */
export const agreement = {
  validate: endpoint({
    id: 'agreement.validate',
    method: 'GET',
    path: '/api/v1/lca/validate',
    access: 'session',
    input: () => z.strictObject({ language: language() }),
    output: Answer,
  }),
  /** Accepts the agreement in force: for good, for an organization's sign-in until the session ends. */
  accept: endpoint({
    id: 'agreement.accept',
    method: 'POST',
    path: '/api/v1/lca/create',
    access: 'account',
    /** `version` is the one that was read; absent: the one in force */
    input: () => z.strictObject({ version: z.optional(z.string().check(z.maxLength(100))), language: language() }),
    output: Answer,
    errors: { 'agreement-changed': { status: 409, title: 'There is a newer version of the agreement' } },
  }),
  /** Versions of the agreements of the library and of accounts that were saved; for who manages an account those that concern it. */
  list: endpoint({
    id: 'agreement.list',
    method: 'GET',
    path: '/api/admin/agreements',
    access: ['ADMIN', 'COMPASS_USER_ADMIN'],
    drm: false,
    input: () => z.strictObject({}),
    output: () => z.array(ListedAgreement()),
  }),
  /** Acceptances among the last 20,000 audits, the last one first; for who manages an account those of its people. */
  acceptances: endpoint({
    id: 'agreement.acceptances',
    method: 'GET',
    path: '/api/admin/agreements/acceptances',
    access: ['ADMIN', 'COMPASS_USER_ADMIN'],
    drm: false,
    input: () => z.strictObject({ page: pageNumber(0), size: pageSize(25) }),
    output: () => z.strictObject({ count: z.int(), result: z.array(Acceptance()) }),
  }),
}
