import { useState } from 'react'
import { admin } from '#contract/admin/admin.ts'
import type { SavedSettings, TenantSettings } from '#contract/admin/tenant-settings.ts'
import { tenant } from '#contract/tenant.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'

const REFRESH = { refresh: [admin.tenantHistory, tenant.externalUrls] }

/** Saves settings over the version that was read, and says why they were not saved. */
export function useSaveSettings() {
  const t = useText()
  const { formatDate } = useLocale()
  const { run, pending } = useCommand(admin.saveTenantSettings, REFRESH)
  const [problem, setProblem] = useState('')
  /** settings that somebody else saved meanwhile */
  const [other, setOther] = useState<SavedSettings>()
  function tell(error: unknown) {
    const { code = '', stored, fieldErrors = [] } = error instanceof CallError ? error.problem : {}
    if (code === 'changed-meanwhile') {
      const { edit } = stored as SavedSettings
      const at = edit ? formatDate(edit.at, { dateStyle: 'medium', timeStyle: 'short' }) : ''
      setOther(stored as SavedSettings)
      return setProblem(t('admin.settings.changedBy', { name: edit?.by || t('groups.formerMember'), at }))
    }
    if (code === 'settings-refused') return setProblem(t('admin.settings.contradict', { reason: (error as CallError).about }))
    const fields = fieldErrors.map(({ field }) => field.replace(/^settings\./, '')).join(', ')
    setProblem(fields ? t('admin.settings.refused', { fields }) : t('admin.settings.notSaved'))
  }
  async function save(version: number, settings: TenantSettings): Promise<SavedSettings | undefined> {
    setProblem('')
    setOther(undefined)
    try {
      return await run({ version, settings })
    } catch (error) {
      tell(error)
      return undefined
    }
  }
  const clear = () => {
    setProblem('')
    setOther(undefined)
  }
  return { save, pending, problem, other, clear }
}
