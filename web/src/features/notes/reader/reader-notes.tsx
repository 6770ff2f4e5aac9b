import { useCallback, useMemo } from 'react'
import type { TextPlace } from '#contract/documents/place.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { type LiveValue, useLive, useLiveValue, useStable } from '#web/lib/live-value.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { type AdditionsStore, useAddition } from '#web/reader/additions/additions-store.ts'
import type { AdditionPanelProps } from '#web/reader/marks/additions.ts'
import { useAskedPanel } from '#web/reader/marks/use-asked-panel.ts'
import { NOTES } from './notes-kind.ts'
import { NotesPanel } from './notes-panel.tsx'
import { type DocumentNotes, useDocumentNotes } from './use-document-notes.ts'
import './notes-marks.css'

const NAME_LENGTH = 60

export interface ReaderNotesProps {
  contentId: string
  rendition: 'pdf' | 'html'
  additions: AdditionsStore
}

/** Adds a person's notes to the open text; it shows nothing itself. */
export function ReaderNotes({ contentId, rendition, additions }: ReaderNotesProps) {
  const t = useText()
  const notes = useDocumentNotes(contentId, rendition)
  const { items, chosen, choose, add, deleted } = notes
  const linked = new URLSearchParams(useLocation().search).get('annotationid')
  const { asked, open } = useAskedPanel(NOTES.id, { linked, items, choose })
  const marks = useMemo(
    () =>
      items.flatMap(({ id, text, place }) =>
        place && !deleted.has(id)
          ? [{ id, kind: 'note', name: t('notes.mark', { text: text.slice(0, NAME_LENGTH) }), place }]
          : [],
      ),
    [items, deleted, t],
  )
  const live = useLiveValue(notes)
  const panel = useCallback((props: AdditionPanelProps) => <LivePanel live={live} {...props} />, [live])
  const run = useStable((place: TextPlace) => {
    add(place)
    open()
  })
  const actions = useMemo(() => [{ id: 'note', label: 'notes.add', icon: 'CommentOutlined', run } as const], [run])
  const onChoose = (id: string) => {
    choose(id)
    open()
  }
  useAddition(additions, { kind: NOTES, marks, count: marks.length, chosen, asked, onChoose, actions, panel })
  return null
}

const LivePanel = ({ live, ...props }: AdditionPanelProps & { live: LiveValue<DocumentNotes> }) => (
  <NotesPanel notes={useLive(live)} {...props} />
)
