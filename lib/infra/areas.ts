import type { api } from '#contract/index.ts'
import { DISK_OF_PARTS } from '#functions/jobs/ingest/bucket/part-limits.ts'
import type { PortName } from '#ports/ports.ts'
import type { Size } from './settings.ts'

/** What a function is given. */
export interface Power {
  /** MB; the processor grows with it, up to a whole one at 1769 */
  readonly memory: number
  /** seconds */
  readonly timeout: number
  /** MB of scratch space, where 512 are not enough */
  readonly disk?: number
  /** never more than so many at once, so that no part takes all that the account has; undefined: no limit of its own */
  readonly reserved?: Partial<Record<Size, number>>
  /** so many that are warm at all times */
  readonly provisioned?: Partial<Record<Size, number>>
}

const READING = { memory: 1024, timeout: 10 }
const SMALL = { memory: 512, timeout: 10 }

export interface AreaFacts extends Power {
  /** of the ports that its use cases name, those that it changes something through; the others it only reads */
  readonly writes: readonly PortName[]
}

/** Each area of the API. The gateway waits no longer than 30 s; nobody who waits at a page does either. */
export const factsOfArea: Record<keyof typeof api, AreaFacts> = {
  account: { ...SMALL, writes: ['table'], reserved: { production: 100, large: 400 } },
  admin: { ...SMALL, writes: [], reserved: { production: 5, large: 5 } },
  documents: { ...READING, writes: ['table'], reserved: { production: 100, large: 400 }, provisioned: { large: 5 } },
  favorites: { ...SMALL, writes: ['table'], reserved: { production: 50, large: 100 } },
  feedback: { ...SMALL, writes: ['table', 'objects'], reserved: { production: 10, large: 50 } },
  login: { ...SMALL, writes: [], reserved: { production: 50, large: 100 } },
  refinement: { ...READING, writes: [], reserved: { production: 100, large: 400 } },
  reports: { ...SMALL, writes: [], reserved: { production: 10, large: 50 } },
  search: { ...READING, writes: [], reserved: { production: 100, large: 400 }, provisioned: { production: 1, large: 10 } },
  tenant: { ...SMALL, writes: [], reserved: { production: 50, large: 100 } },
  tracking: { ...SMALL, writes: ['table', 'tracker'], reserved: { production: 50, large: 100 } },
}

/** Functions that are no area. */
export const powerOf = {
  /** reads PDFs; so long as a function may run at all */
  jobs: { memory: 2048, timeout: 900, disk: DISK_OF_PARTS, reserved: { production: 20, large: 100 } },
  unknown: { memory: 128, timeout: 3 },
  origin: { memory: 128, timeout: 3 },
  publish: { memory: 1024, timeout: 300 },
} as const satisfies Record<string, Power>

/** What the functions of a size keep for themselves, together. */
export const reservedOf = (size: Size): number =>
  [...Object.values(factsOfArea), ...Object.values<Power>(powerOf)].reduce(
    (sum, { reserved }) => sum + (reserved?.[size] ?? 0),
    0,
  )

/** How many messages are worked on at once. */
export const JOBS_AT_ONCE: Record<Size, number> = { demo: 2, production: 10, large: 50 }

/** Requests a second, and at once, that the gateway lets through. */
export const THROTTLE: Record<Size, { rateLimit: number; burstLimit: number }> = {
  demo: { rateLimit: 50, burstLimit: 100 },
  production: { rateLimit: 1000, burstLimit: 2000 },
  large: { rateLimit: 5000, burstLimit: 5000 },
}

/** Requests of one address in five minutes, of a whole office behind it for one; more are refused for a while. */
export const REQUESTS_OF_ONE_ADDRESS: Record<Size, number> = { demo: 2000, production: 10_000, large: 10_000 }

export interface DomainSize {
  readonly nodes: { readonly type: string; readonly count: number /** GB of each */; readonly disk: number }
  /** nodes that hold no data and keep the others together */
  readonly managers?: { readonly type: string; readonly count: 3 }
  /** one node in each at least, and one copy of every index */
  readonly zones: 1 | 3
}

/** The search engine. A demonstration has one node: it is away while that node is, and it stands outside of a private network. */
export const DOMAIN: Record<Size, DomainSize> = {
  demo: { nodes: { type: 't3.small.search', count: 1, disk: 10 }, zones: 1 },
  production: {
    nodes: { type: 'r7g.large.search', count: 3, disk: 50 },
    managers: { type: 'm7g.medium.search', count: 3 },
    zones: 3,
  },
  large: {
    nodes: { type: 'r7g.2xlarge.search', count: 6, disk: 200 },
    managers: { type: 'm7g.large.search', count: 3 },
    zones: 3,
  },
}
