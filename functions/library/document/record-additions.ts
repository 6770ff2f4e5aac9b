import * as z from 'zod'

/** A line of a record, and the date of a source, as the record itself has them. */
interface Basics<Line extends z.ZodType, When extends z.ZodType> {
  readonly line: Line
  readonly date: When
}

/** Fields of a record beside its bibliography: details of papers and books, work items of its committee, and courses about it. */
export const recordAdditions = <Line extends z.ZodType, When extends z.ZodType>({ line, date }: Basics<Line, When>) => ({
  details: z
    .strictObject({
      paperId: line.optional(),
      doi: line.optional(),
      issn: line.optional(),
      isbn: line.optional(),
      volume: line.optional(),
      languages: z.array(line).max(100).optional(),
      conferenceName: line.optional(),
      conferenceLocation: line.optional(),
      meetingDate: line.optional(),
      session: line.optional(),
      primaryTopic: line.optional(),
      fundingOrganization: line.optional(),
      equivalents: z.array(line).max(100).optional(),
      notes: z.string().trim().min(1).max(4000).optional(),
    })
    .optional(),
  workItems: z
    .array(
      z.strictObject({
        number: line,
        title: line.optional(),
        /** why the work was begun */
        purpose: z.string().trim().min(1).max(4000).optional(),
        /** designation of the draft */
        draft: line.optional(),
        initiatedDate: date.optional(),
        technicalContact: line.optional(),
        ballots: z
          .array(z.strictObject({ number: line, itemNumber: line.optional(), status: line.optional() }))
          .max(100)
          .optional(),
      }),
    )
    .max(100)
    .optional(),
  courses: z
    .array(z.strictObject({ title: line, productCode: line }))
    .max(100)
    .optional(),
})

/** Video in a package, with its captions. */
export const videoOfPackage = <Line extends z.ZodType>(line: Line, file: z.ZodString) =>
  z.strictObject({
    title: line,
    section: line.optional(),
    /** seconds */
    duration: z.int().min(1).max(86_400),
    file: file.regex(/\.(webm|mp4)$/i, 'not a file .webm or .mp4'),
    captions: z
      .array(z.strictObject({ language: z.string().min(2).max(20), file: file.regex(/\.vtt$/i, 'not a file .vtt') }))
      .max(40)
      .optional(),
  })
