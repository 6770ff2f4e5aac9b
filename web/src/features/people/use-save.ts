import { useState } from 'react'
import { CallError } from '#web/lib/calls/call.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import type { MessageKey } from '#web/lib/i18n/messages.ts'

export interface Edited {
  readonly version: number
  readonly edit?:
    | { readonly by: string; readonly former?: true | undefined; readonly at: string; readonly fields: readonly string[] }
    | undefined
}

const PROBLEMS: Readonly<Record<string, MessageKey>> = {
  'own-admin': 'people.ownAdmin',
  'last-admin': 'people.lastAdmin',
  'people-refused': 'people.refused',
  'validation-failed': 'people.refused',
  'account-exists': 'people.accountExists',
  'person-exists': 'people.personExists',
  forbidden: 'people.notAllowed',
}

/** Saves a form and tells why it was not saved: of another change meanwhile, whose it was and of what. */
export function useSave<Stored extends Edited>() {
  const t = useText()
  const { formatDate } = useLocale()
  const [problem, setProblem] = useState('')
  const [stored, setStored] = useState<Stored>()
  function conflictOf({ edit }: Stored): string {
    if (!edit) return t('people.changedMeanwhile')
    const at = formatDate(edit.at, { dateStyle: 'medium', timeStyle: 'short' })
    return t('people.changedBy', {
      name: edit.former ? t('groups.formerMember') : edit.by || 'npm run people',
      at,
      fields: edit.fields.join(', '),
    })
  }
  async function save(work: () => Promise<unknown>): Promise<boolean> {
    setProblem('')
    setStored(undefined)
    try {
      await work()
      return true
    } catch (error) {
      const code = error instanceof CallError ? error.problem.code : ''
      const now = error instanceof CallError && code === 'changed-meanwhile' ? (error.problem.stored as Stored) : undefined
      setStored(now)
      setProblem(now ? conflictOf(now) : t(PROBLEMS[code] ?? 'people.failed'))
      return false
    }
  }
  const clear = () => {
    setProblem('')
    setStored(undefined)
  }
  return { save, problem, stored, clear }
}
