import { randomBytes } from 'node:crypto'
import { callAccount } from './call-account.ts'
import type { RehearsalEnvironment } from './environment.ts'
import { bootstrap } from './run-cdk.ts'

/** Prepares the account as an operator does once, as far as the emulator supports it. */
export async function prepareAccount(rehearsal: RehearsalEnvironment): Promise<string> {
  await bootstrap(rehearsal)
  await callAccount('secretsmanager', 'secretsmanager.CreateSecret', {
    Name: `lectern/${rehearsal.tenant}/origin`,
    SecretString: randomBytes(32).toString('hex'),
    ClientRequestToken: randomBytes(16).toString('hex'),
  })
  return 'bootstrapped; the secret between CloudFront and the API is there'
}
