import type { ReactNode } from 'react'
import { LIST_PAGE_SIZE } from '#contract/endpoint/limits.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PastEnd } from '#web/ui/states/past-end.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { NoteInList } from './note-in-list.tsx'
import { NotesFilter } from './notes-filter.tsx'
import { type NotesChoice, useListedNotes } from './use-listed-notes.ts'
import './notes-list.css'

interface NotesScreenProps {
  page: number
  choice: NotesChoice
  onChoose: (choice: NotesChoice) => void
  /** path to the list of all documents */
  browse: string
  pager: (pages: number) => ReactNode
}

/** All notes of the person, with search and export. */
export function NotesScreen({ page, choice, onChoose, browse, pager }: NotesScreenProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const notes = useListedNotes(page, choice)
  const { data, error, isLoading } = notes
  const isNew = data?.count === 0 && !choice.text
  return (
    <>
      <div className="search-head">
        <h1>
          {t('notes.title')} {data && data.count > 0 && <span className="heading-count">{formatNumber(data.count)}</span>}
        </h1>
      </div>
      {!isNew && <NotesFilter choice={choice} onChoose={onChoose} isEmpty={!data || data.count === 0} />}
      {data && data.result.length > 0 && (
        <ul className="notes-list" aria-label={t('notes.title')} aria-busy={isLoading || undefined}>
          {data.result.map((note) => (
            <NoteInList key={`${note.contentId} ${note.annotationId}`} note={note} notes={notes} />
          ))}
        </ul>
      )}
      {data && data.count > LIST_PAGE_SIZE && pager(Math.ceil(data.count / LIST_PAGE_SIZE))}
      {isNew && (
        <EmptyState
          title={t('notes.noneYet')}
          action={
            <Link to={browse} className="plain-button">
              {t('home.browse')}
            </Link>
          }
        />
      )}
      {data?.count === 0 && choice.text && (
        <EmptyState
          title={t('notes.noneFound')}
          action={<Button onClick={() => onChoose({ sort: choice.sort })}>{t('notes.all')}</Button>}
        />
      )}
      {data && data.count > 0 && data.result.length === 0 && <PastEnd first={paths.notes({ ...choice })} />}
      {!data && error && <ErrorState title={t('notes.notLoaded')} onRetry={notes.reload} />}
      {!data && !error && <Skeleton lines={[35, 80, 30, 70, 40, 75]} />}
    </>
  )
}
