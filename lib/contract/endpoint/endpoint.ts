import type * as z from 'zod/mini'
import type { Feature } from './features.ts'
import { lazySchema } from './lazy-schema.ts'
import type { CommonCode, ProblemKind } from './problem.ts'
import type { Use } from './use.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export const AUTHORITIES = [
  'ADMIN',
  'COMPASS_USER',
  'COMPASS_USER_ADMIN',
  'COMPASS_USAGE_REPORT_VIEWER',
  'COMPASS_POINT_ADMIN',
] as const
export type Authority = (typeof AUTHORITIES)[number]

/**
 * Callers that an endpoint accepts. Finer rules are in the area's policy.
 * `public`: no token · `session`: a verified token · `account`: a session with a selected account ·
 * `individual`: an account of an individual user · a list: an account with any of these authorities ·
 * `key`: a key of an account in the query, without a person (decision 33)
 */
export type Access = 'public' | 'session' | 'account' | 'individual' | 'key' | readonly Authority[]

export interface EndpointSpec<
  Input extends z.ZodMiniObject,
  Output extends z.ZodMiniType,
  Errors extends Record<string, ProblemKind>,
> {
  /** `area.verb`, unique in the contract */
  readonly id: string
  readonly method: Method
  /** path as served, with parameters in braces */
  readonly path: string
  readonly access: Access
  /** false closes the endpoint to people with protected viewing; the default is true */
  readonly drm?: boolean
  /** feature without which the endpoint answers `feature-off` */
  readonly feature?: Feature
  /** meaning of the call for the proof of use; absent: it has none */
  readonly use?: Use<z.infer<Input>, z.infer<Output>>
  /**
   * One flat object. Fields named in the path are path parameters. GET and DELETE send the other fields in the query; POST and
   * PUT send those listed in `query` there and the rest in the JSON body.
   */
  readonly input: () => Input
  readonly query?: readonly (keyof z.infer<Input> & string)[]
  /** the field that lists the names of parameters in the query that are no field; without it they are ignored */
  readonly unknownQuery?: keyof z.infer<Input> & string
  /** the field that is the whole body, where that is an array */
  readonly arrayBody?: keyof z.infer<Input> & string
  /** the body is of a form that others prescribe, and is not read */
  readonly ignoresBody?: true
  readonly output: () => Output
  /**
   * `json` sends the output. `file` redirects (302) to the URL of a FileLink, or sends the link to a client that accepts JSON and
   * not everything. `json-or-file` sends the output, and redirects where that is a FileLink, because it is too long for an answer.
   * `page` redirects to the URL of a page of the site. `html` sends `html` of the output as a page, and failures as one.
   * `none` sends 204 and no body; the output is an empty object.
   */
  readonly answer?: 'json' | 'file' | 'json-or-file' | 'page' | 'html' | 'none'
  /** `counter` answers a failure as an exception of COUNTER; otherwise as a problem */
  readonly failures?: 'counter'
  /** response headers that the use case may set */
  readonly headers?: readonly string[]
  /** cookies that the use case may read */
  readonly cookies?: readonly string[]
  /** error codes beside the common ones */
  readonly errors?: Errors
}

export interface Endpoint<
  Input extends z.ZodMiniObject = z.ZodMiniObject,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Errors extends Record<string, ProblemKind> = Record<string, ProblemKind>,
> extends Omit<EndpointSpec<Input, Output, Errors>, 'input' | 'output'> {
  readonly input: Input
  readonly output: Output
  readonly errors: Errors
}

// biome-ignore lint/suspicious/noExplicitAny: a bound that any endpoint meets
export type AnyEndpoint = Endpoint<any, any, any>
export type InputOf<E extends AnyEndpoint> = z.infer<E['input']>
/** Input as a caller writes it: fields with a default are optional. */
export type CallInputOf<E extends AnyEndpoint> = z.input<E['input']>
export type OutputOf<E extends AnyEndpoint> = z.infer<E['output']>
export type CodeOf<E extends AnyEndpoint> = (keyof E['errors'] & string) | CommonCode
export type Area = Readonly<Record<string, AnyEndpoint>>

// biome-ignore lint/complexity/noBannedTypes: no errors of its own means no keys
type NoErrors = {}

/** Defines an endpoint. Its schemas are built on first use. */
export function endpoint<
  Input extends z.ZodMiniObject,
  Output extends z.ZodMiniType,
  Errors extends Record<string, ProblemKind> = NoErrors,
>(spec: EndpointSpec<Input, Output, Errors>): Endpoint<Input, Output, Errors> {
  const [input, output] = [lazySchema(spec.input), lazySchema(spec.output)]
  return {
    ...spec,
    errors: spec.errors ?? ({} as Errors),
    get input() {
      return input()
    },
    get output() {
      return output()
    },
  }
}

/** Names of the parameters in a path, in their order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
}

/** Part of the request that carries an input field. */
export function placeOf(endpoint: AnyEndpoint, field: string): 'path' | 'query' | 'body' {
  if (pathParameters(endpoint.path).includes(field)) return 'path'
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return 'query'
  return endpoint.query?.includes(field) ? 'query' : 'body'
}
