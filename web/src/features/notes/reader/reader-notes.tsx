import CommentOutlined from '@ant-design/icons-svg/es/asn/CommentOutlined'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { TextPlace } from '#contract/documents/place.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { AdditionPanelProps, ReaderAdditions } from '#web/reader/marks/additions.ts'
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
  const [asked, setAsked] = useState<ReaderAdditions['asked']>()
  useLinkedNote(notes, () => setAsked({ panel: PANEL }))
  const { items, chosen, choose, add, deleted } = notes
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
    const open = () => setAsked({ panel: PANEL })
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
  }, [marks, chosen, asked, choose, add, items, deleted, notes.isLoaded, notes.error])
  useEffect(() => onAdditions(additions), [onAdditions, additions])
  return null
}

/** Chooses the note that the address names, once it is there. */
function useLinkedNote({ items, choose }: ReturnType<typeof useDocumentNotes>, onFound: () => void) {
  const linked = new URLSearchParams(useLocation().search).get('annotationid')
  const [followed, setFollowed] = useState<string>()
  const isThere = linked !== null && items.some(({ id }) => id === linked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (!isThere || followed === linked) return
    setFollowed(linked)
    choose(linked)
    onFound()
  }, [isThere, linked, followed])
}
