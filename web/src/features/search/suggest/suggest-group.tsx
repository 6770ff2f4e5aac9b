import { type ReactNode, useId } from 'react'
import type { SuggestionGroup } from '#contract/type-ahead.ts'
import { knownStanding } from '#standing/status-words.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { parseMarkup } from '#web/ui/text/parse-markup.ts'
import { StandingBadge } from '#web/ui/text/standing-badge.tsx'
import { cutTitle } from './cut-title.ts'
import { GridPart } from './grid-part.tsx'
import { markDesignation, markTypedWords } from './suggest-marks.ts'
import { type Cell, entryCells, entryKey, moreCell } from './suggest-rows.ts'

interface PartProps {
  typed: string
  /** key of the active cell */
  active: string | undefined
  idOf: (cell: Cell) => string
  onAct: (cell: Cell) => void
  onLeave: () => void
}

interface SuggestGroupProps extends PartProps {
  group: SuggestionGroup
  /** entries that show all editions */
  opened: ReadonlySet<string>
}

/** Suggestions of one publisher. */
export function SuggestGroup({ group, opened, ...part }: SuggestGroupProps) {
  const t = useText()
  const name = useId()
  const more = moreCell(group)
  return (
    <GridPart role="rowgroup" aria-labelledby={name} className="suggest-group">
      <GridPart role="row">
        <GridPart role="rowheader" id={name} className="suggest-publisher">
          <bdi>{group.publisherName}</bdi>
        </GridPart>
      </GridPart>
      {group.contentList.map((entry) => (
        <SuggestEntry
          key={entry.contentCode}
          entry={entry}
          cells={entryCells(group, entry, opened.has(entryKey(group, entry)))}
          {...part}
        />
      ))}
      {group.showMoreResults && (
        <GridPart role="row">
          <Place cell={more} {...part}>
            <button type="button" tabIndex={-1} className="toggle" onClick={() => part.onAct(more)}>
              {t('search.suggest.more', { publisher: group.publisherName })}
            </button>
          </Place>
        </GridPart>
      )}
    </GridPart>
  )
}

interface SuggestEntryProps extends PartProps {
  entry: SuggestionGroup['contentList'][number]
  cells: readonly Cell[]
}

function SuggestEntry({ entry, cells, ...part }: SuggestEntryProps) {
  const { typed } = part
  const [document, ...editions] = cells
  const shown = cutTitle(entry.documentTitle)
  const title = parseMarkup(shown)
    .map(({ text }) => text)
    .join('')
  return (
    <GridPart role="row" className="suggest-entry">
      {document && (
        <Place cell={document} {...part}>
          <Link to={paths.document(entry.contentCode)} tabIndex={-1} onClick={part.onLeave} className="suggest-document">
            <Designation marks={markDesignation(entry.designationNo, typed)}>{entry.designationNo}</Designation>{' '}
            <span className="suggest-title">
              <Markup text={shown} marks={markTypedWords(title, typed)} />
            </span>
            <EntryStanding entry={entry} />
          </Link>
        </Place>
      )}
      {editions.map((cell) => (
        <Place key={cell.key} cell={cell} {...part}>
          <EditionOrToggle cell={cell} {...part} />
        </Place>
      ))}
    </GridPart>
  )
}

function EntryStanding({ entry: { standing, status = 'Unknown' } }: Pick<SuggestEntryProps, 'entry'>) {
  const known = knownStanding({ standing, status })
  return known.is === 'unknown' ? null : <StandingBadge standing={known} />
}

function EditionOrToggle({ cell, onAct, onLeave }: PartProps & { cell: Cell }) {
  const t = useText()
  const { formatNumber } = useLocale()
  if (cell.kind === 'edition')
    return (
      <Link to={paths.document(cell.contentCode)} tabIndex={-1} onClick={onLeave}>
        <Designation>{cell.designationNo}</Designation>
      </Link>
    )
  if (cell.kind !== 'toggle') return null
  return (
    <button type="button" tabIndex={-1} className="toggle" onClick={() => onAct(cell)}>
      {cell.open ? t('search.suggest.less') : t('search.suggest.all', { count: formatNumber(cell.count) })}
    </button>
  )
}

/** Grid cell with the id that the box refers to while it is active. */
export function Place({
  cell,
  active,
  idOf,
  children,
}: Pick<PartProps, 'active' | 'idOf'> & { cell: Cell; children: ReactNode }) {
  return (
    <GridPart role="gridcell" id={idOf(cell)} aria-selected={cell.key === active} data-kind={cell.kind}>
      {children}
    </GridPart>
  )
}
