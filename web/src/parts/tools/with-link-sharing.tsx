import { type ReactNode, Suspense } from 'react'
import { LinkSharing, type LinkToShare } from '#web/features/points/acts/link-sharing.ts'
import { LazyShareDialog, useIsSharing } from './use-sharing.tsx'

const shareLink = ({ point, title, children, onClose }: LinkToShare) => (
  <Suspense>
    <LazyShareDialog
      contentCode={point.contentCode}
      designation={point.designation}
      isOpen={true}
      link={{ pointId: point.compassPointID, title, children }}
      onClose={onClose}
    />
  </Suspense>
)

/** Lets links of compass points be shared in the dialog of sharing, where the tenant has it. */
export function WithLinkSharing({ children }: { children: ReactNode }) {
  return <LinkSharing value={useIsSharing() ? shareLink : undefined}>{children}</LinkSharing>
}
