import type { User } from '#contract/groups/user-search.ts'

/** Somebody outside of the account is an address, and no person whom the library knows. */
export const isOutside = ({ userId }: User): boolean => userId === ''

/** Tells recipients apart. */
export const targetIdOf = (user: User): string => (isOutside(user) ? user.email.toLowerCase() : user.userId)

/** The fields by which a share names its recipient. */
export const recipientOf = (user: User) =>
  isOutside(user) ? { email: user.email, externalUser: true } : { sharedWithUserID: user.userId }
