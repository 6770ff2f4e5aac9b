import { type FormEvent, useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { FilterForm } from '#web/ui/filter/filter-form.tsx'

interface AccountChoiceProps {
  accountId: string | undefined
  onAccount: (accountId: string) => void
}

/** Field for the id of an account, for administrators of the tenant. */
export function AccountChoice({ accountId = '', onAccount }: AccountChoiceProps) {
  const t = useText()
  const [text, setText] = useState(accountId)
  const show = (event: FormEvent) => {
    event.preventDefault()
    onAccount(text.trim())
  }
  return (
    <FilterForm>
      <form className="counter-account" onSubmit={show}>
        <label>
          {t('counter.accountId')}
          <input type="text" dir="ltr" maxLength={200} value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <Button onClick={() => onAccount(text.trim())}>{t('counter.showAccount')}</Button>
      </form>
    </FilterForm>
  )
}
