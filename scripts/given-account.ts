import { openAccount } from '#functions/wiring/aws/open-account.ts'
import { OptionError } from './options.ts'

/** Our own commands know the environment alone; this gives it what the AWS CLI knows by profile or sign-in. */
export const AS_THE_CLI = 'export AWS_REGION=REGION; eval "$(aws configure export-credentials --format env)"'

const NEEDED = ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']

/** The account that a command asks; `instead` says what has not happened where none is given. */
export function givenAccount(instead: string): ReturnType<typeof openAccount> {
  const missing = NEEDED.find((name) => !process.env[name])
  if (missing) throw new OptionError(`${missing} is not set, with which AWS is reached. ${instead} Type: ${AS_THE_CLI}`)
  return openAccount()
}
