import { type MouseEvent, useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { GridPart } from './grid-part.tsx'
import { SuggestGroup } from './suggest-group.tsx'
import { type Cell, entryCells, rowsOf } from './suggest-rows.ts'
import type { SuggestType } from './suggest-rules.ts'
import { type PanelProps, usePanelKeys } from './use-panel-keys.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestPanelProps extends PanelProps {
  type: SuggestType
}

/** Suggestions under the search box. The focus stays in the box; its keys move through them. */
export function SuggestPanel({ type, ...panel }: SuggestPanelProps) {
  const { id, text, onLeave } = panel
  const t = useText()
  const navigate = useNavigate()
  const { groups, more } = useSuggestions(text, type)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  async function act(cell: Cell) {
    if (cell.kind === 'toggle') return setOpened(toggled(opened, cell.entry))
    if (cell.kind === 'more') {
      const found = await more(cell.publisherCode)
      return found?.entry && go(entryCells(found.group, found.entry, false)[0])
    }
    onLeave()
    if (cell.kind === 'document' || cell.kind === 'edition') navigate(paths.document(cell.contentCode))
  }
  const rows = rowsOf(groups, opened)
  const { active, idOf, go, open } = usePanelKeys({ ...panel, rows, act: (cell) => void act(cell) })
  return (
    <>
      <output className="visually-hidden">
        {open && t('search.suggest.count', { count: groups.flatMap((group) => group.contentList).length })}
      </output>
      {open && (
        <GridPart id={id} className="suggest" role="grid" aria-label={t('search.suggest')} onMouseDown={preventFocus}>
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
export const preventFocus = (event: MouseEvent) => event.preventDefault()

function toggled(opened: ReadonlySet<string>, entry: string): ReadonlySet<string> {
  const next = new Set(opened)
  if (!next.delete(entry)) next.add(entry)
  return next
}
