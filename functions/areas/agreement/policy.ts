import type { Actor } from '#people/actor.ts'

/** Tells whether somebody sees the agreements and acceptances of all accounts, as those do who administer the tenant. */
export const seesAllAgreements = ({ authorities }: Pick<Actor, 'authorities'>): boolean => authorities.includes('ADMIN')
