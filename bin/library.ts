import { rm } from 'node:fs/promises'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { buildFunctions } from '#scripts/build/build-functions.ts'
import { buildWeb } from '#scripts/build/build-web.ts'
import { readSettings } from '../lib/infra/read-settings.ts'
import { SettingsError } from '../lib/infra/settings-error.ts'
import { createStacks } from '../lib/infra/stacks/library.ts'

/** Entry of the CDK: `npx cdk deploy -c tenant=NAME` reads settings/NAME.json, or the file named by `-c settings=FILE`. */
// CloudFormation validates a deployment before it creates anything. The same validation here takes longer than the whole
// synthesis.
const app = new App({ builtinCloudFormationValidation: false })
try {
  const settings = readSettings(app.node.tryGetContext('tenant'), app.node.tryGetContext('settings'))
  await buildWeb()
  const bundles = await buildFunctions()
  createStacks(app, { settings, bundles })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))
  app.synth()
  // The assembly has its own copies.
  await rm(bundles, { recursive: true })
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
