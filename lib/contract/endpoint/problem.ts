import { REQUEST_LIMITS } from './limits.ts'
import type { FieldError, Problem } from './problem-schema.ts'

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
  'key-needed': { status: 401, title: 'Send customer_id with requestor_id, api_key or both' },
  'key-refused': { status: 401, title: 'No key of this customer is like this' },
  'customer-refused': { status: 403, title: 'This key is of other customers' },
  forbidden: { status: 403, title: 'You are not authorized' },
  'agreement-needed': { status: 403, title: 'Accept the agreement on the use of the library first' },
  'no-account': { status: 403, title: 'No account is selected' },
  'drm-restricted': { status: 403, title: 'Not available with protected viewing' },
  'feature-off': { status: 403, title: 'Not offered in this library' },
  'endpoint-not-found': { status: 404, title: 'Not found' },
  'invalid-tenant': { status: 404, title: 'Invalid tenant' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'request-too-large': {
    status: 413,
    title: 'The request is too large',
    detail: `A request has at most ${REQUEST_LIMITS.body} characters in its body, ${REQUEST_LIMITS.query} in its query and ${REQUEST_LIMITS.headers} in its headers.`,
  },
  'unsupported-media-type': { status: 415, title: 'Send JSON' },
  'too-many-requests': { status: 429, title: 'Too often; the header Retry-After says when to go on' },
  unexpected: { status: 500, title: 'Something went wrong here' },
  unavailable: { status: 503, title: 'A part of the service does not answer' },
} as const satisfies Record<string, ProblemKind>

export type CommonCode = keyof typeof commonProblems

export const PROBLEM_TYPE = 'application/problem+json'

/** Code of any endpoint, or of one endpoint with its kind. */
type ProblemCode =
  | { readonly code: CommonCode; readonly kind?: undefined }
  | { readonly code: string; readonly kind: ProblemKind }

type ProblemFacts = ProblemCode & {
  readonly requestId: string
  /** area, parameter or resource that it is about */
  readonly about?: string
  readonly fieldErrors?: readonly FieldError[]
  /** stored state that differs from the one that was to be changed */
  readonly stored?: object
  readonly headers?: Readonly<Record<string, string>>
}

interface ProblemAnswer {
  readonly statusCode: number
  readonly headers: Record<string, string>
  readonly body: string
}

/** Header values are Latin-1 and one line. */
const headerSafe = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 200)

/** Answer that carries a problem; its headers name the key of the problem and what it is about. */
export function problemAnswer({
  requestId,
  about = 'request',
  fieldErrors,
  stored,
  headers,
  ...known
}: ProblemFacts): ProblemAnswer {
  const { code } = known
  const { status, title, detail }: ProblemKind = known.kind ?? commonProblems[known.code]
  const problem: Problem = {
    code,
    status,
    title,
    ...(detail && { detail }),
    requestId,
    ...(fieldErrors && { fieldErrors: [...fieldErrors] }),
    ...(stored && { stored }),
  }
  return {
    statusCode: status,
    headers: {
      'Content-Type': PROBLEM_TYPE,
      'X-LecternApp-Error': `error.${code}`,
      'X-LecternApp-Params': headerSafe(about),
      ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      ...headers,
    },
    body: JSON.stringify(problem),
  }
}
