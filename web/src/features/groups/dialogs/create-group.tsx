import { useRef, useState } from 'react'
import { groups } from '#contract/groups/groups.ts'
import type { User } from '#contract/groups/user-search.ts'
import { newRandomId } from '#web/lib/calls/call.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { type ChosenDocument, DocumentTransfer } from '../lists/document-transfer.tsx'
import { type ListEdit, NO_EDIT } from '../lists/list-edit.ts'
import { MemberTransfer } from '../lists/member-transfer.tsx'
import { failureText } from '../people/failure-text.ts'
import { useRefreshGroups } from '../people/use-refresh-groups.ts'
import { nameLeftOut } from './name-left-out.ts'
import { NameStep } from './name-step.tsx'
import { GROUP_STEPS, StepDialog } from './step-dialog.tsx'
import { useSaveLists } from './use-save-lists.ts'
import './group-dialogs.css'

interface CreateGroupProps {
  onClose: () => void
  onCreated: (groupID: string) => void
}

/** Creates a group in three steps: name and description, members, documents. */
export function CreateGroup({ onClose, onCreated }: CreateGroupProps) {
  const t = useText()
  const locale = useLocale()
  const call = useCall()
  const refresh = useRefreshGroups()
  const { saveMembers, saveDocuments, batchSize } = useSaveLists()
  const [step, setStep] = useState(0)
  const [texts, setTexts] = useState({ name: '', longDesc: '' })
  const [people, setPeople] = useState<ListEdit<User>>(NO_EDIT)
  const [documents, setDocuments] = useState<ListEdit<ChosenDocument>>(NO_EDIT)
  const [problem, setProblem] = useState('')
  const [pending, setPending] = useState(false)
  const named = texts.name.trim() !== '' && texts.longDesc.trim() !== ''
  /** sent again after an answer that was lost, it makes no second group */
  const creation = useRef({ id: '', asked: '' })
  const isReady = [named, people.added.size > 0, documents.added.size > 0][step]
  async function create() {
    if (pending) return
    setPending(true)
    setProblem('')
    const [memberIds, contentCodes] = [[...people.added.keys()], [...documents.added.keys()]]
    try {
      const first = { memberIds: memberIds.slice(0, batchSize), contentCodes: contentCodes.slice(0, batchSize) }
      const asked = JSON.stringify([texts, memberIds, contentCodes])
      if (creation.current.asked !== asked) creation.current = { id: newRandomId(), asked }
      const saved = await call(groups.save, { creationId: creation.current.id, ...texts, ...first })
      const rest = [
        await saveMembers(saved.groupID, { add: memberIds.slice(batchSize), remove: [] }),
        await saveDocuments(saved.groupID, { add: contentCodes.slice(batchSize), remove: [] }),
      ]
      for (const answer of [saved, ...rest])
        if (answer) nameLeftOut(t, answer, { people: people.added, documents: documents.added })
      await refresh()
      notify.success(t('groups.created', { name: saved.name }))
      onCreated(saved.groupID)
    } catch (error) {
      setProblem(failureText(t, error, locale))
      setPending(false)
    }
  }
  const isLast = step === GROUP_STEPS.length - 1
  const actions = (
    <>
      {step > 0 && <Button onClick={() => setStep(step - 1)}>{t('groups.back')}</Button>}
      <Button type="primary" disabled={!isReady || pending} onClick={() => (isLast ? void create() : setStep(step + 1))}>
        {t(isLast ? 'groups.confirm' : 'groups.next')}
      </Button>
    </>
  )
  return (
    <StepDialog
      title={t('groups.create')}
      step={step}
      isDirty={texts.name + texts.longDesc !== '' || people.added.size + documents.added.size > 0}
      problem={problem}
      actions={actions}
      onClose={onClose}
    >
      {step === 0 && <NameStep texts={texts} onTexts={setTexts} />}
      {step === 1 && <MemberTransfer members={[]} edit={people} onEdit={setPeople} />}
      {step === 2 && <DocumentTransfer documents={[]} edit={documents} onEdit={setDocuments} />}
    </StepDialog>
  )
}
