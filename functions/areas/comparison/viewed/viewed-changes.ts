import { comparison, MAX_VIEWED_CHANGES } from '#contract/documents/comparison.ts'
import { useCase } from '#functions/http/use-case.ts'
import { mayRead } from '#library/document/entitlement.ts'
import { contentCodeOf } from '#library/files/asset-id.ts'
import { type DocumentLookup, findDocument } from '#library/reading/find-document.ts'
import type { Actor } from '#people/actor.ts'
import { changeViewedKeys, listViewedKeys, type ViewedPair } from './store.ts'

type PairLookup = Omit<DocumentLookup, 'fail'> & {
  readonly actor: Actor
  readonly fail: (code: 'content-not-found' | 'content-gone' | 'not-entitled', about?: string) => never
}

/** Finds the pair of documents that two ids name, where somebody may read both. */
async function findPair(ids: { readonly older: string; readonly newer: string }, lookup: PairLookup): Promise<ViewedPair> {
  const codeOf = async (side: 'older' | 'newer') => {
    const fail: PairLookup['fail'] = (code) => lookup.fail(code, side)
    const document = await findDocument(contentCodeOf(ids[side]), { ...lookup, fail })
    return mayRead(lookup.actor, document) ? document.contentCode : fail('not-entitled')
  }
  return { tenant: lookup.tenant, actor: lookup.actor, older: await codeOf('older'), newer: await codeOf('newer') }
}

export const listViewed = useCase(comparison.viewed, ['table', 'clock'], async (ids, context) => ({
  keys: [...(await listViewedKeys(context.ports.table, await findPair(ids, context)))],
}))

export const markViewed = useCase(comparison.markViewed, ['table', 'clock'], async ({ keys, viewed, ...ids }, context) => {
  const changed = await changeViewedKeys(context.ports.table, await findPair(ids, context), (before) => {
    const others = before.filter((key) => !keys.includes(key))
    const after = viewed ? [...others, ...new Set(keys)] : others
    return after.length > MAX_VIEWED_CHANGES ? context.fail('too-many-ticks', 'keys') : after
  })
  return { keys: [...changed] }
})
