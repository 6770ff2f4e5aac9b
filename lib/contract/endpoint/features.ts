/** Features that a tenant's configuration turns on and off. */
export const FEATURES = [
  'home-page-toc',
  'show-tracker',
  'search-refinement',
  'type-ahead',
  'semantic-search',
  'version-compare',
  'content-share',
  'language-selection',
] as const
export type Feature = (typeof FEATURES)[number]
