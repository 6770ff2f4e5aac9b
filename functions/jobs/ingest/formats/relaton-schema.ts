import * as z from 'zod'
import { DateOfSource, LibraryRecord, SingleLine } from '#library/document/record.ts'
import { recordAdditions } from '#library/document/record-additions.ts'
import { titleText, unwrapLines } from '../../html/inline-text.ts'

const Year = LibraryRecord.shape.year.unwrap()
/** A time of day is left aside. */
const Dated = z
  .string()
  .transform((given) => given.replace(/^(\d{4}-\d{2}-\d{2})T.*$/s, '$1'))
  .pipe(DateOfSource)
  .nullish()
const Lines = z
  .array(z.string().max(1000))
  .max(2000)
  .nullish()
  .transform((lines) => (lines ?? []).map(unwrapLines).filter(Boolean))
const Texts = z.record(z.string().max(20), z.string().max(20_000)).nullish()

/** Record of a Relaton-style file; the library ignores other fields. */
export const RelatonRecord = z.object({
  id: z.string().trim().max(300).nullish(),
  publisher: SingleLine.max(40),
  designation: SingleLine,
  altDesignations: Lines,
  family: SingleLine.nullish().catch(undefined),
  version: z.string().max(100).nullish(),
  edition: z
    .union([z.string().max(100), z.int().transform(String)], { error: 'is neither a text of 100 characters nor a whole number' })
    .nullish(),
  year: z
    .union(
      [
        Year,
        z
          .string()
          .regex(/^\d{4}$/)
          .transform(Number)
          .pipe(Year),
      ],
      { error: 'is no year of four digits' },
    )
    .nullish(),
  title: z.string().max(4000).transform(titleText).pipe(z.string().min(1)),
  titles: z.record(z.string().max(20), z.string().max(4000)).nullish(),
  abstract: z.string().max(20_000).nullish(),
  abstracts: Texts,
  docType: z.string().trim().max(200).nullish(),
  status: z.string().max(200).nullish(),
  publishedDate: Dated,
  updatedDate: Dated,
  withdrawnDate: Dated,
  languages: z.array(z.string().min(2).max(20)).max(100).nullish(),
  ics: Lines,
  committees: Lines,
  keywords: Lines,
  copublishers: Lines,
  relations: z
    .array(z.object({ type: SingleLine, designation: SingleLine, note: z.string().max(200).nullish().catch(undefined) }))
    .max(2000)
    .nullish(),
  ...recordAdditions({ line: SingleLine, date: DateOfSource }),
  contentType: z.string().trim().max(100).nullish(),
  source: z
    .object({
      url: z
        .url({ protocol: /^https?$/ })
        .nullish()
        .catch(undefined),
    })
    .nullish()
    .catch(undefined),
})
export type RelatonRecord = z.infer<typeof RelatonRecord>
export type RelatonRelation = NonNullable<RelatonRecord['relations']>[number]
