import { type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { useLocale } from '#web/lib/i18n/i18n.tsx'
import { type Cell, stepTo } from './suggest-rows.ts'

/** Key handler that the panel gives to the box; returns true if it handled the key. */
export type PanelKeys = (key: string) => boolean

export interface PanelState {
  readonly open: boolean
  /** id of the active cell */
  readonly active?: string
}

export interface PanelProps {
  id: string
  text: string
  keys: RefObject<PanelKeys | null>
  onState: (state: PanelState) => void
  onLeave: () => void
}

interface PanelRows extends PanelProps {
  rows: readonly (readonly Cell[])[]
  act: (cell: Cell) => void
}

/** Moves through the rows of a panel with the keys of the box, which keeps the focus. */
export function usePanelKeys({ id, text, keys, rows, act, onState, onLeave }: PanelRows) {
  const { direction } = useLocale()
  const [chosen, setChosen] = useState<{ text: string; key: string }>()
  // More typing ends the selection.
  const active = chosen?.text === text ? rows.flat().find(({ key }) => key === chosen.key) : undefined
  const idOf = (cell: Cell) => `${id}-${encodeURIComponent(cell.key)}`
  const open = rows.length > 0
  const activeId = active && idOf(active)
  useEffect(() => {
    onState({ open, active: activeId })
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [open, activeId, onState])

  const go = (cell: Cell | undefined) => setChosen(cell && { text, key: cell.key })
  useImperativeHandle(keys, () => (key) => {
    if (!open) return false
    if (key === 'Escape') onLeave()
    else if (key === 'Enter') {
      if (!active) return false
      act(active)
    } else {
      const next = stepTo(rows, active?.key, key, direction === 'rtl')
      if (next === null) return false
      go(next)
    }
    return true
  })
  return { active, idOf, go, open }
}
