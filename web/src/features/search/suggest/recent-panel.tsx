import { type ReactNode, useId, useState } from 'react'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { forgetRecent, readRecent } from '#web/lib/recent.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { cutTitle } from './cut-title.ts'
import { GridPart } from './grid-part.tsx'
import { Place } from './suggest-group.tsx'
import { preventFocus } from './suggest-panel.tsx'
import { type Cell, recentRows } from './suggest-rows.ts'
import { type PanelProps, usePanelKeys } from './use-panel-keys.ts'

/** Last searches and documents of the person on this device, under an empty box. */
export function RecentPanel({ onSearch, ...panel }: PanelProps & { onSearch: (text: string) => void }) {
  const { id, onLeave } = panel
  const t = useText()
  const navigate = useNavigate()
  const person = useAccount().id
  const [recent, setRecent] = useState(() => readRecent(person))
  const rows = recentRows(recent)
  const act = (cell: Cell) => {
    if (cell.kind === 'clear') {
      forgetRecent(person)
      return setRecent(readRecent(person))
    }
    onLeave()
    if (cell.kind === 'search') onSearch(cell.text)
    if (cell.kind === 'document') navigate(paths.document(cell.contentCode))
  }
  const { active, idOf, open } = usePanelKeys({ ...panel, rows, act })
  if (!open) return null
  const place = (cell: Cell | undefined, content: ReactNode) =>
    cell && (
      <GridPart key={cell.key} role="row" className="suggest-entry">
        <Place cell={cell} active={active?.key} idOf={idOf}>
          {content}
        </Place>
      </GridPart>
    )
  const cells = rows.flat()
  return (
    <GridPart id={id} className="suggest" role="grid" aria-label={t('search.suggest')} onMouseDown={preventFocus}>
      <RecentGroup title={t('search.recent.searches')} filled={recent.searches.length > 0}>
        {recent.searches.map((text, index) =>
          place(
            cells[index],
            <button type="button" tabIndex={-1} className="suggest-document" onClick={() => act(cells[index] as Cell)}>
              <Icon shape="HistoryOutlined" aria-hidden="true" />
              <bdi>{text}</bdi>
            </button>,
          ),
        )}
      </RecentGroup>
      <RecentGroup title={t('search.recent.documents')} filled={recent.documents.length > 0}>
        {recent.documents.map(({ contentCode, designationNo, documentTitle }, index) =>
          place(
            cells[recent.searches.length + index],
            <Link to={paths.document(contentCode)} tabIndex={-1} onClick={onLeave} className="suggest-document">
              <Designation>{designationNo}</Designation>
              <span className="suggest-title">
                <Markup text={cutTitle(documentTitle)} />
              </span>
            </Link>,
          ),
        )}
      </RecentGroup>
      {place(
        cells.at(-1),
        <button type="button" tabIndex={-1} className="toggle" onClick={() => act({ kind: 'clear', key: 'clear' })}>
          {t('search.recent.clear')}
        </button>,
      )}
    </GridPart>
  )
}

function RecentGroup({ title, filled, children }: { title: string; filled: boolean; children: ReactNode }) {
  const name = useId()
  if (!filled) return null
  return (
    <GridPart role="rowgroup" aria-labelledby={name} className="suggest-group">
      <GridPart role="row">
        <GridPart role="rowheader" id={name} className="suggest-publisher">
          {title}
        </GridPart>
      </GridPart>
      {children}
    </GridPart>
  )
}
