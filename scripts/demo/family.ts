import type { LibraryRecord } from '#library/document/record.ts'
import type { Edit } from './text/edit-text.ts'

/** A body that publishes. Bodies of our own invention, but for the tenants' publishers, whose names are facts. */
export interface Body {
  readonly code: string
  readonly name: string
  readonly type: 'OWN' | 'PARTNER' | 'CPP'
  /** colour of its headings and covers */
  readonly accent: string
  /** what a designation is made of, for the editions that do not name their own */
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
  >
>

export interface Edition extends Facts {
  /** ISO date of publication; the year is the edition's */
  readonly date: string
  readonly status: LibraryRecord['status']
  readonly updated?: string
  readonly designation?: string
  readonly title?: string
  /** made to the text of the edition before */
  readonly edits?: readonly Edit[]
  /** what changed, in the words of the foreword */
  readonly changes?: string
  readonly files?: readonly ('pdf' | 'html')[]
  /** dates of older printings of the PDF, kept beside it */
  readonly olderPdfs?: readonly string[]
}

/** A document with its editions, oldest first; a translation or a supplement is a family entry of its own. */
export interface Family extends Facts {
  readonly body: Body
  readonly family: string
  readonly title: string
  readonly documentType: string
  readonly language?: string
  readonly text: string
  readonly editions: readonly Edition[]
}

/** One edition, its text worked out. */
export interface Volume {
  readonly body: Body
  readonly record: LibraryRecord
  readonly source: string
  readonly changes: string
  readonly files: readonly ('pdf' | 'html')[]
  readonly olderPdfs: readonly string[]
}
