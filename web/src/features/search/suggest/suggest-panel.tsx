import { type MouseEvent, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { GridPart } from './grid-part.tsx'
import { SuggestGroup } from './suggest-group.tsx'
import { type Cell, entryCells, rowsOf, stepTo } from './suggest-rows.ts'
import type { SuggestType } from './suggest-rules.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Key handler that the panel gives to the box; returns true if it handled the key. */
export type PanelKeys = (key: string) => boolean

export interface PanelState {
  readonly open: boolean
  /** id of the active cell */
  readonly active?: string
}

interface SuggestPanelProps {
  id: string
  text: string
  type: SuggestType
  keys: RefObject<PanelKeys | null>
  onState: (state: PanelState) => void
  onLeave: () => void
}

/** Suggestions under the search box. The focus stays in the box; its keys move through them. */
export function SuggestPanel({ id, text, type, keys, onState, onLeave }: SuggestPanelProps) {
  const t = useText()
  const navigate = useNavigate()
  const { direction } = useLocale()
  const { groups, more } = useSuggestions(text, type)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<{ text: string; key: string }>()
  const rows = rowsOf(groups, opened)
  // More typing ends the selection.
  const active = chosen?.text === text ? rows.flat().find(({ key }) => key === chosen.key) : undefined
  const idOf = (cell: Cell) => `${id}-${encodeURIComponent(cell.key)}`
  const open = groups.length > 0
  const activeId = active && idOf(active)
  useEffect(() => {
    onState({ open, active: activeId })
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [open, activeId, onState])

  const go = (cell: Cell | undefined) => setChosen(cell && { text, key: cell.key })
  async function act(cell: Cell) {
    if (cell.kind === 'toggle') return setOpened(toggled(opened, cell.entry))
    if (cell.kind === 'more') {
      const found = await more(cell.publisherCode)
      return found?.entry && go(entryCells(found.group, found.entry, false)[0])
    }
    onLeave()
    navigate(paths.document(cell.contentCode))
  }
  useImperativeHandle(keys, () => (key) => {
    if (!open) return false
    if (key === 'Escape') onLeave()
    else if (key === 'Enter') {
      if (!active) return false
      void act(active)
    } else {
      const next = stepTo(rows, active?.key, key, direction === 'rtl')
      if (next === null) return false
      go(next)
    }
    return true
  })
  return (
    <>
      <output className="visually-hidden">
        {open && t('search.suggest.count', { count: groups.flatMap((group) => group.contentList).length })}
      </output>
      {open && (
        <GridPart id={id} className="suggest" role="grid" aria-label={t('search.suggest')} onMouseDown={keepFocus}>
          {groups.map((group) => (
            <SuggestGroup
              key={group.publisherCode}
              group={group}
              opened={opened}
              typed={text}
              active={active?.key}
              idOf={idOf}
              onAct={(cell) => void act(cell)}
              onLeave={onLeave}
            />
          ))}
        </GridPart>
      )}
    </>
  )
}

/** Keeps the focus in the box: the panel closes on blur, before a click would select. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

function toggled(opened: ReadonlySet<string>, entry: string): ReadonlySet<string> {
  const next = new Set(opened)
  if (!next.delete(entry)) next.add(entry)
  return next
}
