import * as z from 'zod/mini'
import { ListedDocument } from '../documents/document-card.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema } from '../endpoint/lazy-schema.ts'
import { SEARCH_TEXT_LIMIT } from '../endpoint/limits.ts'
import { MAX_PAGE_SIZE, optionalPageSize, pageNumber, pageSize } from '../endpoint/page-fields.ts'
import { Group, GroupDocument, groupProblems, SavedGroup } from './group.ts'

/** characters of the name of a group, and of its description */
const MAX_GROUP_TEXT = 255
/** by name, ascending or descending */
export const GROUP_SORTS = ['name', 'name-'] as const
/** people of a group, and documents of it */
export const MAX_GROUP_SIZE = 5000

const Id = lazySchema(() => z.string().check(z.minLength(1), z.maxLength(200)))
const Ids = lazySchema(() => z.array(Id()).check(z.maxLength(MAX_GROUP_SIZE)))
const Codes = lazySchema(() => z.array(z.string().check(z.minLength(1), z.maxLength(1000))).check(z.maxLength(MAX_GROUP_SIZE)))
const Name = lazySchema(() =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_GROUP_TEXT), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
)
const Description = lazySchema(() => z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_GROUP_TEXT)))
const Version = lazySchema(() => z.optional(z.int().check(z.minimum(1))))

/** All groups, or with a size a page of them. */
const GroupList = lazySchema(() => z.strictObject({ content: z.array(Group()), totalElements: z.int() }))
const partOfList = () => ({ page: pageNumber(0), size: optionalPageSize(), sort: z._default(z.enum(GROUP_SORTS), 'name') })

const changeProblems = {
  ...groupProblems,
  /** sent with the group as it is now */
  'group-changed': { status: 409, title: 'The group was changed elsewhere' },
  'group-full': { status: 400, title: `A group has at most ${MAX_GROUP_SIZE} members and as many documents` },
  'group-without-members': { status: 400, title: 'A group has at least one member' },
} as const

/** Groups of people of an account. */
export const groups = {
  /** Tells whether somebody has groups: by the menu of the tenant, their account and their kind of user. */
  enabled: endpoint({
    id: 'groups.enabled',
    method: 'GET',
    path: '/api/group/getGroupEnable',
    access: 'account',
    input: () => z.strictObject({}),
    output: () => z.strictObject({ groupEnable: z.boolean() }),
  }),
  /** Groups that one created or is a member of, by name. */
  listOfMember: endpoint({
    id: 'groups.listOfMember',
    method: 'GET',
    path: '/api/group/listByCurrentAccount',
    access: 'individual',
    input: () => z.strictObject(partOfList()),
    output: GroupList,
  }),
  /** Groups of the selected account that one sees; administrators of its people see all, without what is in them. */
  list: endpoint({
    id: 'groups.list',
    method: 'GET',
    path: '/api/group/list',
    access: 'individual',
    input: () => z.strictObject({ accountId: z.optional(Id()), ...partOfList() }),
    output: GroupList,
  }),
  get: endpoint({
    id: 'groups.get',
    method: 'GET',
    path: '/api/group/getGroupDetail',
    access: 'individual',
    input: () => z.strictObject({ groupId: Id() }),
    output: Group,
    errors: groupProblems,
  }),
  /** Documents of a group that one is in, the last added first; those that the library does not have are left out until it does. */
  documents: endpoint({
    id: 'groups.documents',
    method: 'GET',
    path: '/api/contentShare/shared/list',
    access: 'individual',
    input: () => z.strictObject({ groupId: Id(), page: pageNumber(0), size: pageSize(MAX_PAGE_SIZE) }),
    output: () => z.strictObject({ responseData: z.strictObject({ totalCount: z.int(), list: z.array(GroupDocument()) }) }),
    errors: groupProblems,
  }),
  /** Documents that may be added to a group: by a designation, the edition that it names first, or by a title. Fewer than three letters find none. */
  findDocuments: endpoint({
    id: 'groups.findDocuments',
    method: 'POST',
    path: '/api/group/documents/search/type-ahead',
    access: 'individual',
    query: ['size'],
    input: () => z.strictObject({ size: pageSize(MAX_PAGE_SIZE), keywords: z.string().check(z.maxLength(SEARCH_TEXT_LIMIT)) }),
    output: () => z.strictObject({ content: z.array(ListedDocument()) }),
  }),
  /**
   * Creates a group. Its creator is in it without being a member. With `creationId` idempotent: sent again it answers with the group that
   * was made then, as it is now.
   */
  save: endpoint({
    id: 'groups.save',
    method: 'POST',
    path: '/api/group/save',
    access: 'individual',
    input: () =>
      z.strictObject({
        creationId: z.optional(Id()),
        accountID: z.optional(Id()),
        name: Name(),
        longDesc: Description(),
        memberIds: Ids(),
        contentCodes: z._default(Codes(), []),
      }),
    output: SavedGroup,
    errors: changeProblems,
  }),
  /**
   * Changes a group. `memberIds` replaces its members; a large group is changed by `addMemberIds` and `removeMemberIds`. With
   * `version` only if that is still its version.
   */
  update: endpoint({
    id: 'groups.update',
    method: 'PUT',
    path: '/api/group/update',
    access: 'individual',
    input: () =>
      z.strictObject({
        groupID: z.optional(Id()),
        groupId: z.optional(Id()),
        accountID: z.optional(Id()),
        name: z.optional(Name()),
        longDesc: z.optional(Description()),
        memberIds: z.optional(Ids()),
        addMemberIds: z.optional(Ids()),
        removeMemberIds: z.optional(Ids()),
        contentCodes: z.optional(Codes()),
        removeContentIds: z.optional(Codes()),
        version: Version(),
      }),
    output: SavedGroup,
    errors: changeProblems,
  }),
  updateName: endpoint({
    id: 'groups.updateName',
    method: 'PUT',
    path: '/api/group/update/name',
    access: 'individual',
    input: () =>
      z.strictObject({
        groupID: z.optional(Id()),
        groupId: z.optional(Id()),
        name: Name(),
        longDesc: Description(),
        version: Version(),
      }),
    output: SavedGroup,
    errors: changeProblems,
  }),
  updateMembers: endpoint({
    id: 'groups.updateMembers',
    method: 'PUT',
    path: '/api/group/update/memberIds',
    access: 'individual',
    input: () =>
      z.strictObject({
        groupID: z.optional(Id()),
        groupId: z.optional(Id()),
        memberIds: z.optional(Ids()),
        addMemberIds: z.optional(Ids()),
        removeMemberIds: z.optional(Ids()),
        version: Version(),
      }),
    output: SavedGroup,
    errors: changeProblems,
  }),
  /** Adds documents to a group and takes others out. Members take out what they added. */
  updateDocuments: endpoint({
    id: 'groups.updateDocuments',
    method: 'POST',
    path: '/api/contentShare/updateContentsByGroup',
    access: 'individual',
    input: () =>
      z.strictObject({
        sharedWithGroupID: Id(),
        addContentCodes: z._default(Codes(), []),
        removeContentIds: z._default(Codes(), []),
        version: Version(),
      }),
    output: SavedGroup,
    errors: changeProblems,
  }),
  /** Deletes a group. Whoever has its documents by another way keeps them. */
  delete: endpoint({
    id: 'groups.delete',
    method: 'DELETE',
    path: '/api/group/{id}',
    access: 'individual',
    input: () => z.strictObject({ id: Id() }),
    output: () => z.strictObject({}),
    errors: groupProblems,
  }),
  /** Takes oneself out of a group. */
  leave: endpoint({
    id: 'groups.leave',
    method: 'POST',
    path: '/api/group/leave',
    access: 'individual',
    input: () => z.strictObject({ groupId: Id() }),
    output: () => z.strictObject({}),
    errors: groupProblems,
  }),
  /** Makes a member the creator of a group; the former creator becomes a member. */
  handOver: endpoint({
    id: 'groups.handOver',
    method: 'POST',
    path: '/api/group/handOver',
    access: 'individual',
    input: () => z.strictObject({ groupId: Id(), userId: Id() }),
    output: Group,
    errors: { ...groupProblems, 'not-a-member': { status: 400, title: 'The person is not a member of the group' } },
  }),
}
