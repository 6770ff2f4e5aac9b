import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import type { AdditionPanelProps } from '#web/reader/marks/additions.ts'
import { usePlacedCard } from '#web/reader/marks/use-placed-card.ts'
import { AnnotationGroups } from '#web/ui/annotation/annotation-groups.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { NoteBody } from '../note-body.tsx'
import type { NoteItem } from './note-item.ts'
import type { DocumentNotes } from './use-document-notes.ts'

type NotesPanelProps = AdditionPanelProps & { notes: DocumentNotes }

/** Notes on the open document: those on the whole of it, those in its text from its beginning, those that lost their place. */
export function NotesPanel({ notes, ...reader }: NotesPanelProps) {
  const t = useText()
  const { items, isLoaded, error, add, reload } = notes
  const of = (...standings: readonly NoteItem['standing'][]) => items.filter(({ standing }) => standings.includes(standing))
  const groups = [
    { title: t('notes.onDocument'), items: of('whole') },
    { title: t('notes.inText'), items: of('exact', 'likely', 'changed') },
    { title: t('notes.unplaced'), items: of('lost') },
  ]
  return (
    <div className="annotations">
      <Button className="annotation-act" icon={<Icon shape="PlusOutlined" aria-hidden="true" />} onClick={() => add()}>
        {t('notes.addWhole')}
      </Button>
      <AnnotationGroups groups={groups}>
        {(item) => <NoteInPanel key={item.id} item={item} notes={notes} {...reader} />}
      </AnnotationGroups>
      {isLoaded && items.length === 0 && <p className="annotations-hint">{t('notes.none')}</p>}
      {!isLoaded && error && <ErrorState title={t('notes.notLoaded')} onRetry={reload} />}
      {!isLoaded && !error && <Skeleton lines={[80, 60, 70]} />}
    </div>
  )
}

const HINTS = { likely: 'notes.likely', changed: 'notes.changedHere' } as const

function NoteInPanel({ item, notes, session, onFollow }: NotesPanelProps & { item: NoteItem }) {
  const t = useText()
  const isChosen = notes.chosen === item.id
  const { standing, quote, place } = item
  const card = usePlacedCard({ isChosen, place, session })
  const hint = standing === 'likely' || standing === 'changed' ? t(HINTS[standing]) : undefined
  function go() {
    notes.choose(item.id)
    if (place && session.showPlace(place)) onFollow()
    else notify.info(t('notes.placeNotShown'))
  }
  return (
    <li ref={card} className="annotation" data-chosen={isChosen || undefined}>
      {quote &&
        (place ? (
          <button type="button" className="note-quote" title={t('notes.goTo')} onClick={go}>
            <span dir="auto">{quote}</span>
          </button>
        ) : (
          <p className="note-quote">
            <span dir="auto">{quote}</span>
          </p>
        ))}
      {!quote && place && (
        <Button type="text" className="annotation-act" onClick={go}>
          {t('notes.goTo')}
        </Button>
      )}
      {hint && <p className="annotation-hint">{hint}</p>}
      <NoteBody
        text={item.text}
        saver={item.saver}
        isEdited={notes.edited === item.id}
        isDeleted={notes.deleted.has(item.id)}
        onEdit={() => notes.edit(item)}
        onDone={() => notes.close(item.id)}
        onDelete={() => notes.remove(item)}
        onUndo={() => notes.restore(item)}
      />
    </li>
  )
}
