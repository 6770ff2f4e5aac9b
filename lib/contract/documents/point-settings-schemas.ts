import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'

const POINT_RANGES = ['None', 'Own', 'All'] as const
const POINT_INPUT_TYPES = ['text', 'RichText'] as const

const PointField = lazySchema(() =>
  z.strictObject({
    show: z.boolean(),
    /** counts for a field that is shown */
    required: z.boolean(),
    'input-type': z.enum(POINT_INPUT_TYPES),
    /** key of a message of the page; another text is shown as it is */
    label: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
)

export const PointSettings = lazySchema(() =>
  z.strictObject({
    attributes: z.strictObject({ name: PointField(), description: PointField(), 'overlay-details': PointField() }),
    'pdf-view-setting': z.strictObject({ view: z.enum(POINT_RANGES), manage: z.enum(POINT_RANGES) }),
  }),
)
export type PointSettings = SchemaType<typeof PointSettings>

/** Settings as they are for a person. */
export const PersonalPointSettings = lazySchema(() =>
  z.extend(PointSettings(), {
    /** the person may make points, on this document */
    activate: z.boolean(),
    /** people who see a point that the person makes: those of the account, or the person and its compass administrators */
    audience: z.enum(['account', 'own']),
  }),
)
export type PersonalPointSettings = SchemaType<typeof PersonalPointSettings>
