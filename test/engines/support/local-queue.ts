import {
  CreateQueueCommand,
  DeleteMessageCommand,
  DeleteQueueCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { MAX_RECEIVES } from '#functions/adapters/aws/sqs/queue.ts'
import { engineUrl } from './engine-url.ts'

export const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
export const region = 'us-east-1'

type Consumer = (event: SQSEvent) => Promise<SQSBatchResponse>

/** Creates a queue with its dead-letter queue, and simulates Lambda's event source mapping. */
export async function openLocalQueue(visibilitySeconds = 30) {
  const endpoint = engineUrl('AWS_ENDPOINT_URL')
  const client = new SQSClient({ endpoint, region, credentials })
  const name = `jobs-${crypto.randomUUID()}`
  const make = async (QueueName: string, Attributes: Record<string, string>) =>
    (await client.send(new CreateQueueCommand({ QueueName, Attributes }))).QueueUrl as string
  const facts = async (QueueUrl: string, ...AttributeNames: Parameters<typeof namesOf>) =>
    (await client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: namesOf(...AttributeNames) }))).Attributes ?? {}
  const deadUrl = await make(`${name}-dead`, {})
  const undeliveredUrl = await make(`${name}-undelivered`, {})
  const { QueueArn } = await facts(deadUrl, 'QueueArn')
  const queueUrl = await make(name, {
    VisibilityTimeout: String(visibilitySeconds),
    RedrivePolicy: JSON.stringify({ deadLetterTargetArn: QueueArn, maxReceiveCount: MAX_RECEIVES }),
  })

  async function receive(QueueUrl: string): Promise<readonly Message[]> {
    const input = { QueueUrl, MaxNumberOfMessages: 10, MessageSystemAttributeNames: ['All' as const] }
    return (await client.send(new ReceiveMessageCommand(input))).Messages ?? []
  }

  const send = (MessageBody: string) => client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }))

  /** Delivers waiting messages to the consumer, and deletes those that it does not report as failed. */
  async function deliver(consumer: Consumer): Promise<number> {
    const messages = await receive(queueUrl)
    if (messages.length === 0) return 0
    const { batchItemFailures } = await consumer({ Records: messages.map(recordOf) })
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
    for (const { MessageId, ReceiptHandle } of messages)
      if (!failed.has(MessageId as string)) await client.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle }))
    return messages.length
  }

  async function count(): Promise<number> {
    const counts = await facts(
      queueUrl,
      'ApproximateNumberOfMessages',
      'ApproximateNumberOfMessagesNotVisible',
      'ApproximateNumberOfMessagesDelayed',
    )
    return Object.values(counts).reduce((sum, count) => sum + Number(count), 0)
  }

  // A message that is received while they are counted may be in none of the counts: nothing is left where they say so twice.
  const pending = async (): Promise<number> => (await count()) || (await count())

  return {
    arn: (await facts(queueUrl, 'QueueArn')).QueueArn as string,
    options: { queueUrl, awaitedUrl: queueUrl, region, endpoint, credentials: () => credentials },
    /** queue of deliveries of logs, which nothing fills here */
    undeliveredUrl,
    send,
    pending,
    deliver,
    /** Delivers until the queue is empty. */
    async drain(consumer: Consumer): Promise<void> {
      while ((await pending()) > 0) if ((await deliver(consumer)) === 0) await new Promise((resolve) => setTimeout(resolve, 100))
    },
    /** Returns and deletes the dead letters. */
    async deadLetters(): Promise<string[]> {
      const bodies: string[] = []
      for (let messages = await receive(deadUrl); messages.length > 0; messages = await receive(deadUrl))
        for (const { Body, ReceiptHandle } of messages) {
          bodies.push(Body as string)
          await client.send(new DeleteMessageCommand({ QueueUrl: deadUrl, ReceiptHandle }))
        }
      return bodies
    },
    async close(): Promise<void> {
      for (const QueueUrl of [queueUrl, deadUrl, undeliveredUrl]) await client.send(new DeleteQueueCommand({ QueueUrl }))
      client.destroy()
    },
  }
}

type FactName =
  | 'QueueArn'
  | 'ApproximateNumberOfMessages'
  | 'ApproximateNumberOfMessagesNotVisible'
  | 'ApproximateNumberOfMessagesDelayed'
const namesOf = (...names: FactName[]) => names

function recordOf({ MessageId, ReceiptHandle, Body, Attributes, MD5OfBody }: Message): SQSRecord {
  return {
    messageId: MessageId as string,
    receiptHandle: ReceiptHandle as string,
    body: Body as string,
    attributes: Attributes as unknown as SQSRecord['attributes'],
    messageAttributes: {},
    md5OfBody: MD5OfBody as string,
    eventSource: 'aws:sqs',
    eventSourceARN: '',
    awsRegion: region,
  }
}
