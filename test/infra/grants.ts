import type { Synthesised } from './synthesised.ts'

/** A permission: an action on the resources that a pattern of ARNs names. `<>` stands for a value known at deployment. */
export interface Grant {
  readonly action: string
  readonly resource: string
}

interface Statement {
  readonly Action: string | readonly string[]
  readonly Resource: Resolved | readonly Resolved[]
}
type Resolved = string | { readonly 'Fn::Join'?: readonly [string, readonly Resolved[]] }

const list = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T])

function spelled(value: Resolved): string {
  if (typeof value === 'string') return value
  const [between, parts] = value['Fn::Join'] ?? ['', ['<>']]
  return parts.map(spelled).join(between)
}

function grantsOf(library: Synthesised, place: string): Grant[] {
  const policy = library.at(`${place}/Role/DefaultPolicy/Resource`)
  if (!policy) throw new Error(`There is no function at ${place}.`)
  const statements: readonly Statement[] = policy.Properties.PolicyDocument.Statement
  return statements.flatMap(({ Action, Resource }) =>
    list(Action).flatMap((action) => list(Resource).map((one) => ({ action, resource: spelled(one) }))),
  )
}

/** Grants of functions' roles, by the functions' places in the stacks: `Api/search`, `Jobs/Consumer/Function`. */
export const grantsIn = (library: Synthesised, places: readonly string[]): ReadonlyMap<string, readonly Grant[]> =>
  new Map(places.map((place) => [place, grantsOf(library, place)]))

/** Compares as IAM does: `*` matches any text. */
export function isGranted(grant: Grant, asked: { readonly action: string; readonly resource?: string }): boolean {
  if (grant.action !== asked.action || asked.resource === undefined) return grant.action === asked.action
  const pattern = grant.resource.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${pattern}$`, 's').test(asked.resource)
}
