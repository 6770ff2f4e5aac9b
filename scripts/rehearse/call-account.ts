import { openAwsService } from '#functions/adapters/aws/requests/aws-service.ts'
import { fetchStackOutputs } from '#functions/adapters/aws/stack-outputs.ts'
import { openAccount } from '#functions/wiring/aws/open/account.ts'
import type { RehearsalEnvironment } from './environment.ts'

/** Calls an action of an AWS service with a JSON protocol, as the operator. */
export async function callAccount(service: string, target: string, input: object): Promise<Record<string, unknown>> {
  const { region, endpoint = '', credentials } = openAccount()
  const type = service === 'dynamodb' || service === 'sqs' ? '1.0' : '1.1'
  const headers = { 'content-type': `application/x-amz-json-${type}`, 'x-amz-target': target }
  const answer = await openAwsService({ service, region, endpoint, credentials }).send({
    method: 'POST',
    path: '/',
    headers,
    body: JSON.stringify(input),
  })
  const said = answer.body.toString()
  if (answer.status >= 300) throw new Error(`${target}: ${answer.status} ${said.slice(0, 300)}`)
  return JSON.parse(said || '{}') as Record<string, unknown>
}

/** Outputs of the deployed stack. */
export const outputsOf = ({ tenant }: RehearsalEnvironment): Promise<Readonly<Record<string, string>>> =>
  fetchStackOutputs(`lectern-${tenant}`, openAccount())
