import type { api } from '#contract/index.ts'
import { PARTS_DISK_MB } from '#functions/jobs/ingest/bucket/part-limits.ts'
import type { PortName } from '#ports/ports.ts'
import type { Size } from './settings.ts'

/** Limits of a Lambda function. */
export interface FunctionLimits {
  /** CPU grows with the memory; 1769 MB is one vCPU */
  readonly memoryMb: number
  readonly timeoutSeconds: number
  /** ephemeral storage, where the default of 512 MB is too small */
  readonly diskMb?: number
  /** reserved concurrency by size, so that no function uses up the account; absent: none */
  readonly reserved?: Partial<Record<Size, number>>
  /** provisioned concurrency by size */
  readonly provisioned?: Partial<Record<Size, number>>
}

const READING = { memoryMb: 1024, timeoutSeconds: 10 }
/** The first search of a process reads the compass points of the account, of which there may be very many. */
const SEARCHING = { memoryMb: 1024, timeoutSeconds: 29 }
const SMALL = { memoryMb: 512, timeoutSeconds: 10 }

export interface AreaSettings extends FunctionLimits {
  /** ports that the area writes through; it only reads through the others */
  readonly writes: readonly PortName[]
}

/** Functions of the areas. The gateway times out after 30 s, and readers wait no longer than that. */
export const areaSettings: Record<keyof typeof api, AreaSettings> = {
  access: { ...SMALL, writes: ['table', 'jobs'], reserved: { production: 10, large: 50 } },
  account: { ...SMALL, writes: ['table', 'objects', 'jobs'], reserved: { production: 100, large: 400 } },
  admin: { ...SMALL, writes: ['table', 'objects', 'jobs'], reserved: { production: 5, large: 5 } },
  agreement: { ...SMALL, writes: ['table'], reserved: { production: 10, large: 50 } },
  /** writes the records of 2,000 titles while somebody waits */
  citations: { memoryMb: 1024, timeoutSeconds: 29, writes: ['objects'], reserved: { production: 10, large: 50 } },
  /** reads up to 10,000 documents while somebody waits for a file */
  collections: {
    memoryMb: 1024,
    timeoutSeconds: 29,
    writes: ['table', 'objects', 'jobs'],
    reserved: { production: 10, large: 50 },
  },
  /** compares up to 200 pages itself */
  comparison: {
    memoryMb: 1769,
    timeoutSeconds: 29,
    writes: ['table', 'objects', 'jobs'],
    reserved: { production: 20, large: 50 },
  },
  /** sums the months of a report while a program waits */
  counter: { memoryMb: 1024, timeoutSeconds: 29, writes: ['table', 'objects'], reserved: { production: 5, large: 20 } },
  /** writes compass points into a PDF while somebody waits */
  documents: {
    ...READING,
    writes: ['table', 'objects', 'jobs'],
    reserved: { production: 100, large: 400 },
    provisioned: { large: 5 },
  },
  downloads: { ...SMALL, writes: ['table', 'jobs'], reserved: { production: 10, large: 50 } },
  favorites: { ...SMALL, timeoutSeconds: 29, writes: ['table', 'objects', 'jobs'], reserved: { production: 50, large: 100 } },
  feedback: { ...SMALL, writes: ['table', 'objects'], reserved: { production: 10, large: 50 } },
  /** keeps the people of the accounts that it serves in memory */
  groups: { ...READING, timeoutSeconds: 29, writes: ['table', 'objects', 'jobs'], reserved: { production: 50, large: 100 } },
  login: { ...SMALL, writes: ['table', 'signing'], reserved: { production: 50, large: 100 } },
  media: { ...SMALL, writes: ['table'], reserved: { production: 10, large: 50 } },
  /** finds places in the text of a document, which it reads whole */
  notes: { ...READING, writes: ['table', 'objects'], reserved: { production: 50, large: 100 } },
  /** keeps the list of the tenant's people in memory */
  people: { ...READING, timeoutSeconds: 29, writes: ['table', 'objects'], reserved: { production: 5, large: 5 } },
  /** finds places as notes do, and keeps the points of the accounts that it serves in memory */
  points: { ...READING, writes: ['table', 'objects', 'jobs'], reserved: { production: 50, large: 100 } },
  refinement: { ...SEARCHING, writes: [], reserved: { production: 100, large: 400 } },
  /** sums the days of all accounts while somebody waits */
  reports: { memoryMb: 1024, timeoutSeconds: 29, writes: ['table', 'objects'], reserved: { production: 10, large: 50 } },
  /** exports results while somebody waits */
  search: {
    ...SEARCHING,
    writes: ['table', 'objects', 'jobs'],
    reserved: { production: 100, large: 400 },
    provisioned: { production: 1, large: 10 },
  },
  tenant: { ...SMALL, writes: [], reserved: { production: 50, large: 100 } },
  /** writes the lists of 3,000 titles while somebody waits */
  titles: { memoryMb: 1024, timeoutSeconds: 29, writes: ['table', 'objects', 'jobs'], reserved: { production: 5, large: 20 } },
  tracking: {
    ...SMALL,
    timeoutSeconds: 29,
    writes: ['table', 'tracker', 'objects', 'jobs'],
    reserved: { production: 50, large: 100 },
  },
}

/** Functions that serve no area. */
export const functionLimits = {
  /** extracts text from PDFs; 900 s is the maximum of Lambda */
  jobs: { memoryMb: 2048, timeoutSeconds: 900, diskMb: PARTS_DISK_MB, reserved: { production: 20, large: 100 } },
  /** stores the events of use that the logs of the others deliver */
  events: { memoryMb: 256, timeoutSeconds: 60 },
  unknown: { memoryMb: 128, timeoutSeconds: 3 },
  origin: { memoryMb: 128, timeoutSeconds: 3 },
  publish: { memoryMb: 1024, timeoutSeconds: 300 },
} as const satisfies Record<string, FunctionLimits>

/** Sum of the reserved concurrency of all functions. */
export const totalReservedConcurrency = (size: Size): number =>
  [...Object.values(areaSettings), ...Object.values<FunctionLimits>(functionLimits)].reduce(
    (sum, { reserved }) => sum + (reserved?.[size] ?? 0),
    0,
  )

/** Jobs that nobody waits for, at the same time. */
export const JOBS_CONCURRENCY: Record<Size, number> = { demo: 2, production: 10, large: 50 }
/** Jobs that a person waits for, at the same time; with the others, within what is reserved for jobs. */
export const AWAITED_CONCURRENCY: Record<Size, number> = { demo: 2, production: 5, large: 20 }

/** Throttling of the gateway: requests per second, and burst. */
export const API_THROTTLE: Record<Size, { rateLimit: number; burstLimit: number }> = {
  demo: { rateLimit: 50, burstLimit: 100 },
  production: { rateLimit: 1000, burstLimit: 2000 },
  large: { rateLimit: 5000, burstLimit: 5000 },
}

/** Requests per IP address in five minutes; the firewall blocks more for a while. An office shares one address. */
export const MAX_REQUESTS_PER_IP: Record<Size, number> = { demo: 2000, production: 10_000, large: 10_000 }

export interface DomainSize {
  readonly nodes: { readonly type: string; readonly count: number; readonly diskGb: number }
  /** dedicated manager nodes */
  readonly managers?: { readonly type: string; readonly count: 3 }
  /** availability zones; with three, every index has a replica */
  readonly zones: 1 | 3
}

/**
 * Size of the OpenSearch domain. `demo` has one node: search is unavailable while AWS replaces it. `demo` has no private network.
 */
export const SEARCH_DOMAIN_SIZE: Record<Size, DomainSize> = {
  demo: { nodes: { type: 't3.small.search', count: 1, diskGb: 10 }, zones: 1 },
  production: {
    nodes: { type: 'r7g.large.search', count: 3, diskGb: 50 },
    managers: { type: 'm7g.medium.search', count: 3 },
    zones: 3,
  },
  large: {
    nodes: { type: 'r7g.2xlarge.search', count: 6, diskGb: 200 },
    managers: { type: 'm7g.large.search', count: 3 },
    zones: 3,
  },
}
