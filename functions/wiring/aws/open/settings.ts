import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '#contract/endpoint/lazy-schema.ts'
import { IdentitySettings, Tenant } from '#contract/tenant.ts'

/** A variable: its schema, created when it is read; the description for the sentence about an invalid value; the parser of its text. */
const is = <T extends z.ZodMiniType>(schema: () => T, what: string, parse: (text: string) => unknown = String) => ({
  schema: lazySchema(schema),
  what,
  parse,
})

const list = (text: string) => text.split(',')

const emulator = is(() => z.optional(z.url()), 'the address of an emulator')

const Dashboards = () =>
  z.object({
    namespace: z.string().check(z.minLength(1)),
    dashboards: z.object({ usage: z.optional(z.string()), 'compass-points': z.optional(z.string()) }),
  })

/** All variables that the stacks set; each function has those that its ports need. */
const VARIABLES = {
  AWS_REGION: is(() => z.string().check(z.minLength(1)), 'the region'),
  AWS_ENDPOINT_URL: emulator,
  AWS_ENDPOINT_URL_DYNAMODB: emulator,
  AWS_ENDPOINT_URL_QUICKSIGHT: emulator,
  LECTERN_TENANT: is(Tenant, 'the tenant of this deployment'),
  LECTERN_HOSTS: is(() => z.array(z.string().check(z.minLength(1))), 'the host names of the tenant, with commas', list),
  LECTERN_TABLE: is(() => z.string().check(z.minLength(3)), 'the name of the table'),
  LECTERN_BUCKET: is(() => z.string().check(z.minLength(3)), 'the name of the bucket'),
  LECTERN_SEALS_BUCKET: is(() => z.string().check(z.minLength(3)), 'the name of the bucket of seals'),
  LECTERN_OBJECTS_AT: is(
    () => z.optional(z.string().check(z.startsWith('/'))),
    'where the site serves the bucket, such as /objects',
  ),
  LECTERN_SEARCH_URL: is(() => z.url(), 'the address of the search engine'),
  LECTERN_SEARCH_PREFIX: is(
    () => z.optional(z.string().check(z.regex(/^[a-z][a-z\d-]*$/))),
    'how the names of its indices begin, where one engine serves several deployments',
  ),
  LECTERN_SEARCH_REPLICAS: is(() => z.int().check(z.minimum(0)), 'the copies of each index beside the first', Number),
  LECTERN_SEARCH_DOMAIN: is(() => z.optional(z.string().check(z.minLength(3))), 'the name of the OpenSearch domain'),
  LECTERN_MEANING: is(() => z.optional(z.enum(['bedrock'])), 'bedrock, or not set'),
  LECTERN_ACCOUNT: is(() => z.string().check(z.regex(/^\d{12}$/)), 'the number of the account'),
  LECTERN_DASHBOARDS: is(Dashboards, 'the dashboards as JSON: namespace, and their ids', JSON.parse),
  LECTERN_QUEUE_URL: is(() => z.url(), 'the address of the queue'),
  LECTERN_AWAITED_QUEUE_URL: is(() => z.url(), 'the address of the queue of jobs that a person waits for'),
  LECTERN_UNDELIVERED_LOGS_URL: is(() => z.url(), 'the address of the queue of deliveries of logs that failed'),
  LECTERN_MAIL_FROM: is(() => z.email(), 'the mail address that the library writes from'),
  LECTERN_ISSUER: is(IdentitySettings, 'the sign-in as JSON: issuer, clientId, audience, scopes', JSON.parse),
  LECTERN_ISSUER_KEYS: is(
    () => z.optional(z.object({ keys: z.array(z.looseObject({ kid: z.string() })) })),
    'a JSON Web Key Set',
    JSON.parse,
  ),
  LECTERN_SIGNING_KEYS: is(
    () => z.array(z.string().check(z.startsWith('arn:'))).check(z.minLength(1)),
    'the ARNs of the keys of library tokens, with commas, first the one that signs',
    list,
  ),
  LECTERN_ORIGIN_SECRET: is(() => z.string().check(z.minLength(16)), 'what CloudFront shows, at least 16 characters'),
}
type Variables = typeof VARIABLES
export type Variable = keyof Variables
type Environment<V extends Variable> = { readonly [Name in V]: SchemaType<Variables[Name]['schema']> }

/** A variable of the function's environment is missing or invalid. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

function readVariable(name: Variable, env: NodeJS.ProcessEnv): unknown {
  const { [name]: text } = env
  const { schema, what, parse } = VARIABLES[name]
  try {
    // It is read once, so compiling the schema would not pay.
    return schema().parse(text === undefined ? undefined : parse(text), { jitless: true })
  } catch {
    throw new EnvironmentError(text === undefined ? `${name} is not set: it is ${what}.` : `${name} is invalid: it is ${what}.`)
  }
}

/** Reads and checks the named variables. */
export function readEnvironment<const V extends Variable>(
  names: readonly V[],
  env: NodeJS.ProcessEnv = process.env,
): Environment<V> {
  return Object.fromEntries(names.map((name) => [name, readVariable(name, env)])) as Environment<V>
}
