import type { PointAct, Use } from '../endpoint/use.ts'
import type { CompassPoint } from './point-schemas.ts'

/** Change of a point. It is one use, however often it is sent: each has a version of its own. */
export const actUse = (act: Exclude<PointAct, 'viewed'>): Use<unknown, CompassPoint> => ({
  kind: 'point',
  facts: (_, { contentCode: document, compassPointID, version }) => [
    { act, document, once: `${act} ${compassPointID} ${version}` },
  ],
})

export const viewUse: Use<unknown, Pick<CompassPoint, 'contentCode'>> = {
  kind: 'point',
  facts: (_, { contentCode: document }) => [{ act: 'viewed', document }],
}
