/** The time. Rules: never goes back within a process by more than the machine's own clock does. */
export interface Clock {
  now(): Date
}
