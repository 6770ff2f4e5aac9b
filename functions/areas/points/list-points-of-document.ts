import { points } from '#contract/points/points.ts'
import { useCase } from '#functions/http/use-case.ts'
import { mayRead } from '#library/document/entitlement.ts'
import { codesOfText } from '#library/document/joined-document.ts'
import { locatePlace } from '#library/places/locate-place.ts'
import { readRendition } from '#library/places/rendition-text.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { presentProposed, readProposed } from './proposals/read-proposed.ts'
import { isVisiblePoint, loadPointAccess, viewOf } from './rights/load-point-access.ts'
import { presentPlacedPoint } from './rights/present.ts'
import { presentSettings } from './rights/present-settings.ts'
import { listPlaces, readPoints } from './store/points-store.ts'

export const listPointsOfDocument = useCase(
  points.ofDocument,
  ['table', 'objects'],
  async ({ contentCode, rendition, status }, context) => {
    const { actor, ports, fail } = context
    const access = await loadPointAccess(context)
    const { owner, settings } = access
    const document = await findDocument(contentCode, context)
    if (!mayRead(actor, document)) fail('not-entitled', 'contentCode')
    const codes = codesOfText(document, contentCode)
    const places = new Map((await listPlaces(ports.table, owner, codes)).map((one) => [one.id, one]))
    const stored = await readPoints(ports.table, owner, [...places.keys()])
    const seen = stored.filter((point) => point.status === status && isVisiblePoint(actor, point, settings))
    const waiting = status === 'active' ? await readProposed(ports.table, actor, { access, codes }) : []
    const isRead = seen.length > 0 || waiting.length > 0
    const text = isRead ? await readRendition(context, document, rendition) : undefined
    const located = seen.map((point) => {
      const place = places.get(point.id)
      return { point, place, found: place && text && locatePlace(text, place.place) }
    })
    const orderOf = ({ found }: (typeof located)[number]) => found?.order ?? Number.POSITIVE_INFINITY
    located.sort((a, b) => orderOf(a) - orderOf(b) || (a.point.created < b.point.created ? -1 : 1))
    const content = located.map(({ point, place, found }) => {
      const view = viewOf(actor, point, settings, document)
      // Whoever reads the text sees the words of a place in it, also where they may not take them along.
      return presentPlacedPoint(point, { ...view, quotable: view.readable }, place, found)
    })
    return {
      content,
      totalElements: content.length,
      pageSize: content.length,
      proposals: await presentProposed(ports.table, waiting, { actor, settings, document, text }),
      proposed: waiting.length,
      settings: presentSettings(actor, settings, document),
    }
  },
)
