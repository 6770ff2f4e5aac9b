import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { ContentCode, DocumentCard, PartialDate, Reading, Standing } from './document-card.ts'
import { PersonalPointSettings } from './point-settings-schemas.ts'
import { TrackingState } from './tracking-state.ts'

/** File of a document. `index` counts from 0, newest first. The asset id identifies the file and its document. */
export const FileVersion = lazySchema(() => z.strictObject({ assetId: z.string(), status: z.string(), index: z.int() }))

export const Translation = lazySchema(() =>
  z.strictObject({
    displayCode: z.string(),
    language: z.string(),
    contentCode: ContentCode(),
    contentId: z.string(),
  }),
)

const Edition = lazySchema(() =>
  z.strictObject({
    id: z.string(),
    designationNo: z.string(),
    contentCode: ContentCode(),
    status: z.enum(['Active', 'Historical']),
    standing: z.optional(Standing()),
    /** date of the edition; absent where unknown */
    date: z.optional(PartialDate()),
    /** true for a draft, which is neither */
    draft: z.optional(z.literal(true)),
    /** true where the library has its text */
    hasText: z.optional(z.literal(true)),
    publisherCode: z.string(),
  }),
)

/** Dates as precise as the source; absent where unknown. */
const SourceDates = lazySchema(() =>
  z.strictObject({
    published: z.optional(PartialDate()),
    publishedOnline: z.optional(PartialDate()),
    updated: z.optional(PartialDate()),
    withdrawn: z.optional(PartialDate()),
  }),
)

/** Record of the document's text: a joint standard has one of each publisher. */
const Source = lazySchema(() => z.strictObject({ publisherCode: z.string(), designationNo: z.string() }))

/** Relations to documents of other standards, of a supplement to its parent, and of a draft to what it is to become. */
const RELATIONS = [
  'replaces',
  'replacedBy',
  'revises',
  'draftOf',
  'amends',
  'amendedBy',
  'supplementTo',
  'adopts',
  'adoptedAs',
  'identical',
  'hasPart',
  'partOf',
  'cites',
  'related',
] as const
export type Relation = (typeof RELATIONS)[number]

const RelatedDocument = lazySchema(() =>
  z.strictObject({
    relation: z.enum(RELATIONS),
    designation: z.string(),
    contentCode: z.optional(ContentCode()),
  }),
)

/** Tabs of the page of a document, in their order. */
export const DOCUMENT_TABS = ['PDF', 'HTML', 'WORK_ITEMS', 'VISUAL_CONTENT', 'RELATED_CONTENT', 'COMPASS_POINTS'] as const

export const DocumentMetadata = lazySchema(() =>
  z.extend(
    z.omit(DocumentCard(), {
      documentTitle: true,
      publishDate: true,
      language: true,
      translations: true,
      connections: true,
      supplements: true,
    }),
    {
      /** equals the content code */
      contentId: z.string(),
      family: z.string(),
      title: z.string(),
      designation: z.string(),
      organizationId: z.string(),
      assetId: z.string(),
      assetType: z.string(),
      contentType: z.string(),
      classification: z.string(),
      edition: z.string(),
      /** on the day of the call */
      standing: Standing(),
      /** records of this text, that of the content code first */
      sources: z.array(Source()),
      /** everybody who publishes it, the publisher of the content code first: a joint document has several */
      publishers: z.array(z.strictObject({ publisherCode: z.string(), publisherName: z.string() })),
      /** id of the person's favourite of this document; absent without one */
      contentFavorite: z.optional(z.string()),
      /** how the person tracks the document's standard; absent where it cannot be tracked */
      tracking: z.optional(TrackingState()),
      /**
       * Replacement of a superseded or withdrawn document: the edition in force if the library has it, else the latest that it
       * has, and never a draft. Both are empty without a replacement. Only the designation is set where the library does not have
       * the replacement.
       */
      replacedByContentCode: z.string(),
      replacedByFamilyValue: z.string(),
      dates: SourceDates(),
      publishedDate: z.string(),
      withdrawnDate: z.string(),
      languageCode: z.string(),
      contentAccessURL: z.string(),
      downloadable: z.boolean(),
      allowToTrack: z.boolean(),
      allowToFavorite: z.boolean(),
      /** the file is stored encrypted; the viewer opens it with the passcode of the file link */
      drm: z.boolean(),
      pageCount: z.int(),
      pdfVersions: z.array(FileVersion()),
      htmlVersions: z.array(FileVersion()),
      /** editions of the family, this one included, newest first */
      versions: z.array(Edition()),
      translations: z.array(Translation()),
      supplements: DocumentCard().shape.supplements,
      relations: z.array(RelatedDocument()),
      committees: z.array(z.string()),
      ics: z.array(z.string()),
      /** name of each class of `ics`, at its place; empty without one */
      icsNames: z.array(z.string()),
      keywords: z.array(z.string()),
      /** in the order of the page; what is behind each but the first two is asked for when it is opened */
      tabs: z.array(z.enum(DOCUMENT_TABS)),
      /** the person sees active compass points on it, or deactivated ones */
      hasActivatedCompassPoint: z.boolean(),
      hasDeactivatedCompassPoint: z.boolean(),
      /** compass points of other editions and languages that the person sees and that wait to be accepted here: up to 100 are counted */
      proposedCompassPoints: z.int(),
      /** settings of compass points for this document; absent for people who have none at all */
      compassPointSettings: z.optional(PersonalPointSettings()),
      /** call that knows more of the publication: by its type for the tenant's own publisher; absent where there is no more */
      additionalDetails: z.optional(z.enum(['type', 'publisher'])),
      /** `Y` where videos belong to the text that is open to the account */
      video: z.enum(['Y', 'N']),
      /** content types without citations */
      citationArticleTypeExclude: z.array(z.string()),
      /** how the account can read it; the header `entitlementaccess` says the same for the text that the library has */
      access: Reading(),
      /** the account, which may not read it, can ask for its preview */
      preview: z.optional(z.literal(true)),
    },
  ),
)
export type DocumentMetadata = SchemaType<typeof DocumentMetadata>

export const DocumentInfo = lazySchema(() => z.extend(DocumentCard(), { contentId: z.string(), contentAccessURL: z.string() }))
