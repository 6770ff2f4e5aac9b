import { api } from '#contract/index.ts'
import { areaSettings, functionLimits } from '../areas.ts'

const endpoints = Object.values(api).reduce((sum, area) => sum + Object.keys(area).length, 0)
/** endpoints that log their number of results */
const SEARCHES = 3
/** ingest metrics: added, changed, unchanged, refused */
const INGESTED = 4
/** the metric of throttled requests, and that of lost events */
const TURNED_AWAY = 1
const LOST_EVENTS = 1

/** Custom metrics: latency and failures per endpoint and in total, empty searches, ingest, throttling, lost events. */
export const METRIC_COUNT = 2 * (endpoints + 1) + (SEARCHES + 1) + INGESTED + TURNED_AWAY + LOST_EVENTS

export const FUNCTION_COUNT = Object.keys(areaSettings).length + Object.keys(functionLimits).length
/** One per function, and the others for the library, its table, engine, jobs, mail and events. */
export const ALARM_COUNT = FUNCTION_COUNT + 15
/** Keys: of the table, and of tokens. */
export const KEY_COUNT = 2
/** Rules of the firewall. */
export const FIREWALL_RULE_COUNT = 5
