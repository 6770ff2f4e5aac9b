import { JobsUnavailable } from '#ports/jobs.ts'
import { type AwsAnswer, AwsServiceUnavailable, errorCodeOf, openAwsService } from '../requests/aws-service.ts'
import type { Credentials } from '../requests/sign-request.ts'

export interface SqsQueueOptions {
  readonly queueUrl: string
  readonly region: string
  /** default: the host of the queue's URL */
  readonly endpoint?: string
  readonly credentials: () => Credentials
}

/** The calls that jobs need, in the AWS JSON protocol. They throw JobsUnavailable. */
export interface SqsQueue {
  send(body: string): Promise<void>
  /** makes a received message visible again after this many seconds */
  showAgain(receiptHandle: string, seconds: number): Promise<void>
  /** counts the messages that wait to be received; SQS counts approximately */
  count(): Promise<number>
}

/**
 * Receives of a message before it moves to the dead-letter queue: `maxReceiveCount` of the redrive policy. It exceeds the tries of
 * a job, because a receive while the job runs elsewhere, or while the table is unavailable, is not a try.
 */
export const MAX_RECEIVES = 6

const WAITING = 'ApproximateNumberOfMessages'

export function openSqsQueue({ queueUrl, region, endpoint, credentials }: SqsQueueOptions): SqsQueue {
  const service = openAwsService({
    service: 'sqs',
    region,
    endpoint: endpoint ?? new URL(queueUrl).origin,
    credentials,
  })

  async function call(action: string, input: object): Promise<AwsAnswer> {
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${action}` }
    const body = JSON.stringify({ QueueUrl: queueUrl, ...input })
    const answer = await service.send({ method: 'POST', path: '/', headers, body }).catch((cause) => {
      throw cause instanceof AwsServiceUnavailable ? new JobsUnavailable(`${action}: ${cause.message}`, { cause }) : cause
    })
    if (answer.status !== 200) throw new JobsUnavailable(`${action}: ${answer.status} ${errorCodeOf(answer) ?? ''}`)
    return answer
  }

  return {
    send: async (body) => void (await call('SendMessage', { MessageBody: body })),
    showAgain: async (receiptHandle, seconds) =>
      void (await call('ChangeMessageVisibility', { ReceiptHandle: receiptHandle, VisibilityTimeout: seconds })),
    async count() {
      const { body } = await call('GetQueueAttributes', { AttributeNames: [WAITING] })
      const { Attributes = {} } = JSON.parse(String(body)) as { Attributes?: Record<string, string> }
      return Number(Attributes[WAITING] ?? 0)
    },
  }
}
