import type { Clock } from '#ports/clock.ts'

/** The day of a clock, in UTC: YYYY-MM-DD. */
export const dayOf = (clock: Clock): string => clock.now().toISOString().slice(0, 10)
