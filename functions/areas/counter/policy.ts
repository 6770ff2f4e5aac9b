import type { Actor } from '#people/actor.ts'

/** Tells whether somebody manages the keys of an account. The contract already admits those alone who manage some. */
export const mayManageKeysOf = ({ account, authorities }: Pick<Actor, 'account' | 'authorities'>, accountId: string): boolean =>
  authorities.includes('ADMIN') || account?.id === accountId
