import type { Tenant } from '#contract/tenant.ts'
import { waterMeters, waterMetersAmendment } from './families/water-meters.ts'
import { waterMetersArabic, waterMetersJapanese } from './families/water-meters-translated.ts'
import type { Family } from './family.ts'

/** What every tenant's library holds. */
export const SHARED: readonly Family[] = [waterMeters, waterMetersAmendment, waterMetersArabic, waterMetersJapanese]

/** What the tenant's own publisher adds. */
export const OWN: Record<Tenant, readonly Family[]> = {
  astm: [waterMeters],
  api: [waterMeters],
  awwa: [waterMeters],
  cga: [waterMeters],
  aenor: [waterMeters],
  ies: [waterMeters],
  demowl: [waterMeters],
}
