import type { InputOf } from '#contract/endpoint/endpoint.ts'
import { tracking } from '#contract/tracking.ts'
import { offerList } from '#library/downloads/offer-list.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { listSorted } from './list-tracked.ts'
import { mayUseTracker } from './policy.ts'
import { trackingUseCase } from './tracking-use-case.ts'

/** Lists content codes of tracked documents in the order of the list; undefined to those who track none. */
export async function listTrackedCodes(
  ports: Pick<Ports, 'tracker' | 'table' | 'clock'>,
  sort: InputOf<typeof tracking.page>['sort'],
  actor: Actor,
): Promise<readonly string[] | undefined> {
  if (!mayUseTracker(actor)) return undefined
  return (await listSorted(ports, actor, sort)).map(({ document }) => document.contentCode)
}

/** Exports all tracked documents, in the order of the list. */
export const exportTracked = trackingUseCase(
  tracking.export,
  ['tracker', 'table', 'objects', 'jobs', 'clock'],
  async ({ format, sort }, context) => {
    const { actor, ports, fail } = context
    const codes = (await listTrackedCodes(ports, sort, actor)) ?? fail('forbidden')
    const list = { kind: 'tracked', ...(sort && { sort }) } as const
    return offerList(context, { subject: 'tracked', list, format, rows: codes.length, contentCodes: async () => codes })
  },
)
