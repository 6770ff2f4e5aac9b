import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { App } from 'aws-cdk-lib'
import { newFolder } from '#test/support/new-folder.ts'
import type { Settings } from '../../lib/infra/settings.ts'
import { makeLibrary } from '../../lib/infra/stacks/library.ts'
import { makeBundles } from './bare-library.ts'

export { settingsOf } from './bare-library.ts'

export interface Resource {
  readonly Type: string
  // biome-ignore lint/suspicious/noExplicitAny: as CloudFormation has it
  readonly Properties: any
  readonly DeletionPolicy?: string
}

const root = newFolder()
const bundles = path.join(root, 'bundles')
let count = 0

export interface Synthesised {
  readonly app: App
  readonly settings: Settings
  /** every resource of the deployment */
  readonly resources: readonly Resource[]
  /** the templates as they are deployed */
  readonly text: string
  /** of the library's own stack, which `cdk deploy` shows */
  readonly outputs: Readonly<Record<string, unknown>>
  of(type: string): readonly Resource[]
  /** by its logical id */
  named(id: string): Resource | undefined
}

/** The stacks of a tenant, as `npx cdk deploy` makes them. */
export function synthesise(settings: Settings): Synthesised {
  makeBundles(bundles)
  const outdir = path.join(root, `out-${count++}`)
  const app = new App({ outdir, builtinCloudFormationValidation: false })
  makeLibrary(app, { settings, bundles })
  app.synth()
  const files = readdirSync(outdir).filter((name) => name.endsWith('.template.json'))
  const texts = files.map((name) => readFileSync(path.join(outdir, name), 'utf8'))
  const byId = texts.flatMap((text) => Object.entries<Resource>(JSON.parse(text).Resources))
  const resources = byId.map(([, resource]) => resource)
  const named = (id: string) => byId.find(([name]) => name === id)?.[1]
  const of = (type: string) => resources.filter((one) => one.Type === type)
  const { Outputs } = JSON.parse(readFileSync(path.join(outdir, `lectern-${settings.tenant}.template.json`), 'utf8'))
  const outputs = Object.fromEntries(Object.entries<{ Value: unknown }>(Outputs).map(([name, { Value }]) => [name, Value]))
  return { app, settings, resources, outputs, text: texts.join('\n'), of, named }
}
