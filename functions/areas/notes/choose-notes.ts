import type { ListedDocument } from '#contract/documents/document-card.ts'
import type { NOTE_SORTS } from '#contract/notes.ts'
import { readList } from '#functions/lists/read-list.ts'
import { mayRead } from '#library/document/entitlement.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { listedOf } from '#library/reading/find-listed.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import { chooseRows } from '#lists/choose-rows.ts'
import type { Order } from '#lists/list-kind.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { compareNaturally } from '#text/natural-order.ts'
import { noteList } from './note-list.ts'
import type { Sight } from './present.ts'
import { sightOf } from './sight.ts'
import type { StoredNote } from './store.ts'

interface ChosenNote {
  readonly note: StoredNote
  readonly document: ListedDocument | undefined
  readonly sight: Sight
}

interface Choice {
  readonly text?: string | undefined
  readonly sort: (typeof NOTE_SORTS)[number]
}

interface ChosenNotes {
  readonly count: number
  /** Reads notes [from, to) of the list, with their documents. */
  slice(from: number, to: number): Promise<ChosenNote[]>
}

type Documents = ReadonlyMap<string, JoinedDocument>

/** Chooses a person's notes that contain a text, in themselves or in what is shown of their documents. */
export async function chooseNotes(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  actor: Actor,
  { text = '', sort }: Choice,
): Promise<ChosenNotes> {
  const { list } = await readList(table, noteList, actor, clock.now())
  const documentsOf = (notes: readonly StoredNote[]) =>
    readJoinedDocuments(table, actor.tenant, [...new Set(notes.map(({ contentCode }) => contentCode))])
  // Documents are called by their present names: all are read where the choice needs these, and those of a page otherwise.
  const named = sort === 'document' || text.trim() !== '' ? await documentsOf(list.ordered('notes')) : undefined
  const listed = ({ contentCode }: StoredNote, documents: Documents | undefined) => listedFor(actor, documents?.get(contentCode))
  const rows = await chooseRows(list, {
    part: 'notes',
    sort: sort === 'document' ? byDocument((note) => listed(note, named)?.designationNo ?? note.contentCode) : 'changed-',
    text,
    textsBeside: (note) => {
      const document = listed(note, named)
      return document ? [document.designationNo, document.documentTitle] : []
    },
    guarded: {
      textOf: ({ place }) => place?.quote?.exact ?? '',
      documentOf: ({ contentCode }) => contentCode,
      openOf: async (codes) => new Set([...codes].filter((code) => showsQuotes(sightOf(actor, named?.get(code))))),
    },
  })
  return {
    count: rows.count,
    async slice(from, to) {
      const notes = rows.slice(from, to)
      const documents = named ?? (await documentsOf(notes))
      return notes.map((note) => ({
        note,
        document: listed(note, documents),
        sight: sightOf(actor, documents.get(note.contentCode)),
      }))
    },
  }
}

/** With protected viewing, documents that are not open are not known. */
const listedFor = (actor: Actor, document: JoinedDocument | undefined) =>
  document && (!actor.drmView || mayRead(actor, document)) ? listedOf(document) : undefined

const showsQuotes = ({ place, quote }: Sight) => place && quote

const lastChanged: Order<StoredNote> = (a, b) => (a.changed < b.changed ? 1 : a.changed > b.changed ? -1 : 0)
const wordOf = ({ place }: StoredNote) => place?.position?.first ?? -1

const byDocument =
  (nameOf: (note: StoredNote) => string): Order<StoredNote> =>
  (a, b) =>
    compareNaturally(nameOf(a), nameOf(b)) || wordOf(a) - wordOf(b) || lastChanged(a, b)
