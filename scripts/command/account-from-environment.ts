import { openAccount } from '#functions/wiring/aws/open/account.ts'
import { OptionError } from './options.ts'

/** Shell command that exports the credentials of the AWS CLI. The project's commands read the environment only. */
export const EXPORT_CREDENTIALS = 'export AWS_REGION=REGION; eval "$(aws configure export-credentials --format env)"'

const REQUIRED_VARIABLES = ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']

/** Opens the account of the environment. Throws OptionError without credentials; the message contains `consequence`. */
export function accountFromEnvironment(consequence: string): ReturnType<typeof openAccount> {
  const missing = REQUIRED_VARIABLES.find((name) => !process.env[name])
  if (missing)
    throw new OptionError(`The environment variable ${missing} is not set. ${consequence} Set it with: ${EXPORT_CREDENTIALS}`)
  return openAccount()
}
