import * as z from 'zod/mini'
import { TextPlace } from '../documents/place.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { CARRY_RULES } from './carry-rules.ts'
import { CompassPoint, PlaceInRendition } from './point-schemas.ts'

/**
 * `same`: the text is unchanged, wherever it moved · `changed`: it reads otherwise · `gone`: it is no longer there · `translated`:
 * the document is the same text in another language, and the place is that of the same clause or table
 */
export const CARRIED_KINDS = ['same', 'changed', 'gone', 'translated'] as const

/** Numbers of proposals by kind. */
export const CarriedCounts = lazySchema(() =>
  z.strictObject({ same: z.int(), changed: z.int(), gone: z.int(), translated: z.int() }),
)

/** A point of another edition or language, as it would stand in a document. Nothing of the point changes until somebody answers. */
export const PointProposal = lazySchema(() =>
  z.strictObject({
    id: z.string(),
    kind: z.enum(CARRIED_KINDS),
    /** the rule by which it was carried; absent where a text is closed, and in proposals of earlier releases */
    because: z.optional(z.enum(CARRY_RULES)),
    /** the point as it is */
    point: CompassPoint(),
    /** the document that it is proposed for; `closed` where its text is not open to the person */
    document: z.strictObject({
      contentCode: z.string(),
      designation: z.string(),
      closed: z.optional(z.literal(true)),
      /** the library no longer has it: the proposal can only be dropped */
      withdrawn: z.optional(z.literal(true)),
    }),
    /** absent for what is gone */
    place: z.optional(TextPlace()),
    /** words of the older and newer text; absent while one is closed */
    older: z.optional(z.string()),
    newer: z.optional(z.string()),
    /** clause of the newer text: the one it stands in, or the nearest */
    clause: z.optional(z.strictObject({ id: z.string(), number: z.string(), title: z.string() })),
    /** the person may answer it */
    answerable: z.boolean(),
    since: z.iso.datetime(),
  }),
)
export type PointProposal = SchemaType<typeof PointProposal>

/** A proposal with where its place is in a rendition: `found` is absent where it has none there. */
export const PlacedProposal = lazySchema(() => z.extend(PointProposal(), { found: z.optional(PlaceInRendition()) }))
export type PlacedProposal = SchemaType<typeof PlacedProposal>
