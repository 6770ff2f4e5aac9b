import * as z from 'zod/mini'
import { endpoint } from './endpoint/endpoint.ts'
import { LANGUAGES } from './endpoint/languages.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'

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
    /** the same text as a PDF */
    pdf: z.optional(z.url()),
  }),
)
export type AgreementState = SchemaType<typeof AgreementState>

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
}
