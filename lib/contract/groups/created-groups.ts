import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { User } from './user-search.ts'

/** members that may take over a group, named at most */
export const MAX_HEIRS = 100

const CreatedGroup = lazySchema(() =>
  z.strictObject({
    groupID: z.string(),
    name: z.string(),
    /** empty for somebody with one account */
    accountName: z.string(),
    memberCount: z.int(),
    /** members who may take it over, by their names */
    heirs: z.array(User()).check(z.maxLength(MAX_HEIRS)),
  }),
)
export type CreatedGroup = SchemaType<typeof CreatedGroup>

export const createdGroups = {
  /** Groups that one created, in all of one's accounts: each is handed over or deleted before one is erased. */
  created: endpoint({
    id: 'groups.created',
    method: 'GET',
    path: '/api/group/created',
    access: 'individual',
    input: () => z.strictObject({}),
    output: () => z.strictObject({ content: z.array(CreatedGroup()) }),
  }),
}
