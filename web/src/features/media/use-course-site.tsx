import { type ReactNode, useState } from 'react'
import { ENTITLED_CODE, media } from '#contract/documents/media.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useExternalSignIn } from '#web/lib/account/use-external-sign-in.tsx'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface CourseSite {
  readonly open: (productCode?: string) => void
  readonly pending: boolean
  /** says why it did not open */
  readonly dialog: ReactNode
}

const withProduct = (site: string, productCode: string | undefined) => {
  const url = new URL(site)
  if (productCode) url.searchParams.set('productCode', productCode)
  return url.href
}

/** Opens the site of the courses in a new tab, where the account includes it; others are told why not. */
export function useCourseSite(): CourseSite {
  const t = useText()
  const call = useCall()
  const { userType } = useAccount()
  const [pending, setPending] = useState(false)
  const [refused, setRefused] = useState<'signIn' | 'notEntitled'>()

  async function open(productCode?: string) {
    if (userType !== 'individual') return setRefused('signIn')
    // Browsers open a tab for a click alone, not for an answer that arrives later.
    const tab = window.open('about:blank', '_blank')
    if (tab) tab.opener = null
    setPending(true)
    try {
      const { status, url } = await call(media.courseAccess, {})
      if (status === ENTITLED_CODE && url && tab) return tab.location.replace(withProduct(url, productCode))
      tab?.close()
      if (status === ENTITLED_CODE) notify.error(t('shell.popupBlocked'))
      else setRefused('notEntitled')
    } catch {
      tab?.close()
      notify.error(t('media.courseFailed'))
    } finally {
      setPending(false)
    }
  }

  const close = () => setRefused(undefined)
  return {
    open: (productCode) => void open(productCode),
    pending,
    dialog: refused && (refused === 'signIn' ? <SignInDialog onClose={close} /> : <NotEntitledDialog onClose={close} />),
  }
}

function SignInDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const signIn = useExternalSignIn()
  return (
    <Dialog
      title={t('media.signInTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button type="primary" onClick={signIn}>
            {t('media.signIn')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      {t('media.signInText')}
    </Dialog>
  )
}

function NotEntitledDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('media.notEntitledTitle')} actions={<Button onClick={onClose}>{t('shell.close')}</Button>} onClose={onClose}>
      {t('media.notEntitled')}
    </Dialog>
  )
}
