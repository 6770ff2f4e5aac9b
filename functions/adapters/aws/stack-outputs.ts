import { AwsServiceUnavailable, errorCodeOf, openAwsService } from './requests/aws-service.ts'
import type { Credentials } from './requests/sign-request.ts'

interface StackOptions {
  readonly region: string
  /** where it is not AWS */
  readonly endpoint?: string
  readonly credentials: () => Credentials
}

/** The stack is not there, or may not be looked at. */
export class StackUnknown extends Error {
  override readonly name = 'StackUnknown'
}

const OUTPUT = /<OutputKey>([^<]*)<\/OutputKey>\s*<OutputValue>([^<]*)<\/OutputValue>/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string) => text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

/**
 * What a stack of CloudFormation says of itself, by name.
 * Source: https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/API_DescribeStacks.html
 */
export async function stackOutputs(stack: string, options: StackOptions): Promise<Readonly<Record<string, string>>> {
  const { region, endpoint = `https://cloudformation.${region}.amazonaws.com` } = options
  const service = openAwsService({ ...options, service: 'cloudformation', endpoint })
  const body = new URLSearchParams({ Action: 'DescribeStacks', Version: '2010-05-15', StackName: stack }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await service.send({ method: 'POST', path: '/', headers, body }).catch((cause) => {
    throw cause instanceof AwsServiceUnavailable ? new StackUnknown(cause.message, { cause }) : cause
  })
  if (answer.status !== 200) throw new StackUnknown(`${errorCodeOf(answer) ?? answer.status}`)
  const outputs = [...answer.body.toString('utf8').matchAll(OUTPUT)]
  return Object.fromEntries(outputs.map(([, name = '', value = '']) => [plain(name), plain(value)]))
}
