import type * as z from 'zod'
import { Refused } from '../source/candidate.ts'

/** Enough for somebody to see what is wrong with a record. */
const TOLD = 5
/** An item of the table holds 400,000 bytes; the rest is for what the library adds. */
const RECORD_LIMIT = 250_000

/** The value as the schema reads it; else refused, field by field. */
export function parseAs<T>(schema: z.ZodType<T>, value: unknown, within = ''): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Refused(...parsed.error.issues.slice(0, TOLD).map((issue) => refusalOf(issue, within)))
  return parsed.data
}

export function refuseTooLarge(record: unknown, within?: string): void {
  if (Buffer.byteLength(JSON.stringify(record)) <= RECORD_LIMIT) return
  throw new Refused({ field: within, reason: `the record is larger than ${RECORD_LIMIT} bytes` })
}

function refusalOf(issue: z.core.$ZodIssue, within: string): { field?: string; reason: string } {
  const path = issue.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  const field = `${within}${path}`.replace(/^\./, '')
  return { field: field || undefined, reason: issue.message }
}
