import { REFINEMENT_ROOTS } from '#contract/search.ts'
import type { Root } from './use-tree.ts'

interface Shown {
  readonly refinementSections: readonly { readonly section: string; readonly display: 'Y' | 'N' }[]
  readonly billboard: { readonly 'tenant-publisher-only': boolean }
}

/** Categories in the order of their use; those of the account follow. */
const FIRST: readonly string[] = ['standing', 'publisher', 'documentType', 'year', 'committee', 'ics']

const rank = (root: Root) => (FIRST.indexOf(root) + FIRST.length + 1) % (FIRST.length + 1)

/** Lists the categories that the account shows: the most used first, then in its order; years always, the status as rows say it, and no publishers for tenants with one. */
export function sectionsOf({ refinementSections, billboard }: Shown): Root[] {
  const shown = refinementSections.filter(({ display }) => display === 'Y').map(({ section }) => section)
  return ['year', ...shown]
    .flatMap((section) => REFINEMENT_ROOTS.find((root) => root === (section === 'status' ? 'standing' : section)) ?? [])
    .filter((root) => !(billboard['tenant-publisher-only'] && root === 'publisher'))
    .toSorted((a, b) => rank(a) - rank(b))
}
