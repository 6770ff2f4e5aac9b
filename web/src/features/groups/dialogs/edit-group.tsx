import { useState } from 'react'
import type { Group } from '#contract/groups/group.ts'
import type { User } from '#contract/groups/user-search.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { type ChosenDocument, DocumentTransfer } from '../lists/document-transfer.tsx'
import { isEdited, type ListEdit, NO_EDIT } from '../lists/list-edit.ts'
import { MemberTransfer } from '../lists/member-transfer.tsx'
import { useAllDocuments } from '../people/use-all-documents.ts'
import { NameStep } from './name-step.tsx'
import { StepDialog } from './step-dialog.tsx'
import { useEditedGroup } from './use-edited-group.ts'
import './group-dialogs.css'

interface EditGroupProps {
  /** the group as the page knows it, with all members */
  group: Group
  step?: number
  onClose: () => void
}

/** Changes name, people and documents of a group, each part alone. What is typed stays when somebody else was faster. */
export function EditGroup({ group: known, step: first = 0, onClose }: EditGroupProps) {
  const t = useText()
  const [step, setStep] = useState(first)
  const { group, conflict, problem, pending, saveTexts, savePeople, saveDocuments } = useEditedGroup(known)
  const [texts, setTexts] = useState<{ name: string; longDesc: string }>()
  const [people, setPeople] = useState<ListEdit<User>>(NO_EDIT)
  const [documents, setDocuments] = useState<ListEdit<ChosenDocument>>(NO_EDIT)
  const { data: allDocuments } = useAllDocuments(step === 2 ? group.groupID : undefined)
  const typed = texts ?? group
  const isRenamed = texts !== undefined && (texts.name !== group.name || texts.longDesc !== group.longDesc)
  const memberCount = group.memberCount + people.added.size - people.removed.size
  const parts = [
    {
      isReady: isRenamed && typed.name.trim() !== '' && typed.longDesc.trim() !== '',
      save: async () => (await saveTexts({ name: typed.name, longDesc: typed.longDesc })) && setTexts(undefined),
    },
    {
      isReady: isEdited(people) && memberCount > 0,
      save: async () => (await savePeople(people)) && setPeople(NO_EDIT),
    },
    { isReady: isEdited(documents), save: async () => (await saveDocuments(documents)) && setDocuments(NO_EDIT) },
  ]
  const part = parts[step]
  return (
    <StepDialog
      title={t('groups.editTitle')}
      step={step}
      onStep={setStep}
      isDirty={isRenamed || isEdited(people) || isEdited(documents)}
      problem={conflict ?? problem}
      onClose={onClose}
      actions={
        <Button type="primary" disabled={!part?.isReady || pending} onClick={() => void part?.save()}>
          {t('groups.update')}
        </Button>
      }
    >
      {step === 0 && <NameStep texts={typed} onTexts={setTexts} />}
      {step === 1 && <MemberTransfer members={group.rosters.map(({ user }) => user)} edit={people} onEdit={setPeople} />}
      {step === 2 &&
        (allDocuments ? (
          <DocumentTransfer documents={allDocuments} edit={documents} onEdit={setDocuments} />
        ) : (
          <Skeleton lines={[60, 80, 50]} />
        ))}
    </StepDialog>
  )
}
