import type { Credentials } from '#functions/adapters/aws/requests/sign-request.ts'
import { readEnvironment } from './settings.ts'

/** Reads the credentials for every request: an emulator of Lambda may renew them, and reading costs nothing. */
const credentials = (): Credentials => ({
  accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
  sessionToken: process.env.AWS_SESSION_TOKEN,
})

/** Options of every adapter of an AWS service. Some services may have an emulator of their own. */
export function openAccount(service?: 'DYNAMODB' | 'QUICKSIGHT') {
  const { AWS_REGION: region, AWS_ENDPOINT_URL: all } = readEnvironment(['AWS_REGION', 'AWS_ENDPOINT_URL'])
  const own = service && readEnvironment([`AWS_ENDPOINT_URL_${service}`])[`AWS_ENDPOINT_URL_${service}`]
  return { region, endpoint: own ?? all, credentials }
}
