import { InvitationScreen } from '#web/features/groups/invitation/invitation-screen.tsx'
import { useLocation } from '#web/lib/router/router.tsx'

export function InvitationPage() {
  const token = useLocation().hash.slice(1)
  return <InvitationScreen key={token} token={token} />
}
