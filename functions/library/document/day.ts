import type { Clock } from '#ports/clock.ts'

/** The day on which something is saved or shown whose use case has no clock, in UTC: YYYY-MM-DD. */
export const today = (): string => new Date().toISOString().slice(0, 10)

/** The day of a clock, in UTC: YYYY-MM-DD. */
export const dayOf = (clock: Clock): string => clock.now().toISOString().slice(0, 10)
