import { CallError } from '#web/lib/calls/call.ts'

/** Tests whether the tracker, a service of its own, is down, by its message. */
export const isTrackerDown = (error: unknown): boolean =>
  error instanceof CallError && error.problem.detail === 'Tracker Service Unavailable'
