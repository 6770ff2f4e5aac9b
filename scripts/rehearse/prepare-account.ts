import { randomBytes } from 'node:crypto'
import { askAccount } from './ask-account.ts'
import { bootstrap } from './run-cdk.ts'
import type { Stage } from './stage.ts'

/** What an operator does once in an account, as far as an emulator has it. */
export async function prepareAccount(stage: Stage): Promise<string> {
  await bootstrap(stage)
  await askAccount('secretsmanager', 'secretsmanager.CreateSecret', {
    Name: `lectern/${stage.tenant}/origin`,
    SecretString: randomBytes(32).toString('hex'),
    ClientRequestToken: randomBytes(16).toString('hex'),
  })
  return 'bootstrapped; the secret between CloudFront and the API is there'
}
