import { useLayoutEffect, useSyncExternalStore } from 'react'
import { type Addition, type AdditionKind, NO_ADDITIONS, type ReaderAdditions, type ReaderMode } from '../marks/additions.ts'
import { createStore } from '../store.ts'
import { joinAdditions, textAlone } from './join-additions.tsx'

/** Additions to an open text: features put their parts, the reader follows the whole. */
export interface AdditionsStore {
  readonly get: () => ReaderAdditions
  readonly subscribe: (listener: () => void) => () => void
  /** Registers the kinds of additions in the order of their tools, and whether the person reads with them. */
  readonly register: (kinds: readonly AdditionKind[], mode: ReaderMode | undefined) => void
  readonly put: (addition: Addition) => void
  readonly drop: (kind: AdditionKind) => void
}

/** Tells whether nothing that is shown differs; what is called is always the latest. */
const isSame = (a: Addition, b: Addition) =>
  (Object.keys(b) as (keyof Addition)[]).every((name) => name === 'onChoose' || Object.is(a[name], b[name]))

export function createAdditions(): AdditionsStore {
  const store = createStore<ReaderAdditions>(NO_ADDITIONS)
  const parts = new Map<string, Addition>()
  let kinds: readonly AdditionKind[] = []
  let mode: ReaderMode | undefined
  // One mark is chosen at a time: that of the kind of which something was chosen last.
  let last: string | undefined
  const onChoose = (id: string) => {
    for (const part of parts.values()) if (part.marks.some((mark) => mark.id === id)) part.onChoose(id)
  }
  const publish = () => {
    const joined = { ...joinAdditions(kinds, parts, last), onChoose }
    store.set({ ...(mode?.annotates === false ? textAlone(joined) : joined), mode })
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    register(known, chosenMode) {
      kinds = known
      mode = chosenMode
      publish()
    },
    put(addition) {
      const { id } = addition.kind
      const before = parts.get(id)
      parts.set(id, addition)
      if (before && isSame(before, addition)) return
      if (addition.asked !== before?.asked || addition.chosen !== before?.chosen) last = id
      publish()
    },
    drop({ id }) {
      if (parts.delete(id)) publish()
    },
  }
}

/** Store of a text to which nothing is added. */
export const NOTHING_ADDED = createAdditions()

export const useAdditionsIn = ({ subscribe, get }: AdditionsStore): ReaderAdditions => useSyncExternalStore(subscribe, get)

/** Puts a feature's part into an open text for as long as its component is there. */
export function useAddition(store: AdditionsStore, addition: Addition): void {
  const { kind } = addition
  useLayoutEffect(() => store.put(addition))
  useLayoutEffect(() => () => store.drop(kind), [store, kind])
}
