import type { GROUP_RIGHTS } from '#contract/groups/group.ts'
import type { Actor } from '#people/actor.ts'
import { foldText } from '#text/fold-text.ts'
import type { GroupDocumentEntry, StoredGroup } from './stored-group.ts'

type GroupRight = (typeof GROUP_RIGHTS)[number]

/** `admin`: administers the people of the account, and is not in the group */
export type GroupRole = 'creator' | 'member' | 'admin' | 'none'

/** Role of somebody in a group of the account that they have selected. */
export function roleOf(
  { userId, authorities }: Pick<Actor, 'userId' | 'authorities'>,
  { createdBy, members }: Pick<StoredGroup, 'createdBy' | 'members'>,
): GroupRole {
  if (createdBy === userId) return 'creator'
  if (members.includes(userId)) return 'member'
  return authorities.includes('COMPASS_USER_ADMIN') ? 'admin' : 'none'
}

/** Name, creator and counts; nobody else learns that there is the group. */
export const seesGroup = (role: GroupRole): boolean => role !== 'none'

/** People, documents and description. */
export const seesInside = (role: GroupRole): boolean => role === 'creator' || role === 'member'

/** Rights in a group; `hasCreator`: its creator is still in the account. */
export function groupRightsOf(role: GroupRole, { hasCreator }: { readonly hasCreator: boolean }): readonly GroupRight[] {
  if (role === 'creator') return ['edit', 'mail', 'share', 'hand-over']
  if (role === 'member') return ['mail', 'share', 'leave']
  return role === 'admin' && !hasCreator ? ['hand-over'] : []
}

/** Any individual of an account shares with people of it; the tenant's feature is asked for before. */
export const mayShare = ({ userType, anonymous, account }: Pick<Actor, 'userType' | 'anonymous' | 'account'>): boolean =>
  userType === 'individual' && !anonymous && account !== undefined

/** An invitation is for whoever has its address, of which the issuer says that it is theirs. */
export const mayAccept = (
  { email, hasVerifiedEmail }: Pick<Actor, 'email' | 'hasVerifiedEmail'>,
  invited: { readonly email: string },
): boolean => hasVerifiedEmail === true && foldText(email) === foldText(invited.email)

/** Creators take out any document, members what they added. */
export const mayTakeOut = (role: GroupRole, userId: string, { by }: Pick<GroupDocumentEntry, 'by'>): boolean =>
  role === 'creator' || (role === 'member' && by === userId)
