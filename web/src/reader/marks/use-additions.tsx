import { type ReactNode, useEffect, useMemo } from 'react'
import type { ReaderAdditions } from './additions.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { TextSelection } from './text-selection.ts'
import { useMarkKeys } from './use-mark-keys.ts'
import { useTextSelection } from './use-text-selection.ts'

interface SelectableSession {
  readonly page: Document
  readonly scroller: HTMLElement
  readSelection(): TextSelection | undefined
  dropSelection(): void
}

/** Requests for panels that were met: another viewer of the document does not open it again. */
const heard = new WeakSet<object>()

/** Offers what can be done with selected words, and opens the panel that is asked for. */
export function useAdditions(
  session: SelectableSession | undefined,
  additions: ReaderAdditions,
  showPanel: (id: string) => void,
): ReactNode {
  const { actions, asked } = additions
  useMarkKeys(session?.page, additions)
  const source = useMemo(
    () => session && { page: session.page, scroller: session.scroller, read: () => session.readSelection() },
    [session],
  )
  const { selected, drop } = useTextSelection(source, actions.length > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new object asks once
  useEffect(() => {
    if (!asked || heard.has(asked)) return
    heard.add(asked)
    showPanel(asked.panel)
  }, [asked])
  const done = () => {
    session?.dropSelection()
    drop()
  }
  return selected && session && <SelectionBar selected={selected} actions={actions} page={session.page} onDone={done} />
}
