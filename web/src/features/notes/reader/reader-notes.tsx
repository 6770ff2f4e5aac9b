import CommentOutlined from '@ant-design/icons-svg/es/asn/CommentOutlined'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { TextPlace } from '#contract/documents/place.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { AdditionPanelProps, ReaderAdditions } from '#web/reader/marks/additions.ts'
import { useAskedPanel } from '#web/reader/marks/use-asked-panel.ts'
import { NotesPanel } from './notes-panel.tsx'
import { useDocumentNotes } from './use-document-notes.ts'

const PANEL = 'notes'
const NAME_LENGTH = 60

export interface ReaderNotesProps {
  contentId: string
  rendition: 'pdf' | 'html'
  onAdditions: (additions: ReaderAdditions) => void
}

/** Adds a person's notes to the open text; it shows nothing itself. */
export function ReaderNotes({ contentId, rendition, onAdditions }: ReaderNotesProps) {
  const t = useText()
  const notes = useDocumentNotes(contentId, rendition)
  const { items, chosen, choose, add, deleted } = notes
  const linked = new URLSearchParams(useLocation().search).get('annotationid')
  const { asked, open } = useAskedPanel(PANEL, { linked, items, choose })
  const marks = useMemo(
    () =>
      items.flatMap(({ id, text, place }) =>
        place && !deleted.has(id)
          ? [{ id, kind: 'note' as const, name: t('notes.mark', { text: text.slice(0, NAME_LENGTH) }), place }]
          : [],
      ),
    [items, deleted, t],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes in notes is in its items, its choice and its deletions
  const additions = useMemo((): ReaderAdditions => {
    return {
      marks,
      chosen,
      asked,
      onChoose: (id) => {
        choose(id)
        open()
      },
      actions: [
        {
          id: 'note',
          label: 'notes.add',
          icon: CommentOutlined,
          run: (place: TextPlace) => {
            add(place)
            open()
          },
        },
      ],
      panels: [
        {
          id: PANEL,
          title: 'notes.title',
          icon: CommentOutlined,
          render: (props: AdditionPanelProps) => <NotesPanel notes={notes} {...props} />,
        },
      ],
    }
  }, [marks, chosen, asked, open, choose, add, items, deleted, notes.isLoaded, notes.error])
  useEffect(() => onAdditions(additions), [onAdditions, additions])
  return null
}
