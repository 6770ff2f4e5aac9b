import type { Tenant } from '#contract/tenant.ts'
import type { CastMember } from '#functions/people/cast.ts'

/** A page with content, without any, waiting, refused by the server, and for who may not see it. */
export const STATES = ['whole', 'empty', 'loading', 'error', 'no access'] as const
export type State = (typeof STATES)[number]

/** Press of a part, or text that is filled into it; its selector is one that no language changes. */
export type Act = string | { readonly into: string; readonly text: string }

/** One address as one person sees it. */
export interface Sight {
  readonly person: CastMember['subject']
  readonly address: string
  /** absent: demowl */
  readonly tenant?: Tenant
  /** parts that are pressed or filled there, one after another */
  readonly opens?: readonly Act[]
}

/** Sight of what opens in a page by pressing and filling. */
export const opening = (sight: Sight, ...opens: Act[]): Sight => ({ ...sight, opens })

/** How each state of a route is reached. It waits and fails as the first of its whole sights. */
export interface Stop {
  /** path as routes.tsx has it */
  readonly route: string
  readonly whole: readonly Sight[]
  readonly empty?: Sight
  readonly refused?: Sight
  /** it leads elsewhere, and has neither a waiting nor a failing page */
  readonly leads?: true
}

/** Lists the sights of a stop with their states. */
export function sightsOf({ whole, empty, refused, leads }: Stop): [State, Sight][] {
  const [first] = whole as [Sight, ...Sight[]]
  return [
    ...whole.map((sight) => ['whole', sight] as [State, Sight]),
    ...(empty ? [['empty', empty] as [State, Sight]] : []),
    ...(leads
      ? []
      : ([
          ['loading', first],
          ['error', first],
        ] as [State, Sight][])),
    ...(refused ? [['no access', refused] as [State, Sight]] : []),
  ]
}
