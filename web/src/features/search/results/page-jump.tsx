import { type FormEvent, useId, useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'

interface PageJumpProps {
  pages: number
  /** counts from 0 */
  onJump: (page: number) => void
}

/** Jumps to a page by its number; a number beyond the last jumps to the last. */
export function PageJump({ pages, onJump }: PageJumpProps) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const jump = (event: FormEvent) => {
    event.preventDefault()
    const page = Number(typed)
    if (!Number.isInteger(page) || page < 1) return
    setTyped('')
    onJump(Math.min(page, pages) - 1)
  }
  return (
    <form className="page-jump" onSubmit={jump}>
      <label htmlFor={id}>{t('search.goToPage')}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="button">
        {t('search.go')}
      </button>
    </form>
  )
}
