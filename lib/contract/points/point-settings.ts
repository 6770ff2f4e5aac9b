import * as z from 'zod/mini'
import { PersonalPointSettings, PointSettings } from '../documents/point-settings-schemas.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { accessProblems, documentOfPointProblems } from './point-problems.ts'
import { PointDocument } from './point-schemas.ts'

/** Tells whether who may change points sees some: rights to all points that nobody sees would be rights to none. */
const isUsable = ({ 'pdf-view-setting': { view, manage } }: PointSettings) => view !== 'None' || manage !== 'All'

/** Fields of a point and rights to it, set for a tenant, an account, or its documents of a publisher. */
export const pointSettings = {
  /** Settings for a document, or without one those of the account. */
  settings: endpoint({
    id: 'points.settings',
    method: 'GET',
    path: '/api/v1/compasspoint/settings',
    access: 'account',
    input: () => z.strictObject({ contentID: z.optional(PointDocument()) }),
    output: PersonalPointSettings,
    errors: { ...accessProblems, ...documentOfPointProblems },
  }),
  /** Settings as each level has them; absent where those above hold: of a publisher's documents the account's, then the tenant's. */
  settingLevels: endpoint({
    id: 'points.settingLevels',
    method: 'GET',
    path: '/api/v1/compasspoint/settings/levels',
    access: ['ADMIN', 'COMPASS_POINT_ADMIN'],
    input: () => z.strictObject({}),
    output: () =>
      z.strictObject({
        /** those that hold where no level has any */
        standard: PointSettings(),
        tenant: z.optional(PointSettings()),
        account: z.optional(PointSettings()),
        publishers: z.array(z.strictObject({ publisher: z.string(), settings: PointSettings() })),
        /** the person may change those of the tenant */
        mayChangeTenant: z.boolean(),
      }),
    errors: accessProblems,
  }),
  /**
   * Replaces the settings of the account, with `publisher` those for its documents, or with `level` those of the tenant, which
   * administrators (ADMIN) alone may. Managing `All` is refused where the view is `None`. Without settings those above hold again. Effective with the next request.
   */
  saveSettings: endpoint({
    id: 'points.saveSettings',
    method: 'PUT',
    path: '/api/v1/compasspoint/settings',
    access: ['ADMIN', 'COMPASS_POINT_ADMIN'],
    input: () =>
      z.strictObject({
        level: z._default(z.enum(['account', 'tenant']), 'account'),
        publisher: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
        settings: z.optional(PointSettings().check(z.refine(isUsable))),
      }),
    output: PointSettings,
    errors: accessProblems,
  }),
}
