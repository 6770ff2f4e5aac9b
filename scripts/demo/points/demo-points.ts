import type { Tenant } from '#contract/tenant.ts'

/** Compass point of a demo person, on words that stand once in a demo document. */
export interface DemoPoint {
  /** names the point for good: its id is made of it */
  readonly slug: string
  readonly contentCode: string
  /** the rendition in which it was made */
  readonly rendition: 'pdf' | 'html'
  readonly quote: string
  /** subject of its author */
  readonly by: string
  /** ISO 8601 */
  readonly at: string
  readonly name: string
  /** formatted text */
  readonly description?: string
  readonly overlayDetails?: string
  /** description of the first version, which its author changed later */
  readonly first?: { readonly description: string; readonly changed: string }
  readonly deactivated?: { readonly by: string; readonly at: string }
}

const ROADS_2018 = 'LUMC|LC-107-2018'
const ROADS_2022 = 'LUMC|LC-107-2022'
const TIMBER = 'BTC|S-31-2021'
const DOORS = 'CBF|9.3-2024'
const LADDERS = 'DEMOWL|101-2025'

/**
 * Points of Harbour Engineering in every tenant: on a PDF and on an HTML text, on an edition that a newer one replaced, so that the
 * review has something to decide, changed and deactivated ones.
 */
export const SHARED_POINTS: readonly DemoPoint[] = [
  {
    slug: 'life-of-quay-lights',
    contentCode: ROADS_2018,
    rendition: 'pdf',
    quote: 'The flux after 100 000 hours shall be at least 80 % of the first value,',
    by: 'subscriber',
    at: '2024-11-05T09:12:00.000Z',
    name: 'Ask for the measured hours',
    description: '<p>We accept the claim only with the report of at least <strong>16 700 measured hours</strong> beside it.</p>',
  },
  {
    slug: 'upward-light-on-the-quay',
    contentCode: ROADS_2018,
    rendition: 'pdf',
    quote: 'The upward light ratio shall not be more than 3 % for road luminaires;',
    by: 'subscriber',
    at: '2024-11-05T09:31:00.000Z',
    name: 'Zero on the quay, whatever the table allows',
    description: '<p>The harbor master asks for no light above the horizontal. Pilots lose sight of the leading lights.</p>',
  },
  {
    slug: 'surge-level-of-the-quay',
    contentCode: ROADS_2018,
    rendition: 'pdf',
    quote: 'Cable network in towns | 4 | 6',
    by: 'colleague',
    at: '2024-11-12T14:05:00.000Z',
    name: 'We take the row for coasts',
    description: '<p>Two drivers failed in the storm of January 2024. Since then: 8 kV between lines, 10 kV to earth.</p>',
    overlayDetails: 'Agreed with the electrical workshop.',
  },
  {
    slug: 'bats-by-the-canal',
    contentCode: ROADS_2022,
    rendition: 'pdf',
    quote: '2 200 K from 23:00 to 05:00 where bats fly.',
    by: 'colleague',
    at: '2025-03-18T08:40:00.000Z',
    name: 'Applies to the towpath',
    description: '<p>The count of bats of 2023 covers the canal from the lock to the old crane.</p>',
  },
  {
    slug: 'gaskets-after-cycles',
    contentCode: ROADS_2022,
    rendition: 'html',
    quote: 'The test is made after ten cycles between −25 °C and +60 °C,',
    by: 'compass-admin',
    at: '2025-03-20T10:02:00.000Z',
    name: 'Report of the cycles with each delivery',
    description: '<ul><li>one report for each type</li><li>not older than two years</li></ul>',
  },
  {
    slug: 'one-tool-on-the-column',
    contentCode: ROADS_2022,
    rendition: 'pdf',
    quote: 'the steps for changing the control gear on the column.',
    by: 'subscriber',
    at: '2025-04-02T13:20:00.000Z',
    name: 'Steps in two languages',
    description: '<p>Our fitters read English and Spanish.</p>',
    deactivated: { by: 'compass-admin', at: '2025-09-01T07:30:00.000Z' },
  },
  {
    slug: 'loaded-end',
    contentCode: TIMBER,
    rendition: 'pdf',
    quote: 'Loaded end | 7 d, 100 mm | 7 d',
    by: 'subscriber',
    at: '2025-01-14T15:45:00.000Z',
    name: 'We use 120 mm, not 100',
    description: '<p>Since the split in the footbridge at pier 4. See drawing 4471 203, revision C.</p>',
    first: { description: '<p>Since the split in the footbridge at pier 4.</p>', changed: '2025-02-03T11:10:00.000Z' },
  },
  {
    slug: 'drilled-in-one-go',
    contentCode: TIMBER,
    rendition: 'html',
    quote: 'Holes shall be drilled through all members in one go, with a guide.',
    by: 'colleague',
    at: '2025-01-20T09:00:00.000Z',
    name: 'Guide no. 3 of the workshop',
    description: '<p>Bored to 12 mm and 16 mm. Book it a day ahead.</p>',
  },
  {
    slug: 'moisture-record',
    contentCode: TIMBER,
    rendition: 'pdf',
    quote: 'Record the moisture of each member beside the joint on the day of drilling.',
    by: 'compass-admin',
    at: '2025-02-11T16:25:00.000Z',
    name: 'Form for the site diary',
    description: '<p>Two readings on each member. The form is on the first page of the site diary.</p>',
  },
  {
    slug: 'gap-at-the-floor',
    contentCode: DOORS,
    rendition: 'pdf',
    quote: 'at the floor up to 6 mm, or 3 mm where smoke is to be held back.',
    by: 'colleague',
    at: '2025-05-06T12:00:00.000Z',
    name: '3 mm in the control building',
    description: '<p>All corridors there hold smoke back. Measured with the blue card.</p>',
  },
]

const LADDER_POINTS: readonly DemoPoint[] = [
  {
    slug: 'twenty-minutes',
    contentCode: LADDERS,
    rendition: 'pdf',
    quote: 'A ladder is for work of less than 20 minutes at one place, with one hand free.',
    by: 'subscriber',
    at: '2025-02-17T08:15:00.000Z',
    name: 'Changing a lamp counts as one place',
    description: '<p>Agreed with the works council. Moving along a row of lamps does not: take the lift.</p>',
  },
  {
    slug: 'doors-behind-ladders',
    contentCode: LADDERS,
    rendition: 'pdf',
    quote: 'Doors behind it are locked or watched.',
    by: 'compass-admin',
    at: '2025-02-24T10:50:00.000Z',
    name: 'Locked in hall 2',
    description: '<p>Forklifts pass behind the doors of hall 2, so nobody can watch them. The key is at the gate.</p>',
  },
]

/** Points on documents that one tenant alone has. */
export const PERSONAL_POINTS: Partial<Record<Tenant, readonly DemoPoint[]>> = { demowl: LADDER_POINTS }
