import { api } from '#contract/index.ts'
import { areaSettings, functionLimits } from '../areas.ts'

const endpoints = Object.values(api).reduce((sum, area) => sum + Object.keys(area).length, 0)
/** endpoints that log their number of results */
const SEARCHES = 3
/** ingest metrics: added, changed, unchanged, refused */
const INGESTED = 4
/** the metric of throttled requests */
const TURNED_AWAY = 1

/** Custom metrics: latency and failures per endpoint and in total, empty searches, ingest, throttling. */
export const METRIC_COUNT = 2 * (endpoints + 1) + (SEARCHES + 1) + INGESTED + TURNED_AWAY

export const FUNCTION_COUNT = Object.keys(areaSettings).length + Object.keys(functionLimits).length
/** One per function, and 12 for the library, its table, engine, jobs and mail. */
export const ALARM_COUNT = FUNCTION_COUNT + 13
/** Rules of the firewall. */
export const FIREWALL_RULE_COUNT = 5
