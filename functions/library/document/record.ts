import * as z from 'zod'
import { PUBLISHER_TYPES, Status } from '#contract/documents/document-card.ts'
import { recordAdditions, videoOfPackage } from './record-additions.ts'

const Text = z.string().max(20_000)
export const SingleLine = z
  .string()
  .trim()
  .min(1)
  .max(1000)
  .regex(/^\P{Cc}*$/u, 'holds control characters')
const isInCalendar = (date: string) => z.iso.date().safeParse(`${date}${'-01-01'.slice(date.length - 4)}`).success
/** Date as precise as its source. */
export const DateOfSource = z
  .string()
  .regex(/^\d{4}(-\d\d(-\d\d)?)?$/, 'not a date like 2015, 2015-09 or 2015-09-23')
  .refine(isInCalendar, 'not a day of the calendar')
const Dates = DateOfSource.optional()
const Lines = z.array(SingleLine).max(2000).default([])
/** relative to the package's folder, inside it */
const FileName = z.string().min(1).max(400)

export const Publisher = z.strictObject({
  /** the publisher's part of content codes: no space, no pipe */
  code: z.string().regex(/^[^|\s\p{Cc}]{1,40}$/u),
  name: SingleLine,
  type: z.enum(PUBLISHER_TYPES).default('PARTNER'),
})
export type Publisher = z.infer<typeof Publisher>

/** One edition in one language, the form into which every ingest format is converted. */
export const LibraryRecord = z.strictObject({
  /** the source's own id; distinguishes documents that share a designation */
  sourceId: z.string().max(300).optional(),
  publisher: Publisher.shape.code,
  designation: SingleLine,
  otherDesignations: Lines,
  /** name that all editions of a document share */
  family: SingleLine,
  edition: z.string().max(100).default(''),
  year: z.int().min(1800).max(2200).optional(),
  /** may contain <i> <b> <sub> <sup>; other markup is removed */
  title: z.string().trim().min(1).max(4000),
  /** by language code */
  titles: z.record(z.string().max(20), z.string().max(4000)).default({}),
  description: Text.default(''),
  documentType: SingleLine,
  /** decides what the page offers: ASTM_STANDARDS, JOURNALS, …; free text */
  contentType: z.string().max(100).default(''),
  classification: z.string().max(100).default(''),
  status: Status(),
  language: z.string().min(2).max(20).default('en'),
  publishDate: Dates,
  lastUpdateDate: Dates,
  publishedOnlineDate: Dates,
  withdrawnDate: Dates,
  committees: Lines,
  ics: Lines,
  keywords: Lines,
  collections: Lines,
  taxonomy: Lines,
  sectors: Lines,
  topics: Lines,
  /** designation of the document that replaces it */
  replacedBy: SingleLine.optional(),
  /** designation of the document that this one translates */
  translationOf: SingleLine.optional(),
  /** designation of the document that this one supplements */
  supplementTo: SingleLine.optional(),
  relations: z
    .array(z.strictObject({ type: SingleLine, designation: SingleLine }))
    .max(2000)
    .default([]),
  /** address at which an outside publisher shows the document */
  accessUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** store the PDF locked with the tenant's passcode */
  drm: z.boolean().default(false),
  downloadable: z.boolean().default(true),
  ...recordAdditions({ line: SingleLine, date: DateOfSource }),
  files: z
    .strictObject({
      pdf: FileName.optional(),
      html: FileName.optional(),
      oldPdfs: z.array(FileName).max(50).default([]),
      /** PDF in which the publisher marks what the document changed */
      redline: FileName.optional(),
      videos: z.array(videoOfPackage(SingleLine, FileName)).max(20).optional(),
    })
    .default({ oldPdfs: [] }),
})
export type LibraryRecord = z.infer<typeof LibraryRecord>

/** A package folder's `library.json`. */
export const LibraryPackage = z.strictObject({
  format: z.literal('lectern-package/1'),
  publishers: z.array(Publisher),
  documents: z.array(LibraryRecord).min(1),
})
