/** The time. Rule: within a process it goes back no further than the machine's own clock does. */
export interface Clock {
  now(): Date
}
