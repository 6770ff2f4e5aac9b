import * as z from 'zod/mini'
import { ListedDocument } from '../documents/document-card.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { User } from './user-search.ts'

/** members that a list of groups names */
export const LISTED_MEMBERS = 6

/** Things that somebody may do with a group. */
export const GROUP_RIGHTS = ['edit', 'mail', 'share', 'leave', 'hand-over'] as const

export const Group = lazySchema(() =>
  z.strictObject({
    groupID: z.string(),
    name: z.string(),
    /** empty for whoever is not in the group */
    longDesc: z.string(),
    memberCount: z.int(),
    contentCount: z.int(),
    createdById: z.string(),
    createdByFirstName: z.string(),
    createdByLastName: z.string(),
    userInfo: z.strictObject({ createFirstName: z.string(), createLastName: z.string() }),
    /** the creator is no longer in the account */
    creatorLeft: z.optional(z.literal(true)),
    /** members besides the creator who are in the account, by their names; in a list of groups the first six; empty for whoever is not in the group */
    rosters: z.array(z.strictObject({ user: User() })),
    rights: z.array(z.enum(GROUP_RIGHTS)),
    /** rises with each change, from 1 */
    version: z.int(),
    changed: z.iso.datetime(),
    /** who changed it last; empty names of somebody who left */
    changedBy: z.strictObject({ userId: z.string(), firstName: z.string(), lastName: z.string() }),
  }),
)
export type Group = SchemaType<typeof Group>

export const groupProblems = { 'group-not-found': { status: 404, title: 'There is no such group' } } as const

/** A group after a change, with what was not put into it: people who are not in the account, documents that the library does not have. */
export const SavedGroup = lazySchema(() =>
  z.extend(Group(), {
    leftOut: z.optional(z.strictObject({ memberIds: z.array(z.string()), contentCodes: z.array(z.string()) })),
  }),
)
export type SavedGroup = SchemaType<typeof SavedGroup>

export const GroupDocument = lazySchema(() =>
  z.extend(ListedDocument(), {
    /** the content code by which the document was added */
    contentID: z.string(),
    /** who added it; empty for somebody who left the account */
    sharedByFirstName: z.string(),
    sharedByLastName: z.string(),
    email: z.string(),
    /** one may take it out of the group */
    mayRemove: z.boolean(),
  }),
)
export type GroupDocument = SchemaType<typeof GroupDocument>
