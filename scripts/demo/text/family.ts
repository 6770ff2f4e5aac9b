import type { LibraryRecord } from '#library/document/record.ts'
import type { Edit } from './edit-text.ts'

/** Standards body. All are invented but for the publishers of the tenants, whose names are real. */
export interface Body {
  readonly code: string
  readonly name: string
  readonly type: 'OWN' | 'PARTNER' | 'CPP'
  /** colour of its headings and covers */
  readonly accent: string
  /** prefix and number of designations, for editions without one of their own */
  readonly designate: (family: string, year: number) => string
}

type Facts = Partial<
  Pick<
    LibraryRecord,
    | 'description'
    | 'committees'
    | 'ics'
    | 'keywords'
    | 'collections'
    | 'taxonomy'
    | 'sectors'
    | 'topics'
    | 'relations'
    | 'contentType'
    | 'classification'
    | 'otherDesignations'
    | 'titles'
    | 'accessUrl'
    | 'drm'
    | 'downloadable'
    | 'replacedBy'
    | 'withdrawnDate'
    | 'translationOf'
    | 'supplementTo'
    | 'details'
    | 'workItems'
    | 'courses'
  >
>

export interface Edition extends Facts {
  /** ISO date of publication; the year is the edition's */
  readonly date: string
  readonly status: LibraryRecord['status']
  readonly updated?: string
  readonly designation?: string
  readonly title?: string
  /** changes to the text of the previous edition */
  readonly edits?: readonly Edit[]
  /** summary of the changes, for the foreword */
  readonly changes?: string
  readonly files?: readonly ('pdf' | 'html')[]
  /** dates of older printings of the PDF, which stay available */
  readonly olderPdfs?: readonly string[]
  /** its publisher gives a red-line against the edition before it */
  readonly redline?: true
  /** videos of scripts/demo/videos; the file is that of the id */
  readonly videos?: readonly {
    readonly id: string
    readonly title: string
    readonly section: string
    readonly duration: number
  }[]
}

/** Document with its editions, oldest first. A translation or a supplement is a family of its own. */
export interface Family extends Facts {
  readonly body: Body
  readonly family: string
  readonly title: string
  readonly documentType: string
  readonly language?: string
  readonly text: string
  readonly editions: readonly Edition[]
}

/** Edition with its full text. */
export interface Volume {
  readonly body: Body
  readonly record: LibraryRecord
  readonly source: string
  readonly changes: string
  readonly files: readonly ('pdf' | 'html')[]
  readonly olderPdfs: readonly string[]
  /** text of the edition before it, where its publisher gives a red-line */
  readonly before?: string
}
