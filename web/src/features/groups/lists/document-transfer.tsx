import { useState } from 'react'
import type { ListedDocument } from '#contract/documents/document-card.ts'
import { groups } from '#contract/groups/groups.ts'
import { foldText } from '#text/fold-text.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { addItems, applyEdit, type ListEdit, removeItems } from './list-edit.ts'
import { Transfer } from './transfer.tsx'
import { useSearchedText } from './use-searched-text.ts'

const PAGE_SIZE = 100

export type ChosenDocument = Pick<
  ListedDocument,
  'contentCode' | 'designationNo' | 'displayDesignation' | 'documentTitle' | 'assetId'
>

const idOf = ({ contentCode }: ChosenDocument) => contentCode
const designationOf = ({ displayDesignation, designationNo }: ChosenDocument) => displayDesignation || designationNo

const choiceOf = (document: ChosenDocument) => ({
  id: document.contentCode,
  label: designationOf(document),
  shown: (
    <span className="choice-shown">
      <Designation>{designationOf(document)}</Designation>
      <small dir="auto">
        <Markup text={document.documentTitle} />
      </small>
    </span>
  ),
})

interface DocumentTransferProps {
  /** documents of the group as it is saved */
  documents: readonly ChosenDocument[]
  edit: ListEdit<ChosenDocument>
  onEdit: (edit: ListEdit<ChosenDocument>) => void
}

/** Documents of the library beside those of a group. */
export function DocumentTransfer({ documents, edit, onEdit }: DocumentTransferProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState('')
  const keywords = useSearchedText(typed)
  const wanted = foldText(useSearchedText(filter))
  const { data, isLoading } = useEndpoint(groups.findDocuments, keywords ? { keywords, size: PAGE_SIZE } : null, {
    keepPreviousData: keywords !== '',
    revalidateOnFocus: false,
  })
  const inGroup = applyEdit(documents, edit, idOf)
  const codes = new Set(inGroup.map(idOf))
  const others = (data?.content ?? []).filter(({ contentCode }) => !codes.has(contentCode))
  const isShown = ({ documentTitle, assetId, designationNo }: ChosenDocument) =>
    [documentTitle, assetId, designationNo].some((one) => foldText(one).includes(wanted))
  return (
    <Transfer
      from={{
        title: t('groups.library'),
        search: t('groups.findDocuments'),
        text: typed,
        onText: setTyped,
        choices: others.map(choiceOf),
        empty: t(keywords ? 'groups.noMatch' : 'groups.typeToFind'),
        busy: isLoading,
        onMove: (moved) =>
          onEdit(
            addItems(
              edit,
              others.filter(({ contentCode }) => moved.includes(contentCode)),
              idOf,
            ),
          ),
      }}
      to={{
        title: t('groups.inGroup'),
        search: t('groups.filterDocuments'),
        text: filter,
        onText: setFilter,
        choices: inGroup.filter(isShown).map(choiceOf),
        empty: t(wanted ? 'groups.noMatch' : 'groups.noDocumentsYet'),
        onMove: (moved) => onEdit(removeItems(edit, moved)),
      }}
    />
  )
}
