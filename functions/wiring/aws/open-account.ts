import type { Credentials } from '#functions/adapters/aws/requests/sign-request.ts'
import { readEnvironment } from './settings.ts'

/** Read anew for every request: an emulator of Lambda may renew them, and reading costs nothing. */
const credentials = (): Credentials => ({
  accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
  sessionToken: process.env.AWS_SESSION_TOKEN,
})

/** What every adapter of an AWS service is opened with; of some services an emulator may be another one than that of the rest. */
export function openAccount(service?: 'DYNAMODB' | 'QUICKSIGHT') {
  const { AWS_REGION: region, AWS_ENDPOINT_URL: all } = readEnvironment(['AWS_REGION', 'AWS_ENDPOINT_URL'])
  const own = service && readEnvironment([`AWS_ENDPOINT_URL_${service}`])[`AWS_ENDPOINT_URL_${service}`]
  return { region, endpoint: own ?? all, credentials }
}
