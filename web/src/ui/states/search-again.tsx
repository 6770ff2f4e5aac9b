import { type FormEvent, useId } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { type ContentScope, paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Button } from '../controls/button.tsx'
import './search-again.css'

/** Search box of an error page, filled with the number that somebody was after. */
export function SearchAgain({ text, scope }: { text: string; scope: ContentScope }) {
  const t = useText()
  const navigate = useNavigate()
  const id = useId()
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const content = String(new FormData(event.currentTarget).get('content')).trim()
    navigate(paths.search(scope, { content: content || '*' }))
  }
  return (
    <form className="search-again" onSubmit={search}>
      <label htmlFor={id}>{t('shell.error.search')}</label>
      <input id={id} key={text} name="content" type="search" defaultValue={text} maxLength={500} dir="auto" autoComplete="off" />
      <Button type="primary" onClick={(event) => event.currentTarget.form?.requestSubmit()}>
        {t('shell.error.searchButton')}
      </Button>
    </form>
  )
}
