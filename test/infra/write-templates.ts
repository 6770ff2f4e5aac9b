import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import type { Settings } from '../../lib/infra/settings.ts'
import { createStacks } from '../../lib/infra/stacks/library.ts'
import { makeBundles } from './bare-library.ts'
import type { Templates } from './synthesised.ts'
import { variants } from './variants.ts'

/** Ids of the rules that constructs acknowledge, with the resources they name. */
const acknowledgedIn = (app: App) =>
  app.node
    .findAll()
    .flatMap(({ node }) =>
      node.metadata
        .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
        .flatMap(({ data }) => Object.keys(data)),
    )

function findingsIn(app: App): string[] {
  const packs = [new AwsSolutionsChecks(app), new ServerlessChecks(app)]
  return packs.flatMap((pack) => pack.validateScope(app).violations.map(({ ruleName }) => ruleName))
}

function synthesise(settings: Settings, work: string, bundles: string): Templates {
  const outdir = mkdtempSync(path.join(work, 'out-'))
  const context = { 'aws:cdk:enable-path-metadata': true }
  const app = new App({ outdir, context, builtinCloudFormationValidation: false })
  createStacks(app, { settings, bundles })
  app.synth()
  const files = readdirSync(outdir).filter((name) => name.endsWith('.template.json'))
  return {
    templates: Object.fromEntries(files.map((name) => [name, readFileSync(path.join(outdir, name), 'utf8')])),
    stacks: app.node.children.map(({ node }) => node.id),
    findings: findingsIn(app),
    acknowledged: acknowledgedIn(app),
  }
}

const [folder = '', ...names] = process.argv.slice(2)
const work = mkdtempSync(path.join(tmpdir(), 'lectern-synth-'))
try {
  const bundles = path.join(work, 'bundles')
  makeBundles(bundles)
  for (const name of names.length > 0 ? names : Object.keys(variants))
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(synthesise(variants[name] as Settings, work, bundles)))
} finally {
  rmSync(work, { recursive: true })
}
