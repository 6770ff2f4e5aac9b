import * as z from 'zod/mini'
import { credentialFields } from '../counter/credentials.ts'
import { FileLink } from '../documents/documents.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { ALL_TITLES, TITLE_FORMATS } from './title-formats.ts'

const TitleList = lazySchema(() =>
  z.strictObject({
    /** `all`, a publisher, or a publisher and a collection */
    id: z.string(),
    name: z.string(),
  }),
)
export type TitleList = SchemaType<typeof TitleList>

const accountId = () => z.optional(z.string().check(z.minLength(1), z.maxLength(200)))

/** Fields of a title list; `since` leaves out titles whose records state no date on or after that day. */
const listFields = () => ({
  list: z._default(z.string().check(z.minLength(1), z.maxLength(300)), ALL_TITLES),
  format: z._default(z.enum(TITLE_FORMATS), 'kbart'),
  since: z.optional(z.iso.date()),
})

const listProblems = {
  'list-not-found': { status: 404, title: 'The account has no such list' },
  'list-being-written': { status: 409, title: 'The list is being written; the header Retry-After says when to ask again' },
} as const

/** Whole seconds after which a list that is being written may be there. */
export const LIST_RETRY_SECONDS = 15

const forManagers = { access: ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER'], drm: false } as const
const lists = () => z.strictObject({ accountId: z.string(), accountName: z.string(), lists: z.array(TitleList()) })
const fileAnswer = { output: FileLink, answer: 'file', headers: ['Retry-After'], errors: listProblems } as const

/**
 * Title lists of accounts: what they may open on this day, for catalogs, link resolvers and discovery services. A withdrawn title
 * stays as long as it can be read. Large lists are written by a job.
 */
export const titles = {
  lists: endpoint({
    id: 'titles.lists',
    method: 'GET',
    path: '/api/title-lists',
    ...forManagers,
    input: () => z.strictObject({ accountId: accountId() }),
    output: lists,
    errors: { 'no-such-account': { status: 404, title: 'There is no such account' } },
  }),
  file: endpoint({
    id: 'titles.file',
    method: 'GET',
    path: '/api/title-lists/file',
    ...forManagers,
    input: () => z.strictObject({ accountId: accountId(), ...listFields() }),
    ...fileAnswer,
    errors: { ...listProblems, 'no-such-account': { status: 404, title: 'There is no such account' } },
  }),
  /** The same for programs. */
  keyLists: endpoint({
    id: 'titles.keyLists',
    method: 'GET',
    path: '/kbart/lists',
    access: 'key',
    input: () => z.strictObject(credentialFields()),
    output: lists,
  }),
  keyFile: endpoint({
    id: 'titles.keyFile',
    method: 'GET',
    path: '/kbart/titles',
    access: 'key',
    input: () => z.strictObject({ ...credentialFields(), ...listFields() }),
    ...fileAnswer,
  }),
}
