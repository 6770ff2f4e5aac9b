import { JobsUnavailable } from '#ports/jobs.ts'
import { AwsServiceUnavailable, errorCodeOf, openAwsService } from '../requests/aws-service.ts'
import type { Credentials } from '../requests/sign-request.ts'

export interface SqsQueueOptions {
  readonly queueUrl: string
  readonly region: string
  /** where it is not the host of the queue's URL */
  readonly endpoint?: string
  readonly credentials: () => Credentials
}

/** What jobs need of a queue, in the AWS JSON protocol. Throws JobsUnavailable. */
export interface SqsQueue {
  send(body: string): Promise<void>
  /** A message that was received is seen again after so many seconds. */
  showAgain(receiptHandle: string, seconds: number): Promise<void>
}

/**
 * How often the queue gives a message out before it goes to the dead-letter queue: `maxReceiveCount` of its redrive policy.
 * More than a job's tries, as a receive while the job runs elsewhere, or while the table does not answer, is no try.
 */
export const MOST_RECEIVES = 6

export function openSqsQueue({ queueUrl, region, endpoint, credentials }: SqsQueueOptions): SqsQueue {
  const service = openAwsService({
    service: 'sqs',
    region,
    endpoint: endpoint ?? new URL(queueUrl).origin,
    credentials,
  })

  async function call(action: string, input: object): Promise<void> {
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${action}` }
    const body = JSON.stringify({ QueueUrl: queueUrl, ...input })
    const answer = await service.send({ method: 'POST', path: '/', headers, body }).catch((cause) => {
      throw cause instanceof AwsServiceUnavailable ? new JobsUnavailable(`${action}: ${cause.message}`, { cause }) : cause
    })
    if (answer.status !== 200) throw new JobsUnavailable(`${action}: ${answer.status} ${errorCodeOf(answer) ?? ''}`)
  }

  return {
    send: (body) => call('SendMessage', { MessageBody: body }),
    showAgain: (receiptHandle, seconds) =>
      call('ChangeMessageVisibility', { ReceiptHandle: receiptHandle, VisibilityTimeout: seconds }),
  }
}
