import { rm } from 'node:fs/promises'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { buildFunctions } from '#scripts/build-functions.ts'
import { buildWeb } from '#scripts/build-web.ts'
import { readSettings } from '../lib/infra/read-settings.ts'
import { SettingsError } from '../lib/infra/settings-error.ts'
import { makeLibrary } from '../lib/infra/stacks/library.ts'

/** `npx cdk deploy -c tenant=NAME`: the settings of settings/NAME.json, or of the file named by `-c settings=FILE`. */
// CloudFormation looks through a deployment before it makes anything: to do the same here takes longer than all the rest.
const app = new App({ builtinCloudFormationValidation: false })
try {
  const settings = readSettings(app.node.tryGetContext('tenant'), app.node.tryGetContext('settings'))
  await buildWeb()
  const bundles = await buildFunctions()
  makeLibrary(app, { settings, bundles })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))
  app.synth()
  // The synthesised assembly has its own copies.
  await rm(bundles, { recursive: true })
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
