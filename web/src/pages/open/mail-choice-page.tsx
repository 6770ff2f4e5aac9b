import { MailChoice } from '#web/features/account/mail-choice.tsx'
import { useLocation } from '#web/lib/router/router.tsx'

export function MailChoicePage() {
  return <MailChoice token={useLocation().hash.slice(1)} />
}
