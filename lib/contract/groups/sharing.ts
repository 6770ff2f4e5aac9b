import * as z from 'zod/mini'
import { ListedDocument } from '../documents/document-card.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { LIST_PAGE_SIZE } from '../endpoint/limits.ts'
import { pageNumber, pageSize } from '../endpoint/page-fields.ts'
import type { UseFacts } from '../endpoint/use.ts'
import { Group } from './group.ts'
import { MAX_SHARES, ShareAnswer, ShareMessage } from './share-answer.ts'
import { ListedUser, User } from './user-search.ts'

const MAX_KEYWORD_LENGTH = 500

const Id = lazySchema(() => z.string().check(z.minLength(1), z.maxLength(300)))
const Code = lazySchema(() => z.string().check(z.minLength(1), z.maxLength(1000)))

/** A document by its content code, under either name; its title is ignored. */
const SharedItem = lazySchema(() =>
  z.strictObject({
    contentID: z.optional(Code()),
    contentCode: z.optional(Code()),
    title: z.optional(z.string().check(z.maxLength(2000))),
  }),
)

interface NamedItem {
  readonly contentCode?: string | undefined
  readonly contentID?: string | undefined
}

/** Documents that were shared, each once. */
function sharedOf(items: readonly NamedItem[], { failed }: SchemaType<typeof ShareAnswer>): readonly UseFacts[] {
  const refused = new Set(failed.map(({ index }) => index))
  const codes = items.flatMap(({ contentCode, contentID }, at) => (refused.has(at) ? [] : (contentCode ?? contentID ?? [])))
  return [...new Set(codes)].map((document) => ({ document, format: 'share' }))
}

const Targets = lazySchema(() =>
  z.strictObject({ responseData: z.strictObject({ groupList: z.array(Group()), userList: z.array(ListedUser()) }) }),
)

/** STANDARD: the record is a standard, by the rule of tracking · PUBLICATION: everything else */
export const SHARED_KINDS = ['STANDARD', 'PUBLICATION'] as const

const Sharer = lazySchema(() => z.pick(User(), { firstName: true, lastName: true, email: true }))

const SharedWithMe = lazySchema(() =>
  z.extend(ListedDocument(), {
    contentID: z.string(),
    kind: z.enum(SHARED_KINDS),
    /** the last one who shared it; empty for somebody who left the account */
    sharedByFirstName: z.string(),
    sharedByLastName: z.string(),
    email: z.string(),
    /** everybody who shares it, the last one first */
    sharers: z.array(Sharer()),
    /** groups in which it is */
    groups: z.array(z.strictObject({ groupID: z.string(), name: z.string() })),
    /** words of the last sharer, as plain text */
    shareMessage: z.string(),
    shared: z.iso.datetime(),
  }),
)
export type SharedWithMe = SchemaType<typeof SharedWithMe>

const SharedByMe = lazySchema(() =>
  z.strictObject({
    id: z.string(),
    document: ListedDocument(),
    contentID: z.string(),
    /** empty for somebody who left the account; absent for a group and for an invitation */
    user: z.optional(User()),
    /** an address outside of the account */
    invited: z.optional(z.strictObject({ email: z.string(), accepted: z.boolean(), expiresAt: z.iso.datetime() })),
    group: z.optional(z.strictObject({ groupID: z.string(), name: z.string() })),
    shared: z.iso.datetime(),
  }),
)
export type SharedByMe = SchemaType<typeof SharedByMe>

const run = { access: 'individual', feature: 'content-share' } as const

/** Sharing of documents with people and groups. A share tells of a document; it opens no text. */
export const sharing = {
  /** Groups and people with whom one shares a document. */
  sharedTargets: endpoint({
    ...run,
    id: 'groups.sharedTargets',
    method: 'GET',
    path: '/api/contentShare/getSharedGroupAndUserByContentID/{id}',
    input: () => z.strictObject({ id: Code() }),
    output: Targets,
  }),
  /**
   * Groups by a part of their name and people as `searchUsers` finds them; one's own groups and everybody without a text. An address
   * that is nobody's of the account is an external user, whether or not the library knows it.
   */
  findTargets: endpoint({
    ...run,
    id: 'groups.findTargets',
    method: 'GET',
    path: '/api/contentShare/searchUsersAndGroups',
    input: () => z.strictObject({ keyword: z._default(z.string().check(z.maxLength(MAX_KEYWORD_LENGTH)), '') }),
    output: Targets,
  }),
  /** Shares documents with groups that one is in. The body is an array. */
  shareWithGroups: endpoint({
    ...run,
    id: 'groups.shareWithGroups',
    method: 'POST',
    path: '/api/contentShare/withGroup',
    arrayBody: 'items',
    use: { kind: 'investigation', facts: ({ items }, answer) => sharedOf(items, answer) },
    input: () =>
      z.strictObject({
        items: z.array(z.extend(SharedItem(), { sharedWithGroupID: Id() })).check(z.minLength(1), z.maxLength(MAX_SHARES)),
      }),
    output: ShareAnswer,
  }),
  /**
   * Shares documents with people of one's own account, who get a mail, and with `externalUser` invites addresses outside of it. Up to
   * 200 a day, of them 50 outside. The body is an array.
   */
  shareWithUsers: endpoint({
    ...run,
    id: 'groups.shareWithUsers',
    method: 'POST',
    path: '/api/contentShare/withUser',
    arrayBody: 'items',
    use: { kind: 'investigation', facts: ({ items }, answer) => sharedOf(items, answer) },
    input: () =>
      z.strictObject({
        items: z
          .array(
            z.extend(SharedItem(), {
              sharedWithUserID: z.optional(Id()),
              /** whole address of somebody of the account, where there is no id; with `externalUser` any address */
              email: z.optional(z.string().check(z.maxLength(254))),
              externalUser: z.optional(z.boolean()),
              message: ShareMessage(),
            }),
          )
          .check(z.minLength(1), z.maxLength(MAX_SHARES)),
      }),
    output: ShareAnswer,
  }),
  /** Documents that others share with one, alone or in a group, each once, the last shared first. */
  sharedWithMe: endpoint({
    ...run,
    id: 'groups.sharedWithMe',
    method: 'POST',
    path: '/api/contentShare/findContentShareWithMe',
    query: ['pageIndex', 'pageSize', 'hidden'],
    input: () =>
      z.strictObject({
        pageIndex: pageNumber(1),
        pageSize: pageSize(LIST_PAGE_SIZE),
        /** those alone that one has hidden */
        hidden: z._default(z.stringbool(), false),
      }),
    output: () => z.strictObject({ responseData: z.strictObject({ totalCount: z.int(), list: z.array(SharedWithMe()) }) }),
  }),
  /** The same of one kind. */
  sharedOfKind: endpoint({
    ...run,
    id: 'groups.sharedOfKind',
    method: 'GET',
    path: '/api/shared-documents/current-user/{kind}',
    input: () =>
      z.strictObject({
        kind: z.enum(SHARED_KINDS),
        page: pageNumber(0),
        size: pageSize(LIST_PAGE_SIZE),
        hidden: z._default(z.stringbool(), false),
      }),
    output: () =>
      z.strictObject({
        count: z.int(),
        sharedDocuments: z.array(
          z.strictObject({
            document: SharedWithMe(),
            sharedByUserAccount: z.strictObject({ user: z.strictObject({ lastName: z.string(), firstName: z.string() }) }),
          }),
        ),
      }),
  }),
  /** Hides a document that is shared with one, or shows it again. */
  hideShared: endpoint({
    ...run,
    id: 'groups.hideShared',
    method: 'PUT',
    path: '/api/contentShare/hidden',
    input: () => z.strictObject({ contentCode: Code(), hidden: z.boolean() }),
    output: () => z.strictObject({}),
  }),
  /** All that one shares, the last shared first. */
  sharedByMe: endpoint({
    ...run,
    id: 'groups.sharedByMe',
    method: 'GET',
    path: '/api/contentShare/sharedByMe',
    input: () => z.strictObject({ page: pageNumber(0), size: pageSize(LIST_PAGE_SIZE) }),
    output: () => z.strictObject({ count: z.int(), result: z.array(SharedByMe()) }),
  }),
  /** Takes back what one shares with a person, or an invitation. */
  takeBack: endpoint({
    ...run,
    id: 'groups.takeBack',
    method: 'DELETE',
    path: '/api/contentShare/sharedByMe/{id}',
    input: () => z.strictObject({ id: Id() }),
    output: () => z.strictObject({}),
    errors: { 'share-not-found': { status: 404, title: 'There is no such share' } },
  }),
}
