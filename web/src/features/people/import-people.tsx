import { type ChangeEvent, useState } from 'react'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import { people as peopleApi } from '#contract/people/people.ts'
import { MAX_FILE_LENGTH } from '#contract/people/people-file.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import '#web/ui/controls/fields.css'

type Preview = OutputOf<typeof peopleApi.previewFile>

const REFRESH = { refresh: [peopleApi.accounts, peopleApi.list] }

/** Saves a people file, once whoever chose it has read what it changes. */
export function ImportPeople({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [file, setFile] = useState('')
  const [preview, setPreview] = useState<Preview>()
  const [problem, setProblem] = useState('')
  const previewing = useCommand(peopleApi.previewFile)
  const saving = useCommand(peopleApi.saveFile, REFRESH)
  const isReady = preview !== undefined && preview.changes.length > 0 && !preview.refusal

  async function show(text: string) {
    setPreview(undefined)
    setPreview(await previewing.run({ file: text }))
  }
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    setPreview(undefined)
    setProblem('')
    if (!chosen) return
    // A character takes at least a byte, and no more than three of UTF-8 for each of its length.
    if (chosen.size > MAX_FILE_LENGTH * 3) return setProblem(t('people.tooLarge'))
    const text = await chosen.text()
    if (text.length > MAX_FILE_LENGTH) return setProblem(t('people.tooLarge'))
    setFile(text)
    await show(text).catch(() => setProblem(t('people.failed')))
  }
  async function save() {
    if (!preview) return
    setProblem('')
    try {
      await saving.run({ file, stamp: preview.stamp })
      notify.success(t('people.imported'))
      onClose()
    } catch (error) {
      const isChanged = error instanceof CallError && error.problem.code === 'changed-meanwhile'
      setProblem(t(isChanged ? 'people.importChanged' : 'people.failed'))
      if (isChanged) await show(file).catch(() => undefined)
    }
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t('shell.cancel')}</Button>
      <Button type="primary" disabled={!isReady || saving.pending} onClick={() => void save()}>
        {t('people.save')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('people.import')} actions={actions} wide onClose={onClose}>
      <div className="people-form form-fields">
        <label>
          {t('people.importAbout')}
          <input type="file" accept=".json,application/json" data-enter onChange={(event) => void choose(event)} />
        </label>
        <p role="alert" className="people-problem">
          {problem}
        </p>
        <div aria-live="polite">{preview && <PreviewedChanges preview={preview} />}</div>
      </div>
    </Dialog>
  )
}

function PreviewedChanges({ preview: { faults, refusal, changes } }: { preview: Preview }) {
  const t = useText()
  if (faults.length > 0)
    return (
      <>
        <p className="people-problem">{t('people.faults')}</p>
        <ul className="people-changes" lang="en" dir="ltr">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </>
    )
  return (
    <>
      {refusal && <p className="people-problem">{t(refusal === 'own-admin' ? 'people.ownAdmin' : 'people.lastAdmin')}</p>}
      <p>{t('people.changes', { count: changes.length })}</p>
      <ul className="people-changes">
        {changes.map(({ kind, act, id, facts }) => (
          <li key={`${kind} ${id}`}>
            {t(`people.${act}.${kind}`, { id })}
            {act === 'changed' && (
              <ul className="people-changes">
                {facts.map(({ field, before, after }) => (
                  <li key={field}>{t('people.fact', { field, before: before || '–', after: after || '–' })}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
