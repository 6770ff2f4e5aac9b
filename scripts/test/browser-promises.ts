/**
 * Browser tests by the rooms whose change they see: the import graph ends at the site that they open. A room that stands here
 * with none is seen by its tests beside the code alone.
 */
export const BROWSER_PROMISES: readonly (readonly [room: RegExp, promises: readonly string[]])[] = [
  [/^web\/src\/features\/search\/suggest\//, ['desktop/finds-as-you-type']],
  [/^web\/src\/features\/search\/query\//, ['desktop/chooses-the-search']],
  [/^web\/src\/features\/search\/results\//, ['phone/every-state-of-the-search']],
  [/^web\/src\/features\/refinement\//, ['phone/refines-on-a-phone']],
  [/^web\/src\/features\/(account|collections)\//, ['desktop/accessible-on-every-route']],
  [/^web\/src\/features\/downloads\//, ['exports-lists']],
  [/^web\/src\/features\/favorites\//, ['phone/keeps-favorites']],
  [/^web\/src\/features\/groups\//, ['groups/shares-a-document', 'groups/follows-the-steps-of-a-group']],
  [/^web\/src\/features\/tracking\//, ['desktop/tracks-changes']],
  [/^web\/src\/features\/points\//, ['desktop/keeps-compass-points']],
  [/^web\/src\/features\/(documents|citations|media)\//, ['desktop/shows-a-record']],
  [/^web\/src\/features\/notes\//, ['desktop/reads-under-a-single-bar']],
  [
    /^web\/src\/features\/comparison\//,
    ['desktop/reads-under-a-single-bar', 'comparison/ticks-changes', 'comparison/opens-a-change-of-a-report'],
  ],
  [/^web\/src\/features\/conformance\//, ['desktop/accessible-on-every-route']],
  [/^web\/src\/features\/resources\//, ['offers-user-resources']],
  [/^web\/src\/features\/(admin|reports)\//, ['desktop/shows-how-the-library-is']],
  [/^web\/src\/reader\//, ['phone/opens-at-the-page', 'desktop/opens-at-the-words']],
  [/^web\/src\/(app|pages|parts)\//, ['desktop/sign-in-search-read']],
  [/^web\/src\/lib\//, ['desktop/deep-link-survives-sign-in']],
  [/^web\/src\/(ui|gallery)\//, ['every-part-in-the-gallery']],
]

/** Paths of the browser tests that see a change of these files. */
export const promisesOf = (changed: readonly string[]): string[] => [
  ...new Set(
    BROWSER_PROMISES.filter(([room]) => changed.some((file) => room.test(file) && !/\.test\.tsx?$/.test(file))).flatMap(
      ([, promises]) => promises.map((name) => `test/e2e/${name}.test.ts`),
    ),
  ),
]
