import { ALL_TITLES } from '#contract/titles/title-formats.ts'

/** Letters and digits of a name, its words joined with capitals. */
const joined = (name: string) =>
  name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')

interface NamedList {
  /** name of the tenant */
  readonly provider: string
  readonly account: string
  readonly list: { readonly id: string; readonly name: string }
  readonly day: string
}

/** Name of a title list by KBART’s recommendation: provider, customer, package, day. */
export const listFileName = ({ provider, account, list, day }: NamedList): string =>
  [provider, account, list.id === ALL_TITLES ? 'AllTitles' : list.name].map(joined).concat(day).join('_')
