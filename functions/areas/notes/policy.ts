import { mayRead } from '#library/document/entitlement.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import type { Actor } from '#people/actor.ts'
import { tenants } from '#tenants/index.ts'

/** Tells whether the tenant has notes. The contract already admits individuals only. */
export const mayUseNotes = ({ tenant }: Pick<Actor, 'tenant'>): boolean => tenants[tenant].menus.includes('NOTES')

/** A note shows where it stands to those alone who may read the text. */
export const mayPlace = (actor: Actor, document: JoinedDocument): boolean => mayRead(actor, document)

/** Quotes are copies, which protected documents do not give. */
export const mayQuote = (actor: Actor, document: JoinedDocument): boolean =>
  mayRead(actor, document) && !actor.drmView && !document.record.drm
