import * as z from 'zod/mini'

/** An object that was put into a bucket. */
export interface ObjectPut {
  readonly key: string
  /** the same for one notification, however often it is delivered; another for the next put */
  readonly moment: string
}

/**
 * What S3 writes into a queue, which is also a test message when the notification is set up.
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

/** Undefined where it is no notification of S3. */
export function readObjectPuts(event: unknown): readonly ObjectPut[] | undefined {
  if (TestEvent.safeParse(event).success) return []
  const { data } = Notification.safeParse(event)
  return data?.Records.filter(({ eventName }) => /^(s3:)?ObjectCreated:/.test(eventName)).map(({ eventTime, s3 }) => ({
    key: decodeKey(s3.object.key),
    moment: `${eventTime} ${s3.object.sequencer}`,
  }))
}

/** Keys are spelled as in a form, with a plus for a space; what is not is taken to the letter. */
function decodeKey(spelled: string): string {
  try {
    return decodeURIComponent(spelled.replaceAll('+', ' '))
  } catch {
    return spelled
  }
}
