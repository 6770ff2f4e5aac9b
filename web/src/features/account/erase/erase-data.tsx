import { useRef, useState } from 'react'
import { useFreshSignIn } from '#web/lib/account/use-fresh-sign-in.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EraseDialog } from './erase-dialog.tsx'

/** Part of the account in which somebody has themselves erased. */
export function EraseData() {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  const { isOffered } = useFreshSignIn()
  const part = useRef<HTMLElement>(null)
  function close() {
    setAsked(false)
    requestAnimationFrame(() => part.current?.querySelector('button')?.focus())
  }
  if (!isOffered) return null
  return (
    <section className="account-part" ref={part} aria-labelledby="erase-title">
      <h2 id="erase-title">{t('account.erase')}</h2>
      <p>{t('account.eraseText')}</p>
      <Button onClick={() => setAsked(true)}>{t('account.erase')}</Button>
      {isAsked && <EraseDialog onClose={close} />}
    </section>
  )
}
