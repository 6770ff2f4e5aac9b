import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'

/** Entry of the audits, in the shape of JHipster’s. */
const AuditRow = lazySchema(() =>
  z.strictObject({
    timestamp: z.iso.datetime(),
    principal: z.string(),
    type: z.string(),
    data: z.record(z.string(), z.string()),
    /** counts from 1, without a gap */
    number: z.int(),
    /** SHA-256 over the entry before and this one */
    hash: z.string(),
  }),
)
export type AuditRow = SchemaType<typeof AuditRow>

export const AuditRows = lazySchema(() => z.array(AuditRow()))
