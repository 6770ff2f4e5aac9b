import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { App, Stack } from 'aws-cdk-lib'
import type { Policy } from 'aws-cdk-lib/aws-iam'
import type { IConstruct } from 'constructs'
import type { Settings } from '../../lib/infra/settings.ts'
import { makeLibrary } from '../../lib/infra/stacks/library.ts'
import { makeBundles } from './bare-library.ts'

/** Leave to do something with what a pattern of ARNs names; `<>` is what only the deployment knows. */
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

function grantsOf(app: App, { tenant }: Settings, place: string): Grant[] {
  const ids = [`lectern-${tenant}`, ...place.split('/'), 'Role', 'DefaultPolicy']
  const policy = ids.reduce<IConstruct>((at, id) => at.node.findChild(id), app) as Policy
  const { Statement } = Stack.of(policy).resolve(policy.document) as { Statement: readonly Statement[] }
  return Statement.flatMap(({ Action, Resource }) =>
    list(Action).flatMap((action) => list(Resource).map((one) => ({ action, resource: spelled(one) }))),
  )
}

/** What the roles of functions may, by their places in the stacks: `Api/search`, `Jobs/Consumer/Function`. */
export function grantsIn(settings: Settings, places: readonly string[]): ReadonlyMap<string, readonly Grant[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-grants-'))
  try {
    makeBundles(folder)
    const app = new App({ outdir: path.join(folder, 'out') })
    makeLibrary(app, { settings, bundles: folder })
    return new Map(places.map((place) => [place, grantsOf(app, settings, place)]))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** As IAM reads it: `*` is any text. */
export function isGranted(grant: Grant, asked: { readonly action: string; readonly resource?: string }): boolean {
  if (grant.action !== asked.action || asked.resource === undefined) return grant.action === asked.action
  const pattern = grant.resource.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${pattern}$`, 's').test(asked.resource)
}
