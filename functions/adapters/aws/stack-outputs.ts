import { AwsServiceUnavailable, errorCodeOf, openAwsService } from './requests/aws-service.ts'
import type { Credentials } from './requests/sign-request.ts'

interface StackOptions {
  readonly region: string
  /** default: the region's endpoint */
  readonly endpoint?: string
  readonly credentials: () => Credentials
}

/** The stack does not exist, or the caller may not read it. */
export class StackUnavailable extends Error {
  override readonly name = 'StackUnavailable'
}

const OUTPUT = /<OutputKey>([^<]*)<\/OutputKey>\s*<OutputValue>([^<]*)<\/OutputValue>/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string) => text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

/**
 * Fetches the outputs of a CloudFormation stack by name.
 * Source: https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/API_DescribeStacks.html
 */
export async function fetchStackOutputs(stack: string, options: StackOptions): Promise<Readonly<Record<string, string>>> {
  const { region, endpoint = `https://cloudformation.${region}.amazonaws.com` } = options
  const service = openAwsService({ ...options, service: 'cloudformation', endpoint })
  const body = new URLSearchParams({ Action: 'DescribeStacks', Version: '2010-05-15', StackName: stack }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await service.send({ method: 'POST', path: '/', headers, body }).catch((cause) => {
    throw cause instanceof AwsServiceUnavailable ? new StackUnavailable(cause.message, { cause }) : cause
  })
  if (answer.status !== 200) throw new StackUnavailable(`${errorCodeOf(answer) ?? answer.status}`)
  const outputs = [...answer.body.toString('utf8').matchAll(OUTPUT)]
  return Object.fromEntries(outputs.map(([, name = '', value = '']) => [plain(name), plain(value)]))
}
