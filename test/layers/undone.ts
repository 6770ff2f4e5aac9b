import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { api } from '#contract/index.ts'
import { listSwitches } from './undoing.mjs'

export interface Switch {
  readonly kind: 'policy' | 'presenter' | 'check' | 'key' | 'token' | 'access'
  readonly name: string
  readonly file: string
}

const ENDPOINTS = Object.values(api).flatMap((area) => Object.values(area) as AnyEndpoint[])

/** The next wider access of an endpoint. */
const WIDER = { individual: 'account', account: 'session', session: 'public', key: 'public' } as const

type Rule = 'access' | 'drm' | 'feature'
const rulesOf = ({ access, drm, feature }: AnyEndpoint): Rule[] => [
  ...(access === 'public' ? [] : ['access' as const]),
  ...(drm === false ? ['drm' as const] : []),
  ...(feature ? ['feature' as const] : []),
]

/** All that can be undone: what is woven into the sources, and each rule of each endpoint's access. */
export const SWITCHES: readonly Switch[] = [
  ...(listSwitches() as Switch[]),
  ...ENDPOINTS.flatMap((endpoint) =>
    rulesOf(endpoint).map((rule) => ({ kind: 'access' as const, name: `${endpoint.id} ${rule}`, file: 'lib/contract' })),
  ),
]

interface Woven {
  undone?: string | undefined
  isUndone?: (name: string) => boolean
  undoing?: (...given: never[]) => unknown
}
const woven = globalThis as unknown as Woven

const reached = new Set<string>()

woven.isUndone = (name) => {
  reached.add(name)
  return woven.undone === name
}

/** Names of the layers that something reaches while it runs. */
export async function reachedBy(run: () => Promise<unknown>): Promise<ReadonlySet<string>> {
  reached.clear()
  await run()
  return new Set(reached)
}

const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Everything that a presenter was given, beside what it presents. */
function spread(presented: unknown, given: readonly unknown[]): unknown {
  if (presented instanceof Promise) return presented.then((one) => spread(one, given))
  const source = given.find(isFields)
  if (Array.isArray(presented)) return presented.map((one) => spread(one, given))
  return isFields(presented) ? { ...source, ...presented, everything: { of: 'what is stored' } } : presented
}

type Given = readonly [{ readonly tenant: string }, ...unknown[]]

/** Holdings of whoever is taken to have all that the worlds of the proofs publish. */
const EVERYTHING = { publishers: ['ISO', 'IEC', 'ASTM', 'AWWA', 'API', 'MIM', 'IETF', 'CLOSED'], collections: [] }

/** Answers of a policy that lets everybody do everything; a truth value is true. */
const OPEN: Readonly<Record<string, (given: Given, answer: unknown) => unknown>> = {
  refusalOf: () => undefined,
  refusalOfGroups: () => undefined,
  accountIdsOf: ([person]) => (person as { readonly accountIds?: readonly string[] } | undefined)?.accountIds ?? [],
  listingOf: ([person]) => ({ firstName: '', lastName: '', email: '', ...(person as object) }),
  refusalOfPoints: () => undefined,
  onlyPublisherOf: () => undefined,
  rightsOn: () => ({ edit: true, deactivate: true, reactivate: true, share: true, history: true }),
  selectedAccountOf: ([ids, chosen]) => chosen ?? (ids as unknown as readonly string[])[0],
  readingOf: () => 'open',
  readingOfDocument: () => 'open',
  openedTo: () => EVERYTHING,
  entitledContent: ([{ tenant }]) => ({ tenant, documents: 'all', texts: 'all' }),
  findableContent: ([{ tenant }]) => ({ tenant, documents: 'all', texts: 'all' }),
  allContent: ([{ tenant }]) => ({ tenant, documents: 'all', texts: 'all' }),
}

type Real = (...given: readonly unknown[]) => unknown

woven.undoing = ((kind: string, name: string, policy: string, real: Real, given: Given) => {
  const answer = real(...given)
  if (!woven.isUndone?.(name)) return answer
  if (kind === 'presenter') return spread(answer, given)
  const open = OPEN[policy]
  return open ? open(given, answer) : true
}) as never

function undoAccess(name: string): () => void {
  const [id, rule] = name.split(' ') as [string, Rule]
  const endpoint = ENDPOINTS.find((one) => one.id === id) as { access: unknown; drm?: unknown; feature?: unknown } | undefined
  if (!endpoint) throw new Error(`no endpoint ${id}`)
  const before = endpoint[rule]
  if (rule === 'access') endpoint.access = WIDER[endpoint.access as keyof typeof WIDER] ?? 'account'
  else endpoint[rule] = undefined
  return () => {
    endpoint[rule] = before
  }
}

/** Runs while one layer is undone. */
export async function whileUndone<T>({ kind, name }: Switch, run: () => Promise<T>): Promise<T> {
  const restore = kind === 'access' ? undoAccess(name) : () => undefined
  woven.undone = name
  try {
    return await run()
  } finally {
    woven.undone = undefined
    restore()
  }
}
