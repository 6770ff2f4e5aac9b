import { type ReactNode, Suspense, useState } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { clauseOfAddress } from '#web/reader/clauses/clause-address.ts'
import { ToolButton } from '#web/ui/controls/tool-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'

const CitationDialog = lazyPart(async () => (await import('#web/features/citations/citation-dialog.tsx')).CitationDialog)

interface Citing {
  /** a button of its own for a company's sign-in, which has no menu of tools */
  readonly tool: (document: DocumentMetadata) => ReactNode
  /** the item of the menu of tools for a person */
  readonly items: (document: DocumentMetadata) => readonly MenuItem[]
  /** the dialog while it is open */
  readonly dialog: ReactNode
}

const isCited = ({ contentType, citationArticleTypeExclude }: DocumentMetadata) =>
  !citationArticleTypeExclude.includes(contentType)

/** Citations of the document that is open, and of the clause in its address. */
export function useCiting(): Citing {
  const t = useText()
  const { search } = useLocation()
  const individual = useAccount().userType === 'individual'
  const [cited, setCited] = useState<DocumentMetadata>()
  const clause = clauseOfAddress(search)
  const icon = <Icon shape="SnippetsOutlined" aria-hidden="true" />
  return {
    tool: (document) =>
      !individual &&
      isCited(document) && (
        <ToolButton
          label={t('citations.citeOne', { designation: document.displayDesignation })}
          hint={t('citations.cite')}
          icon={icon}
          onPress={() => setCited(document)}
        />
      ),
    items: (document) =>
      individual && isCited(document)
        ? [{ key: 'cite', label: t('citations.cite'), icon, onChoose: () => setCited(document) }]
        : [],
    dialog: cited && (
      <Suspense>
        <CitationDialog
          contentCode={cited.contentCode}
          designation={cited.displayDesignation}
          clause={clause}
          onClose={() => setCited(undefined)}
        />
      </Suspense>
    ),
  }
}
