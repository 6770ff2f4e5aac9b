import * as z from 'zod'

const Language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, 'not a language code')
const Name = z.string().trim().min(1).max(300)
const InLanguages = z.record(Language, Name)

/** File of a library's own names, by value and language: of classes of the ICS by code, of document types by label. */
export const NamesFile = z.strictObject({
  format: z.literal('lectern-names/1'),
  ics: z.record(z.string().regex(/^\d\d(\.\d{3}(\.\d\d)?)?$/, 'not a code of the ICS'), InLanguages).default({}),
  documentTypes: z.record(z.string().min(1).max(200), InLanguages).default({}),
})
