import { api } from '#contract/index.ts'
import { factsOfArea, powerOf } from '../areas.ts'

const endpoints = Object.values(api).reduce((sum, area) => sum + Object.keys(area).length, 0)
/** of those, what tells how much it found */
const SEARCHES = 3
/** what was taken in: added, changed, unchanged, refused */
const INGESTED = 4
/** calls that the gateway turned away */
const TURNED_AWAY = 1

/** Metrics of our own: time and failures of every endpoint and of all together, and of searches those that found nothing. */
export const METRICS = 2 * (endpoints + 1) + (SEARCHES + 1) + INGESTED + TURNED_AWAY

export const FUNCTIONS = Object.keys(factsOfArea).length + Object.keys(powerOf).length
/** One a function, and those of the library, its table, its engine, its jobs and its mail. */
export const ALARMS = FUNCTIONS + 12
/** of the firewall */
export const RULES = 5
