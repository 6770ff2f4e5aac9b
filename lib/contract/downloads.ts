import * as z from 'zod/mini'
import { FileLink } from './documents/documents.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'

const byId = lazySchema(() => z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) }))

const Download = lazySchema(() =>
  z.strictObject({
    id: z.string(),
    state: z.enum(['making', 'ready', 'failed']),
    rows: z.int(),
    /** progress, 0 to 100 */
    percent: z.int(),
    /** time until which the file can be downloaded */
    until: z.iso.datetime(),
    /** the caller is mailed when it is ready */
    isMailed: z.boolean(),
    /** has a new address with every call */
    file: z.optional(FileLink()),
  }),
)
export type Download = SchemaType<typeof Download>

const downloadProblems = { 'download-not-found': { status: 404, title: 'There is no such download' } } as const

/** Files that jobs make for the caller. Each can be downloaded for a day. */
export const downloads = {
  get: endpoint({
    id: 'downloads.get',
    method: 'GET',
    path: '/api/v1/downloads/{id}',
    access: 'account',
    input: byId,
    output: Download,
    errors: downloadProblems,
  }),
  /** Mails the caller when the file is ready. Nobody reads the mails of a sign-in that many share. */
  mail: endpoint({
    id: 'downloads.mail',
    method: 'POST',
    path: '/api/v1/downloads/{id}/mail',
    access: 'individual',
    input: byId,
    output: Download,
    errors: downloadProblems,
  }),
}
