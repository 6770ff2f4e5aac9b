import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import type { TableReader } from '#library/store.ts'
import type { Actor } from '#people/actor.ts'
import { mayTakeWords } from './policy.ts'

/** Tells of which documents somebody may see the selected words: a search in others would tell what stands in a closed document. */
export const wordsAreOpen =
  (table: TableReader, actor: Actor) =>
  async (contentCodes: ReadonlySet<string>): Promise<ReadonlySet<string>> => {
    if (actor.drmView) return new Set()
    const held = await readJoinedDocuments(table, actor.tenant, [...contentCodes])
    return new Set([...contentCodes].filter((code) => mayTakeWords(actor, held.get(code))))
  }
