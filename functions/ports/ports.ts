import type { Acts } from './audits/acts.ts'
import type { Seals } from './audits/seals.ts'
import type { Clock } from './clock.ts'
import type { Dashboards } from './dashboards.ts'
import type { Events } from './events.ts'
import type { Health } from './health.ts'
import type { Identity } from './identity.ts'
import type { Ids } from './ids.ts'
import type { Jobs } from './jobs.ts'
import type { Mail } from './mail.ts'
import type { Monitor } from './monitor.ts'
import type { Objects } from './objects.ts'
import type { Search } from './search.ts'
import type { Signing } from './signing.ts'
import type { Table } from './table.ts'
import type { Tracker } from './tracker.ts'

/** All outside services; a use case receives only the ports that it names. */
export interface Ports {
  readonly table: Table
  readonly search: Search
  readonly objects: Objects
  readonly jobs: Jobs
  readonly mail: Mail
  readonly tracker: Tracker
  readonly dashboards: Dashboards
  readonly events: Events
  readonly acts: Acts
  readonly health: Health
  readonly monitor: Monitor
  readonly identity: Identity
  readonly signing: Signing
  readonly seals: Seals
  readonly clock: Clock
  readonly ids: Ids
}

export type PortName = keyof Ports
