import { openAwsService } from '#functions/adapters/aws/requests/aws-service.ts'
import { engineUrl } from './engine-url.ts'

const region = 'us-east-1'
const credentials = () => ({ accessKeyId: 'test', secretAccessKey: 'test' })

/** Region, address and credentials of the engine. */
export const kmsOptions = () => ({ region, endpoint: engineUrl('AWS_ENDPOINT_URL'), credentials })

/** Creates a key as the stacks do, and answers its ARN. */
export async function newKmsKey(): Promise<string> {
  const service = openAwsService({ service: 'kms', ...kmsOptions(), timeoutMs: 30_000 })
  const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'TrentService.CreateKey' }
  const body = JSON.stringify({ KeySpec: 'RSA_2048', KeyUsage: 'SIGN_VERIFY' })
  const answer = await service.send({ method: 'POST', path: '/', headers, body })
  return JSON.parse(String(answer.body)).KeyMetadata.Arn
}
