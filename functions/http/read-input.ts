import type * as z from 'zod/mini'
import { type AnyEndpoint, placeOf } from '#contract/endpoint/endpoint.ts'
import type { FieldError } from '#contract/endpoint/problem-schema.ts'
import { endpointOf, type HttpEvent, headerOf, type Middleware } from './call.ts'
import { fail } from './fail.ts'
import { isModestJson } from './input/json-shape.ts'
import { unknownFields } from './input/unknown-fields.ts'

const MAX_FIELD_ERRORS = 50

const MESSAGES: Partial<Record<z.core.$ZodIssue['code'], string>> = {
  too_small: 'Min',
  too_big: 'Max',
  invalid_type: 'Type',
  unrecognized_keys: 'Unknown',
}

function fieldErrors(endpoint: AnyEndpoint, issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const objectName = endpoint.id.split('.')[0] as string
  return issues.flatMap((issue) => {
    const at = issue.path.join('.')
    const message = issue.code === 'invalid_type' && issue.input === undefined ? 'NotNull' : (MESSAGES[issue.code] ?? 'Invalid')
    if (issue.code !== 'unrecognized_keys') return [{ objectName, field: at, message }]
    return issue.keys.map((key) => ({ objectName, field: at ? `${at}.${key}` : key, message }))
  })
}

/** Parses the body. Prototype keys of a hostile body are plain data: they stay own fields and are refused as unknown. */
function bodyOf(endpoint: AnyEndpoint, event: HttpEvent): Record<string, unknown> {
  if (!event.body || endpoint.ignoresBody) return {}
  if (!/^application\/(.+\+)?json\b/i.test(headerOf(event, 'content-type') ?? '')) fail('unsupported-media-type')
  const text = event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body
  if (!isModestJson(text)) fail('request-too-large', 'body')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    fail('malformed-request', 'body')
  }
  if (endpoint.arrayBody) return { [endpoint.arrayBody]: Array.isArray(body) ? body : fail('malformed-request', 'body') }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) fail('malformed-request', 'body')
  return body as Record<string, unknown>
}

/** Refuses fields of a body that it cannot have, at the latest when there are too many to say. */
function refuseUnknown(endpoint: AnyEndpoint, body: Record<string, unknown>): void {
  const objectName = endpoint.id.split('.')[0] as string
  const elsewhere = Object.keys(endpoint.input.shape).filter((field) => placeOf(endpoint, field) !== 'body')
  const unknown = unknownFields(endpoint.input, body, MAX_FIELD_ERRORS)
  const wrong = [...elsewhere.filter((field) => Object.hasOwn(body, field)), ...unknown].slice(0, MAX_FIELD_ERRORS)
  if (wrong.length > 0)
    fail(
      'validation-failed',
      wrong[0],
      wrong.map((field) => ({ objectName, field, message: 'Unknown' })),
    )
}

/** Collects each field from its own place only: a query cannot replace a body, nor a body a path. */
function collect(endpoint: AnyEndpoint, event: HttpEvent): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : bodyOf(endpoint, event)
  for (const field of Object.keys(endpoint.input.shape)) {
    if (field === endpoint.unknownQuery) continue
    const place = placeOf(endpoint, field)
    const from = place === 'path' ? event.pathParameters : place === 'query' ? event.queryStringParameters : body
    const value = from && Object.hasOwn(from, field) ? (from as Record<string, unknown>)[field] : undefined
    // Many clients write null for a field that they leave out.
    if (value !== undefined && value !== null) input[field] = value
  }
  refuseUnknown(endpoint, body)
  const { unknownQuery, input: fields } = endpoint
  if (unknownQuery)
    input[unknownQuery] = Object.keys(event.queryStringParameters ?? {}).filter(
      (name) => name === unknownQuery || !Object.hasOwn(fields.shape, name),
    )
  return input
}

export const readInput = (): Middleware => ({
  before: ({ event, context: { call } }) => {
    const endpoint = endpointOf(call)
    const parsed = endpoint.input.safeParse(collect(endpoint, event), { reportInput: true, jitless: true })
    if (!parsed.success) {
      const errors = fieldErrors(endpoint, parsed.error.issues)
      fail('validation-failed', errors[0]?.field, errors.slice(0, MAX_FIELD_ERRORS))
    }
    call.input = parsed.data
  },
})
