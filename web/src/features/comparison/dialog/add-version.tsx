import { type FormEvent, useId, useState } from 'react'
import { type ComparableText, comparison } from '#contract/documents/comparison.ts'
import { documents } from '#contract/documents/documents.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import type { TextFormat } from './choose-versions.ts'

interface AddVersionProps {
  readonly format: TextFormat
  readonly onAdd: (version: ComparableText) => void
}

/** Field for the number of any other document. */
export function AddVersion({ format, onAdd }: AddVersionProps) {
  const t = useText()
  const call = useCall()
  const id = useId()
  const [designation, setDesignation] = useState('')
  const [problem, setProblem] = useState('')
  async function add(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (!designation.trim()) return
    setProblem('')
    try {
      const { contentCode } = await call(documents.byDesignation, { search: designation })
      const { result } = await call(comparison.versions, { contentCode })
      const own = result.filter((one) => one.contentCode === contentCode && one.index === 0)
      const found = own.find((one) => one.format === format) ?? own[0]
      if (!found) return setProblem(t('comparison.addNoText', { designation }))
      if (!found.open) return setProblem(t('comparison.notOpen', { designation: found.designationNo }))
      onAdd(found)
      setDesignation('')
    } catch (error) {
      const isUnknown = error instanceof CallError && error.problem.code === 'designation-not-found'
      setProblem(t(isUnknown ? 'comparison.addNotFound' : 'comparison.addFailed'))
    }
  }
  return (
    <form className="compare-add" onSubmit={(event) => void add(event)}>
      <label htmlFor={id}>{t('comparison.addLabel')}</label>
      <input
        id={id}
        dir="auto"
        value={designation}
        maxLength={200}
        autoComplete="off"
        aria-describedby={`${id}-problem`}
        onChange={(event) => setDesignation(event.target.value)}
      />
      <Button onClick={(event) => void add(event)}>{t('comparison.add')}</Button>
      <p id={`${id}-problem`} role="status" className="compare-add-problem">
        {problem}
      </p>
    </form>
  )
}
