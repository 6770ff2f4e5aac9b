import * as z from 'zod/mini'
import { COUNTER_EXCEPTIONS, CounterException } from './counter/exceptions.ts'
import { type Access, type AnyEndpoint, placeOf } from './endpoint/endpoint.ts'
import { commonProblems, PROBLEM_TYPE, type ProblemKind } from './endpoint/problem.ts'
import { Problem } from './endpoint/problem-schema.ts'
import { api } from './index.ts'
import { VERSION } from './version.ts'

type Json = Record<string, unknown>

const schemaOf = (type: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Json
  return schema
}

function accessText(access: Access): string {
  if (access === 'public') return 'Anybody.'
  if (access === 'session') return 'Anybody who is signed in.'
  if (access === 'account') return 'Signed in, with an account selected.'
  if (access === 'individual') return 'Signed in as an individual user, with an account selected.'
  if (access === 'key') return 'A program, with the key of an account in its query.'
  return `Signed in, with an account selected and any of the authorities ${access.join(', ')}.`
}

/** Proofs of the caller, where that is no token: either is enough, by what the key has. */
const SECURITY: Readonly<Partial<Record<string, Json[]>>> = {
  public: [],
  key: [{ requestor: [] }, { key: [] }, { requestor: [], key: [] }],
}

function parametersOf(endpoint: AnyEndpoint): Json[] {
  const { properties = {}, required = [] } = schemaOf(endpoint.input, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties)
    .filter(([name]) => placeOf(endpoint, name) !== 'body' && name !== endpoint.unknownQuery)
    .map(([name, schema]) => ({ name, in: placeOf(endpoint, name), required: required.includes(name), schema }))
}

function bodyOf(endpoint: AnyEndpoint): Json {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE' || endpoint.ignoresBody) return {}
  const whole = schemaOf(endpoint.input, 'input') as { properties?: Record<string, Json>; required?: string[] }
  const inBody = ([name]: [string, Json]) => placeOf(endpoint, name) === 'body'
  const properties = Object.fromEntries(Object.entries(whole.properties ?? {}).filter(inBody))
  const array = endpoint.arrayBody && properties[endpoint.arrayBody]
  if (array) return { requestBody: { required: true, content: { 'application/json': { schema: array } } } }
  const required = (whole.required ?? []).filter((name) => name in properties)
  const schema = { ...whole, properties, required: required.length ? required : undefined }
  return { requestBody: { required: required.length > 0, content: { 'application/json': { schema } } } }
}

function problemsOf(endpoint: AnyEndpoint): Json {
  const common: Record<string, ProblemKind> = { ...commonProblems }
  const own = endpoint.errors as Record<string, ProblemKind>
  const byStatus = new Map<number, string[]>()
  for (const [code, kind] of Object.entries({ ...common, ...own }))
    byStatus.set(kind.status, [...(byStatus.get(kind.status) ?? []), code])
  const content = { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } }
  const headersOf = (status: number) => (status === 429 ? { headers: { 'Retry-After': { schema: { type: 'integer' } } } } : {})
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), ...headersOf(status), content }]),
  )
}

/** Failures of endpoints that answer as COUNTER does. */
function exceptionsOf(): Json {
  const byStatus = Map.groupBy(Object.values(COUNTER_EXCEPTIONS), ({ status }) => status)
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Exception' } } }
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [
      status,
      { description: all.map(({ Code, Message }) => `${Code} ${Message}`).join(', '), content },
    ]),
  )
}

function successOf(endpoint: AnyEndpoint): Json {
  const headers = Object.fromEntries((endpoint.headers ?? []).map((name) => [name, { schema: { type: 'string' } }]))
  const json = { description: 'Done', headers, content: { 'application/json': { schema: schemaOf(endpoint.output, 'output') } } }
  if (endpoint.answer === 'html')
    return { 200: { description: 'The page', content: { 'text/html': { schema: { type: 'string' } } } } }
  if (endpoint.answer === 'none') return { 204: { description: 'Done', headers } }
  if (endpoint.answer === 'page')
    return { 302: { description: 'The page of the site', headers: { Location: { schema: { type: 'string' } } } } }
  if (endpoint.answer !== 'file' && endpoint.answer !== 'json-or-file') return { 200: json }
  const moved = { description: 'The file is there for a short time', headers: { Location: { schema: { type: 'string' } } } }
  if (endpoint.answer === 'json-or-file')
    return { 200: json, 302: { ...moved, description: 'A long answer is a file that is there for a short time' } }
  return { 200: { ...json, description: 'Where the file is, to a client that accepts application/json' }, 302: moved }
}

function operationOf(endpoint: AnyEndpoint): Json {
  const rules = [
    accessText(endpoint.access),
    endpoint.drm === false ? 'Not with protected viewing.' : '',
    endpoint.feature ? `Where the tenant has the feature ${endpoint.feature}.` : '',
  ]
  return {
    operationId: endpoint.id,
    tags: [endpoint.id.split('.')[0]],
    description: rules.filter(Boolean).join(' '),
    security: SECURITY[typeof endpoint.access === 'string' ? endpoint.access : 'account'] ?? [{ bearer: [] }],
    parameters: parametersOf(endpoint),
    ...bodyOf(endpoint),
    responses: { ...successOf(endpoint), ...(endpoint.failures === 'counter' ? exceptionsOf() : problemsOf(endpoint)) },
  }
}

/** The contract as OpenAPI 3.1. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const area of Object.values(api))
    for (const endpoint of Object.values(area) as AnyEndpoint[])
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lectern',
      version: VERSION,
      description: 'The calls of a subscription library of standards and technical documents.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        requestor: { type: 'apiKey', in: 'query', name: 'requestor_id' },
        key: { type: 'apiKey', in: 'query', name: 'api_key' },
      },
      schemas: { Problem: schemaOf(Problem(), 'output'), Exception: schemaOf(CounterException(), 'output') },
    },
  }
}
