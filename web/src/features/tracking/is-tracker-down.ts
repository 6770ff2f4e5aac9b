import { CallError } from '#web/lib/call.ts'

/** The tracker is a service of its own, known by what it says when it is down. */
export const isTrackerDown = (error: unknown): boolean =>
  error instanceof CallError && error.problem.detail === 'Tracker Service Unavailable'
