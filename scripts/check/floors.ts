/**
 * The floors of the house, from the ground up. A file imports its own floor and those below it, types included; floors of one
 * line stand side by side and do not know each other. The page and the functions share the ground alone.
 */
const FLOORS: readonly (readonly string[])[] = [
  ['lib/contract/'],
  ['lib/text/', 'lib/typesetting/', 'lib/document-text/', 'lib/entitlement/', 'lib/async/'],
  ['lib/standing/'],
  ['lib/tenants/', 'lib/finding/', 'lib/citations/', 'lib/anchors/', 'lib/lists/'],
  ['lib/comparison/'],
  ['functions/ports/'],
  ['functions/lists/', 'functions/audits/', 'functions/mails/', 'functions/events/'],
  ['functions/people/'],
  ['functions/http/', 'functions/library/'],
  ['functions/areas/', 'functions/jobs/', 'functions/adapters/'],
  ['functions/wiring/'],
  ['lib/infra/'],
  ['scripts/'],
  ['bin/'],
]

const WEB_FLOORS: readonly (readonly string[])[] = [
  ['web/src/lib/', 'web/src/locales/', 'web/src/styles/'],
  ['web/src/ui/'],
  ['web/src/reader/'],
  ['web/src/features/'],
  ['web/src/parts/'],
  ['web/src/pages/'],
  ['web/src/app/'],
  ['web/src/'],
]

/** The floors of the ground that a page may know. */
const GROUND_OF_THE_PAGE = [
  'lib/contract/',
  'lib/text/',
  'lib/typesetting/',
  'lib/document-text/',
  'lib/standing/',
  'lib/anchors/',
  'lib/finding/',
  'lib/comparison/',
]

/** Floors that an adapter knows: what it implements, the shape of stored events and acts, and the ground. */
const GROUND_OF_ADAPTERS = [
  'functions/ports/',
  'functions/events/',
  'functions/audits/',
  'lib/contract/',
  'lib/text/',
  'lib/entitlement/',
  'lib/async/',
  'lib/standing/',
  'lib/tenants/',
  'lib/finding/',
]

/** Arrows between areas. Another area is asked for a use case, never for its store, presenter or policy. */
export const AREA_ARROWS: ReadonlyMap<string, string> = new Map([
  ['account → search', 'the home page lists the newest documents of the account'],
  ['refinement → search', 'counts read the same query, text and types as results'],
  ['points → groups', 'the link of a point is shared with groups, as documents are'],
  ['search → points', 'a search reads the points that somebody sees on documents'],
  ['refinement → points', 'counts read the same points as results'],
  ['downloads → groups', 'the list of a group is a file of those who are in it'],
  ['documents → account', 'opening a document enters the list of last opened'],
  ['documents → points', 'metadata say whether a document has compass points, and by which settings they are made'],
  ['documents → favorites', 'metadata say whether a document is a favourite'],
  ['documents → tracking', 'metadata say whether a standard is tracked'],
])

const levelIn = (floors: readonly (readonly string[])[], file: string) =>
  floors.findIndex((side) => side.some((floor) => file.startsWith(floor)))

/** The floor of a file, as a prefix; undefined outside of the house. */
export function floorOf(file: string): string | undefined {
  return [...WEB_FLOORS, ...FLOORS].flat().find((floor) => file.startsWith(floor))
}

function mayImportInPage(from: string, to: string): boolean {
  if (!to.startsWith('web/')) return GROUND_OF_THE_PAGE.includes(floorOf(to) as string)
  return levelIn(WEB_FLOORS, to) <= levelIn(WEB_FLOORS, from)
}

/** Tells whether the floors let one file import another. */
export function mayImport(from: string, to: string): boolean {
  const [floor, other] = [floorOf(from) as string, floorOf(to) as string]
  if (from.startsWith('web/')) return mayImportInPage(from, to)
  if (floor === other) return true
  if (to.startsWith('web/')) return floor === 'scripts/'
  if (floor === 'functions/adapters/') return GROUND_OF_ADAPTERS.includes(other)
  return levelIn(FLOORS, other) < levelIn(FLOORS, floor)
}
