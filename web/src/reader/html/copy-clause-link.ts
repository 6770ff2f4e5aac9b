import type { Text } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'

/** Copies the address of a clause, and says so. */
export async function copyClauseLink(path: string, t: Text): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.href).href)
    notify.success(t('documents.clauseCopied'))
  } catch {
    notify.error(t('documents.clauseNotCopied'))
  }
}
