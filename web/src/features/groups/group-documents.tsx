import type { GroupDocument } from '#contract/groups/group.ts'
import { groups } from '#contract/groups/groups.ts'
import { knownStanding } from '#standing/status-words.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { DocumentCell } from '#web/ui/document-cell.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { StandingLine } from '#web/ui/text/standing-line.tsx'
import { ConfirmAct } from './dialogs/confirm-act.tsx'
import { nameOfUser } from './people/person-name.tsx'
import { useRefreshGroups } from './people/use-refresh-groups.ts'

interface GroupDocumentsProps {
  documents: readonly GroupDocument[]
  busy: boolean
  onRemove: (document: GroupDocument) => void
}

/** Documents of a group, with who added them. */
export function GroupDocuments({ documents, busy, onRemove }: GroupDocumentsProps) {
  const t = useText()
  const columns = [
    { key: 'document', title: t('groups.document'), cell: (document: GroupDocument) => <DocumentCell document={document} /> },
    {
      key: 'status',
      title: t('groups.status'),
      cell: (document: GroupDocument) => <StandingLine standing={knownStanding(document)} />,
    },
    {
      key: 'by',
      title: t('groups.addedBy'),
      cell: ({ sharedByFirstName: firstName, sharedByLastName: lastName, email }: GroupDocument) => (
        <bdi className="cell-name">{nameOfUser({ firstName, lastName, email }) || t('groups.formerMember')}</bdi>
      ),
    },
    {
      key: 'remove',
      title: t('groups.takeOut'),
      titleHidden: true,
      cell: (document: GroupDocument) =>
        document.mayRemove && (
          <button
            type="button"
            className="icon-button"
            title={t('groups.takeOut')}
            aria-label={t('groups.takeOutOne', { designation: document.displayDesignation })}
            onClick={() => onRemove(document)}
          >
            <Icon shape="DeleteOutlined" aria-hidden="true" />
          </button>
        ),
    },
  ]
  return (
    <DataTable
      label={t('groups.documents')}
      columns={columns}
      rows={documents}
      keyOf={({ contentID }) => contentID}
      busy={busy}
    />
  )
}

interface RemoveDocumentProps {
  groupId: string
  document: GroupDocument
  onDone: (removed: boolean) => void
}

/** Asks before a document leaves a group. */
export function RemoveDocument({ groupId, document, onDone }: RemoveDocumentProps) {
  const t = useText()
  const rich = useRichText()
  const call = useCall()
  const refresh = useRefreshGroups()
  const designation = document.displayDesignation
  async function remove() {
    await call(groups.updateDocuments, { sharedWithGroupID: groupId, removeContentIds: [document.contentID] })
    await refresh()
    notify.success(t('groups.documentDeleted', { designation }))
    onDone(true)
  }
  return (
    <ConfirmAct title={t('groups.takeOutTitle')} act={t('groups.takeOut')} onAct={remove} onClose={() => onDone(false)}>
      {rich('groups.takeOutText', { designation: <Designation>{designation}</Designation> })}
    </ConfirmAct>
  )
}
