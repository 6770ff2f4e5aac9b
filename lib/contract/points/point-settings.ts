import * as z from 'zod/mini'
import { OwnPointSettings, PointSettings } from '../documents/point-settings-schemas.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { PointDocument } from './point-schemas.ts'
import { accessProblems, documentOfPointProblems } from './points.ts'

/** Fields of a point and rights to it, set for an account or for its documents of a publisher. */
export const pointSettings = {
  /** Settings for a document, or without one those of the account. */
  settings: endpoint({
    id: 'points.settings',
    method: 'GET',
    path: '/api/v1/compasspoint/settings',
    access: 'account',
    input: () => z.strictObject({ contentID: z.optional(PointDocument()) }),
    output: OwnPointSettings,
    errors: { ...accessProblems, ...documentOfPointProblems },
  }),
  /**
   * Replaces the settings of the account, or with `publisher` those for its documents; without settings those above hold again: the
   * account's, or the library's. Effective with the next request.
   */
  saveSettings: endpoint({
    id: 'points.saveSettings',
    method: 'PUT',
    path: '/api/v1/compasspoint/settings',
    access: ['ADMIN', 'COMPASS_POINT_ADMIN'],
    input: () =>
      z.strictObject({
        publisher: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
        settings: z.optional(PointSettings()),
      }),
    output: PointSettings,
    errors: accessProblems,
  }),
}
