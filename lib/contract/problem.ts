import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from './lazy-schema.ts'

/** HTTP status and texts of an error code. `detail` is sent verbatim, for clients that are specified to read it. */
export interface ProblemKind {
  readonly status: number
  readonly title: string
  readonly detail?: string
}

/** Error codes of every endpoint. Areas declare further codes beside their endpoints. */
export const commonProblems = {
  'validation-failed': { status: 400, title: 'Some fields are not valid' },
  'malformed-request': { status: 400, title: 'The request could not be read' },
  unauthenticated: { status: 401, title: 'Sign in to go on' },
  forbidden: { status: 403, title: 'You are not authorized' },
  'no-account': { status: 403, title: 'No account is selected' },
  'drm-restricted': { status: 403, title: 'Not available with protected viewing' },
  'feature-off': { status: 403, title: 'Not offered in this library' },
  'endpoint-not-found': { status: 404, title: 'Not found' },
  'invalid-tenant': { status: 404, title: 'Invalid tenant' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'request-too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'Send JSON' },
  unexpected: { status: 500, title: 'Something went wrong here' },
  unavailable: { status: 503, title: 'A part of the service does not answer' },
} as const satisfies Record<string, ProblemKind>

export type CommonCode = keyof typeof commonProblems

export const FieldError = lazySchema(() =>
  z.object({
    objectName: z.string(),
    field: z.string(),
    /** one of Type, NotNull, Min, Max, Unknown and Invalid */
    message: z.string(),
  }),
)

/** Body of every response with a status of 400 or above. */
export const Problem = lazySchema(() =>
  z.object({
    code: z.string(),
    status: z.number().check(z.int()),
    title: z.string(),
    detail: z.optional(z.string()),
    requestId: z.string(),
    fieldErrors: z.optional(z.array(FieldError())),
  }),
)

export type Problem = SchemaType<typeof Problem>
export type FieldError = SchemaType<typeof FieldError>

/** Response headers of a problem: its key, and the name of the entity. */
export const ERROR_HEADER = 'X-LecternApp-Error'
export const PARAMS_HEADER = 'X-LecternApp-Params'
