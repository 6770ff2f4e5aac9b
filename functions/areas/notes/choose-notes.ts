import type { ListedDocument } from '#contract/documents/document-card.ts'
import type { NOTE_SORTS } from '#contract/notes.ts'
import { isContentCode } from '#library/document/content-code.ts'
import { mayRead } from '#library/document/entitlement.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import { listedOf } from '#library/find-listed.ts'
import { readHeld } from '#library/read-held.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { compareNaturally } from '#text/natural-order.ts'
import type { Sight } from './present.ts'
import { sightOf } from './sight.ts'
import { listNotesOf, type StoredNote } from './store.ts'

export interface ChosenNote {
  readonly note: StoredNote
  readonly document: ListedDocument | undefined
  readonly sight: Sight
}

interface Choice {
  readonly text?: string
  readonly sort: (typeof NOTE_SORTS)[number]
}

/** Lists a person's notes that contain a text, in themselves or in what is shown of their documents. */
export async function chooseNotes(
  { table }: Pick<Ports, 'table'>,
  actor: Actor,
  { text = '', sort }: Choice,
): Promise<ChosenNote[]> {
  const all = await listNotesOf(table, actor)
  const codes = [...new Set(all.map(({ contentCode }) => contentCode))].filter(isContentCode)
  const held = await readHeld(table, actor.tenant, codes)
  const chosen = all.map((note): ChosenNote => {
    const document = held.get(note.contentCode)
    return { note, document: listedFor(actor, document), sight: sightOf(actor, document) }
  })
  const wanted = folded(text.trim())
  return chosen.filter((one) => textsOf(one).some((each) => folded(each).includes(wanted))).sort(ORDERS[sort])
}

/** With protected viewing, documents that are not open are not known. */
const listedFor = (actor: Actor, document: HeldDocument | undefined) =>
  document && (!actor.drmView || mayRead(actor, document)) ? listedOf(document) : undefined

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

function textsOf({ note, document, sight }: ChosenNote): string[] {
  const quote = sight.place && sight.quote ? note.place?.quote?.exact : undefined
  return [note.text, quote ?? '', document?.designationNo ?? '', document?.documentTitle ?? '']
}

const lastChanged = (a: ChosenNote, b: ChosenNote) => (a.note.changed < b.note.changed ? 1 : -1)
const wordOf = ({ note }: ChosenNote) => note.place?.position?.first ?? -1
const nameOf = ({ note, document }: ChosenNote) => document?.designationNo ?? note.contentCode

const ORDERS: Record<Choice['sort'], (a: ChosenNote, b: ChosenNote) => number> = {
  changed: lastChanged,
  document: (a, b) => compareNaturally(nameOf(a), nameOf(b)) || wordOf(a) - wordOf(b) || lastChanged(a, b),
}
