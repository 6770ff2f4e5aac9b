import type * as z from 'zod'
import { Refused } from '../source/candidate.ts'

/** Enough to see what is wrong with a record. */
const MAX_ISSUES = 5
/** An item of the table holds 400,000 bytes; the library adds the rest. */
const MAX_RECORD_BYTES = 250_000

/** Parses a value by a schema. Throws Refused with a reason for each field. */
export function parseAs<T>(schema: z.ZodType<T>, value: unknown, within = ''): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Refused(...parsed.error.issues.slice(0, MAX_ISSUES).map((issue) => refusalOf(issue, within)))
  return parsed.data
}

export function refuseTooLarge(record: unknown, within?: string): void {
  if (Buffer.byteLength(JSON.stringify(record)) <= MAX_RECORD_BYTES) return
  throw new Refused({ field: within, reason: `the record is larger than ${MAX_RECORD_BYTES} bytes` })
}

function refusalOf(issue: z.core.$ZodIssue, within: string): { field?: string; reason: string } {
  const path = issue.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  const field = `${within}${path}`.replace(/^\.|(?<=, )\./, '')
  return { field: field || undefined, reason: issue.message.endsWith('received undefined') ? 'is missing' : issue.message }
}
