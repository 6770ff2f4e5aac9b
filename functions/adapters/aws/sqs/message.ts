import * as z from 'zod/mini'
import { TENANTS } from '#contract/tenant.ts'
import { JobTooLarge, MAX_JOB_BYTES, type QueuedJob } from '#ports/jobs.ts'
import type { Json } from '#ports/table.ts'

/** Raised when an older consumer could not run what is sent. */
const VERSION = 1

const Message = z.object({
  version: z.literal(VERSION),
  job: z.object({ id: z.string().check(z.minLength(1)), name: z.string(), tenant: z.enum(TENANTS), payload: z.json() }),
})

const Versioned = z.object({ version: z.int(), job: z.unknown() })

/** What a message turns out to be; `event` is JSON that is none of ours. */
export type Read =
  | { readonly kind: 'job'; readonly job: QueuedJob }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'event'; readonly event: unknown }
  | { readonly kind: 'unreadable'; readonly reason: string }

/** The queue takes no characters that XML does not know; in JSON all but these two are written as escapes anyway. */
const NO_XML = /[\uFFFE\uFFFF]/g

/** Throws JobTooLarge. */
export function messageOf(job: QueuedJob): string {
  const body = JSON.stringify({ version: VERSION, job })
  if (Buffer.byteLength(body) > MAX_JOB_BYTES) throw new JobTooLarge(`the job ${job.name} is larger than ${MAX_JOB_BYTES} bytes`)
  return body.replace(NO_XML, (character) => `\\u${character.charCodeAt(0).toString(16)}`)
}

/** Where it is not as it is to be, and in what. */
const reasonOf = ({ issues }: z.core.$ZodError) => issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', ')

export function readMessage(body: string): Read {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return { kind: 'unreadable', reason: 'not JSON' }
  }
  const versioned = Versioned.safeParse(value)
  if (!versioned.success) return { kind: 'event', event: value }
  const { version } = versioned.data
  if (version > VERSION) return { kind: 'newer', version }
  const message = Message.safeParse(value)
  if (!message.success) return { kind: 'unreadable', reason: reasonOf(message.error) }
  const { id, name, tenant, payload } = message.data.job
  return { kind: 'job', job: { id, name, tenant, payload: payload as Json } }
}
