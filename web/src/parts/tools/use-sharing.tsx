import { type ReactNode, Suspense, useState } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { hasFeature, useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'

const ShareDialog = lazyPart(async () => (await import('#web/features/groups/sharing/share-dialog.tsx')).ShareDialog)

interface Sharing {
  /** the item of the menu of tools for a person */
  readonly items: (document: DocumentMetadata) => readonly MenuItem[]
  /** the dialog while it is open */
  readonly dialog: ReactNode
}

/** Sharing of the document that is open, for individuals where the tenant has it. */
export function useSharing(): Sharing {
  const t = useText()
  const individual = useAccount().userType === 'individual'
  const isOffered = hasFeature(useTenant(), 'content-share') && individual
  const [shared, setShared] = useState<DocumentMetadata>()
  const icon = <Icon shape="ShareAltOutlined" aria-hidden="true" />
  return {
    items: (document) =>
      isOffered ? [{ key: 'share', label: t('groups.share.share'), icon, onChoose: () => setShared(document) }] : [],
    dialog: shared && (
      <Suspense>
        <ShareDialog
          contentCode={shared.contentCode}
          designation={shared.displayDesignation}
          isOpen={shared.access === 'open'}
          onClose={() => setShared(undefined)}
        />
      </Suspense>
    ),
  }
}
