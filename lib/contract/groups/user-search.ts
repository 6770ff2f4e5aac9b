import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { MAX_PAGE_SIZE, pageNumber, pageSize } from '../endpoint/page-fields.ts'

/** characters */
const MAX_NAME_LENGTH = 500
/** characters; RFC 5321 */
const MAX_ADDRESS_LENGTH = 254

/** A whole mail address, without a name. */
export const MailAddress = lazySchema(() => z.email().check(z.maxLength(MAX_ADDRESS_LENGTH)))

/** A person of one's account. */
export const User = lazySchema(() =>
  z.strictObject({
    /** empty for an address outside of the account */
    userId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** empty where no address of theirs is verified */
    email: z.string(),
    userName: z.string(),
  }),
)
export type User = SchemaType<typeof User>

export const ListedUser = lazySchema(() =>
  z.strictObject({
    user: User(),
    /** an address that is nobody's of the account, whether or not the library knows it */
    externalUser: z.optional(z.literal(true)),
  }),
)
export type ListedUser = SchemaType<typeof ListedUser>

const UserPage = lazySchema(() => z.strictObject({ content: z.array(ListedUser()), totalElements: z.int() }))

/** Finding people of one's account, for groups and sharing. */
export const userSearch = {
  /**
   * People of one's own account whose first and last name, joined in either order, have a text: spaces ignored, case and accents
   * folded. All of them by an empty one, in the order of names.
   */
  searchUsers: endpoint({
    id: 'groups.searchUsers',
    method: 'POST',
    path: '/api/user/searchUsers',
    access: 'individual',
    query: ['pageIndex', 'pageSize'],
    input: () =>
      z.strictObject({
        pageIndex: pageNumber(1),
        pageSize: pageSize(MAX_PAGE_SIZE),
        fullName: z._default(z.string().check(z.maxLength(MAX_NAME_LENGTH)), ''),
      }),
    output: UserPage,
  }),
  /** Person of one's own account with exactly a mail address; any other one is an external user. */
  searchUsersByEmail: endpoint({
    id: 'groups.searchUsersByEmail',
    method: 'POST',
    path: '/api/user/searchUsersByEmail',
    access: 'individual',
    input: () => z.strictObject({ email: MailAddress() }),
    output: UserPage,
  }),
}
