import { tracking } from '#contract/tracking.ts'
import { recordsOf } from '#library/document/entitlement.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import type { Tracking } from '#ports/tracker.ts'
import { type PublisherTracking, presentPublisher } from './present.ts'
import { trackingUseCase } from './tracking-use-case.ts'

const isOfPublisher = (one: Tracking): one is PublisherTracking => one.kind === 'publisher'

/** The name of a publisher; undefined for one of which the library has nothing and to which the account does not subscribe. */
async function nameOfPublisher({ search }: Pick<Ports, 'search'>, actor: Actor, code: string): Promise<string | undefined> {
  const { hits } = await search.find({
    scope: recordsOf(actor.tenant),
    text: '',
    field: 'all',
    filters: [{ facet: 'publisher', values: [code] }],
    sort: 'best',
    offset: 0,
    size: 1,
  })
  if (hits[0]) return String(hits[0].card.publisherName)
  return actor.account?.publishers.includes(code) ? code : undefined
}

export const listTrackedPublishers = trackingUseCase(tracking.publishers, ['tracker'], async (_, { actor, ports }) => {
  const trackings = (await ports.tracker.list(actor)).filter(isOfPublisher)
  return trackings.filter(({ on }) => on).map(presentPublisher)
})

export const updatePublisher = trackingUseCase(
  tracking.updatePublisher,
  ['tracker', 'search'],
  async ({ publisherCode, trackingFlag }, { actor, ports, fail }) => {
    const publisherName = (await nameOfPublisher(ports, actor, publisherCode)) ?? fail('publisher-not-found', 'publisherCode')
    const topic = { kind: 'publisher', name: publisherCode, publisherName } as const
    return presentPublisher((await ports.tracker.save(actor, topic, trackingFlag)) as PublisherTracking)
  },
)

const isOf = (one: Tracking, publisherCode: string) =>
  (one.kind === 'publisher' && one.name === publisherCode) || (one.kind === 'documents' && one.publisher === publisherCode)

/** Ends trackings of one publisher, or of all. Work items belong to no publisher: their own switch ends them. */
export const unsubscribe = trackingUseCase(tracking.unsubscribe, ['tracker'], async ({ publisherCode }, { actor, ports }) => {
  const all = (await ports.tracker.list(actor)).filter(({ kind }) => kind !== 'workItems')
  const ended = publisherCode === undefined ? all : all.filter((one) => isOf(one, publisherCode))
  await ports.tracker.remove(
    actor,
    ended.map(({ id }) => id),
  )
  return { count: ended.filter(({ on }) => on).length }
})

const WORK_ITEMS = { kind: 'workItems', name: '' } as const
const presentWorkItem = (on: boolean) => ({ workItem: on ? ('true' as const) : ('false' as const) })

export const getWorkItem = trackingUseCase(tracking.workItem, ['tracker'], async (_, { actor, ports }) =>
  presentWorkItem((await ports.tracker.list(actor)).some(({ kind, on }) => kind === 'workItems' && on)),
)

export const saveWorkItem = trackingUseCase(tracking.saveWorkItem, ['tracker'], async ({ workItem }, { actor, ports }) =>
  presentWorkItem((await ports.tracker.save(actor, WORK_ITEMS, workItem === 'true')).on),
)
