import { type FormEvent, useId, useState } from 'react'
import { counterKeys, KEY_PARTS, type KeyParts, type ShownKey } from '#contract/counter/keys.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface MakeKeyProps {
  accountId: string
  onClose: () => void
  onMade: (key: ShownKey) => void
}

/** Makes a key for a program, by its name and by what the program can send. */
export function MakeKey({ accountId, onClose, onMade }: MakeKeyProps) {
  const t = useText()
  const form = useId()
  const [name, setName] = useState('')
  const [parts, setParts] = useState<KeyParts>('both')
  const [problem, setProblem] = useState('')
  const { run, pending } = useCommand(counterKeys.makeKey, { refresh: [counterKeys.keys] })
  const isReady = name.trim() !== ''
  async function make(event: FormEvent) {
    event.preventDefault()
    if (pending || !isReady) return
    try {
      onMade(await run({ accountId, name, parts }))
    } catch (error) {
      const isFull = error instanceof CallError && error.problem.code === 'too-many-keys'
      setProblem(t(isFull ? 'counter.tooMany' : 'counter.failed'))
    }
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t('shell.cancel')}</Button>
      <button type="submit" form={form} className="button" data-kind="primary" disabled={!isReady || pending}>
        {t('counter.make')}
      </button>
    </>
  )
  return (
    <Dialog title={t('counter.make')} actions={actions} onClose={onClose}>
      <form id={form} className="counter-form" onSubmit={(event) => void make(event)}>
        <label>
          {t('counter.name')}
          <input
            type="text"
            dir="auto"
            required
            maxLength={100}
            data-enter
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <Select
          label={t('counter.credentials')}
          value={parts}
          options={KEY_PARTS.map((value) => ({ value, label: t(`counter.parts.${value}`) }))}
          onChange={setParts}
        />
        <p role="alert" className="counter-problem">
          {problem}
        </p>
      </form>
    </Dialog>
  )
}
