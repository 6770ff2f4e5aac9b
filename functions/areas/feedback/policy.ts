import type { Actor } from '#people/actor.ts'

/** Feedback has the addresses of those who gave it. */
export const mayListFeedback = ({ authorities }: Pick<Actor, 'authorities'>): boolean => authorities.includes('ADMIN')
