import { type ReactNode, Suspense, useState } from 'react'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { hasFeature, useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'

export const LazyShareDialog = lazyPart(async () => (await import('#web/features/groups/sharing/share-dialog.tsx')).ShareDialog)

/** A document that can be shared; it is open where nothing else is said. */
export interface SharedDocument {
  readonly contentCode: string
  readonly displayDesignation: string
  readonly designationNo: string
  readonly access?: string
}

interface Sharing {
  /** opens the dialog; absent where it is not offered */
  readonly share: ((document: SharedDocument) => void) | undefined
  /** the item of the menu of tools for a person */
  readonly items: (document: SharedDocument) => readonly MenuItem[]
  /** the dialog while it is open */
  readonly dialog: ReactNode
}

/** Tells whether somebody shares: individuals do where the tenant has it. */
export function useIsSharing(): boolean {
  const individual = useAccount().userType === 'individual'
  return hasFeature(useTenant(), 'content-share') && individual
}

/** Sharing of a document. */
export function useSharing(): Sharing {
  const t = useText()
  const isOffered = useIsSharing()
  const [shared, setShared] = useState<SharedDocument>()
  const icon = <Icon shape="ShareAltOutlined" aria-hidden="true" />
  return {
    share: isOffered ? setShared : undefined,
    items: (document) =>
      isOffered ? [{ key: 'share', label: t('groups.share.share'), icon, onChoose: () => setShared(document) }] : [],
    dialog: shared && (
      <Suspense>
        <LazyShareDialog
          contentCode={shared.contentCode}
          designation={shared.displayDesignation || shared.designationNo}
          isOpen={(shared.access ?? 'open') === 'open'}
          onClose={() => setShared(undefined)}
        />
      </Suspense>
    ),
  }
}
