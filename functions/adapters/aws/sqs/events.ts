import * as z from 'zod/mini'

/** An object that was written to a bucket. */
export interface ObjectPut {
  readonly key: string
  /** unique per write; equal for repeated deliveries of one notification */
  readonly moment: string
}

/**
 * Notification of S3. When notifications are configured, S3 also sends a test message.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/userguide/notification-content-structure.html
 */
const Notification = z.object({
  Records: z.array(
    z.object({
      eventSource: z.literal('aws:s3'),
      eventName: z.string(),
      eventTime: z.string(),
      s3: z.object({ object: z.object({ key: z.string(), sequencer: z._default(z.string(), '') }) }),
    }),
  ),
})

const TestEvent = z.object({ Event: z.literal('s3:TestEvent') })

/** Lists the objects of a notification. Undefined if the event is not from S3. */
export function readObjectPuts(event: unknown): readonly ObjectPut[] | undefined {
  if (TestEvent.safeParse(event).success) return []
  const { data } = Notification.safeParse(event)
  return data?.Records.filter(({ eventName }) => /^(s3:)?ObjectCreated:/.test(eventName)).map(({ eventTime, s3 }) => ({
    key: decodeKey(s3.object.key),
    moment: `${eventTime} ${s3.object.sequencer}`,
  }))
}

/** Decodes a form-encoded key, with a plus for a space. A key that is not encoded is returned unchanged. */
function decodeKey(spelled: string): string {
  try {
    return decodeURIComponent(spelled.replaceAll('+', ' '))
  } catch {
    return spelled
  }
}
