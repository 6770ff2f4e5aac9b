import * as z from 'zod/mini'
import { ListedDocument } from './documents/document-card.ts'
import { FileLink } from './documents/documents.ts'
import { TextPlace } from './documents/place.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'
import { LIST_PAGE_SIZE } from './endpoint/limits.ts'
import { pageNumber, pageSize } from './endpoint/page-fields.ts'

/** characters */
export const MAX_NOTE_LENGTH = 20_000

const NOTE_FORMATS = ['markdown', 'csv'] as const
export const NOTE_SORTS = ['changed', 'document'] as const

/** A content code; any text is accepted, and names no document. */
const Code = lazySchema(() => z.string().check(z.minLength(1), z.maxLength(1000)))
/** Id that the client makes, so that a note that is sent twice is one note. */
const AnnotationId = lazySchema(() => z.string().check(z.minLength(1), z.maxLength(100)))
const byId = lazySchema(() => z.strictObject({ contentId: Code(), annotationId: AnnotationId() }))
const NoteText = lazySchema(() => z.string().check(z.maxLength(MAX_NOTE_LENGTH)))

const Note = lazySchema(() =>
  z.strictObject({
    contentId: z.string(),
    annotationId: z.string(),
    /** plain text: markup in it is text */
    noteContent: z.string(),
    /**
     * TextPlace in the document. Absent for a note on the document as a whole, and while the document is not open to the person: the
     * note then says `closed`. Quotes of protected documents are left out.
     */
    noteData: z.optional(TextPlace()),
    closed: z.optional(z.literal(true)),
    created: z.iso.datetime(),
    changed: z.iso.datetime(),
    /** rises with each change, from 1 */
    version: z.int(),
  }),
)
export type Note = SchemaType<typeof Note>

/** A note with where its place is in a rendition: `found` is absent where it has none there, or none at all. */
const PlacedNote = lazySchema(() =>
  z.extend(Note(), {
    found: z.optional(
      z.strictObject({
        by: z.enum(['position', 'quote', 'surroundings', 'areas']),
        sure: z.enum(['exact', 'likely', 'changed']),
        /** the place, by the text of the rendition */
        place: TextPlace(),
      }),
    ),
  }),
)
export type PlacedNote = SchemaType<typeof PlacedNote>

/** A note in the list of all, with its document, if the library has it. */
const ListedNote = lazySchema(() => z.extend(Note(), { document: z.optional(ListedDocument()) }))
export type ListedNote = SchemaType<typeof ListedNote>

/** `text` matches notes, quotes, and names of documents, ignoring case. */
const Chosen = lazySchema(() =>
  z.strictObject({
    text: z.optional(z.string().check(z.maxLength(200))),
    sort: z._default(z.enum(NOTE_SORTS), 'changed'),
  }),
)

const documentProblems = {
  'content-not-found': { status: 404, title: 'Document not found', detail: 'Can not find content' },
  'content-gone': { status: 404, title: 'Document no longer available', detail: 'DL Content is no longer available' },
} as const
const placeProblems = {
  'not-entitled': { status: 403, title: 'User is not entitled for the Document' },
  'no-such-place': { status: 400, title: 'The document has no such place' },
} as const
const noteProblems = { 'note-not-found': { status: 404, title: 'There is no such note' } } as const
const changeProblems = {
  'note-changed': { status: 409, title: 'The note was changed elsewhere; read it again' },
} as const

/** Notes of a person in an account. Nobody else reads them. */
export const notes = {
  /** Notes on a document, in the order of their places, with where they are in one of its renditions. */
  ofDocument: endpoint({
    id: 'notes.ofDocument',
    method: 'GET',
    path: '/api/user-notes/{contentId}',
    access: 'individual',
    input: () => z.strictObject({ contentId: Code(), rendition: z._default(z.enum(['pdf', 'html']), 'pdf') }),
    output: () => z.strictObject({ result: z.array(PlacedNote()) }),
    errors: documentProblems,
  }),
  /** Adds a note. Idempotent: the same note sent again is that note; another text under its id is refused. */
  save: endpoint({
    id: 'notes.save',
    method: 'POST',
    path: '/api/user-notes/save',
    access: 'individual',
    /** `noteData`: a quote with what stands beside it, areas of the PDF, or both; absent for a note on the whole document */
    input: () => z.extend(byId(), { noteData: z.optional(TextPlace()), note: NoteText() }),
    output: Note,
    errors: { ...documentProblems, ...placeProblems, ...changeProblems },
  }),
  /** Changes a note. With `version` only if that is still its version. Without `noteData` its place stays. */
  edit: endpoint({
    id: 'notes.edit',
    method: 'POST',
    path: '/api/user-notes/edit',
    access: 'individual',
    input: () =>
      z.extend(byId(), {
        noteData: z.optional(TextPlace()),
        note: NoteText(),
        version: z.optional(z.int().check(z.minimum(1))),
      }),
    output: Note,
    errors: { ...documentProblems, ...placeProblems, ...noteProblems, ...changeProblems },
  }),
  /** Deletes a note. Idempotent. For a week it can be restored. */
  delete: endpoint({
    id: 'notes.delete',
    method: 'DELETE',
    path: '/api/user-notes/delete',
    access: 'individual',
    input: byId,
    output: () => z.strictObject({}),
  }),
  restore: endpoint({
    id: 'notes.restore',
    method: 'POST',
    path: '/api/user-notes/restore',
    access: 'individual',
    input: byId,
    output: Note,
    errors: noteProblems,
  }),
  /** All notes: the last changed first, or document by document. */
  list: endpoint({
    id: 'notes.list',
    method: 'GET',
    path: '/api/user-notes',
    access: 'individual',
    input: () =>
      z.extend(Chosen(), {
        page: pageNumber(0),
        size: pageSize(LIST_PAGE_SIZE),
      }),
    output: () => z.strictObject({ count: z.int(), result: z.array(ListedNote()) }),
  }),
  /** File of all matching notes: Markdown, or CSV (RFC 4180, UTF-8 with a byte order mark) with cells guarded against formulas. */
  export: endpoint({
    id: 'notes.export',
    method: 'GET',
    path: '/api/user-notes/export/{format}',
    access: 'individual',
    input: () => z.extend(Chosen(), { format: z.enum(NOTE_FORMATS) }),
    output: FileLink,
    answer: 'file',
  }),
}
