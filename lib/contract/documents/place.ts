import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'

/** characters; a longer passage is no place, but a chapter */
export const MAX_QUOTE_LENGTH = 5000
const MAX_CONTEXT_LENGTH = 200
export const MAX_AREAS = 200

const count = (maximum: number) => z.int().check(z.minimum(0), z.maximum(maximum))

/** Rectangle on a page, in tenths of a point from its upper left corner, as the page is shown. */
export const PageArea = lazySchema(() =>
  z.strictObject({
    /** from 0 */
    page: count(99_999),
    left: count(1_000_000),
    top: count(1_000_000),
    right: count(1_000_000),
    bottom: count(1_000_000),
  }),
)
export type PageArea = SchemaType<typeof PageArea>

/** Words of a text, from the character `from` of the word `first` up to the character `to` of the word `last`. */
const WordRange = lazySchema(() =>
  z.strictObject({ first: count(100_000_000), from: count(100_000), last: count(100_000_000), to: count(100_000) }),
)
export type WordRange = SchemaType<typeof WordRange>

/**
 * A place in the text of a document, by several selectors, after the Web Annotation Data Model of the W3C. What selects the place
 * says the quote with its surroundings, or areas, or both; the server adds the others, which find it again when one of them fails.
 */
export const TextPlace = lazySchema(() =>
  z.strictObject({
    quote: z.optional(
      z.strictObject({
        exact: z.string().check(z.minLength(1), z.maxLength(MAX_QUOTE_LENGTH)),
        before: z.string().check(z.maxLength(MAX_CONTEXT_LENGTH)),
        after: z.string().check(z.maxLength(MAX_CONTEXT_LENGTH)),
        /** number of this one, from 1, among all of the same words in the same surroundings; absent for the only one */
        nth: z.optional(count(1_000_000)),
        of: z.optional(count(1_000_000)),
        /** selected words with other letters than `exact`: those of the page as the viewer reads it, with headers and footers */
        drawn: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_QUOTE_LENGTH))),
      }),
    ),
    position: z.optional(WordRange()),
    /** its clause, and the words from the clause's first one to the place's */
    clause: z.optional(z.strictObject({ id: z.string().check(z.maxLength(1000)), word: count(100_000_000) })),
    areas: z.optional(z.array(PageArea()).check(z.maxLength(MAX_AREAS))),
    /** the file that areas are of */
    file: z.optional(z.string().check(z.maxLength(100))),
  }),
)
export type TextPlace = SchemaType<typeof TextPlace>
export type Quote = NonNullable<TextPlace['quote']>
