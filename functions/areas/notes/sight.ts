import type { JoinedDocument } from '#library/document/joined-document.ts'
import type { Actor } from '#people/actor.ts'
import { mayPlace, mayQuote } from './policy.ts'
import { NO_SIGHT, type Sight } from './present.ts'

/** Tells which parts of places in a document a person may see; none where the library no longer has it. */
export const sightOf = (actor: Actor, document: JoinedDocument | undefined): Sight =>
  document ? { place: mayPlace(actor, document), quote: mayQuote(actor, document) } : NO_SIGHT
