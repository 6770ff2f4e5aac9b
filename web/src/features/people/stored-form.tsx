import { type ReactNode, useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { FormDialog } from './form-dialog.tsx'

/** The form has what was read when it was opened; a later answer would take away what is typed. */
export const READ_ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: true, dedupingInterval: 0 }

interface StoredFormProps<Stored> {
  /** name of what is edited, until it is read */
  title: string
  read: { readonly data?: Stored | undefined; readonly error?: unknown; readonly isValidating: boolean }
  onClose: () => void
  form: (stored: Stored) => ReactNode
}

/** Opens a form with what is stored now, or says that it could not be read. */
export function StoredForm<Stored>({ title, read: { data, error, isValidating }, onClose, form }: StoredFormProps<Stored>) {
  const t = useText()
  const [first, setFirst] = useState<Stored>()
  if (first === undefined && data && !isValidating) setFirst(data)
  if (first !== undefined) return form(first)
  return error ? (
    <FormDialog title={title} pending problem={t('people.notLoaded')} onSave={onClose} onClose={onClose}>
      {null}
    </FormDialog>
  ) : null
}
