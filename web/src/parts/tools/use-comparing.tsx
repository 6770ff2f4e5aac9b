import { type ReactNode, Suspense, useState } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { hasFeature, useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { ToolButton } from '#web/ui/controls/tool-button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const CompareDialog = lazyPart(async () => (await import('#web/features/comparison/dialog/compare-dialog.tsx')).CompareDialog)

type Tab = DocumentMetadata['tabs'][number]
type TextTab = Extract<Tab, 'PDF' | 'HTML'>

const isText = (tab: Tab): tab is TextTab => tab === 'PDF' || tab === 'HTML'

interface Comparing {
  readonly tool: (document: DocumentMetadata, tab: Tab) => ReactNode
  /** the dialog while it is open */
  readonly dialog: ReactNode
}

/** Counts the versions of what a tab shows: the files of the document, and its other editions with a text. */
function countVersions({ contentCode, pdfVersions, htmlVersions, versions }: DocumentMetadata, tab: TextTab): number {
  const own = tab === 'PDF' ? pdfVersions : htmlVersions
  return own.length + versions.filter((one) => one.hasText && one.contentCode !== contentCode).length
}

/** Comparison of versions, where the open tab has two. */
export function useComparing(): Comparing {
  const t = useText()
  const isOffered = hasFeature(useTenant(), 'version-compare')
  const [compared, setCompared] = useState<{ readonly document: DocumentMetadata; readonly tab: TextTab }>()
  return {
    tool: (document, tab) =>
      isOffered &&
      isText(tab) &&
      countVersions(document, tab) >= 2 && (
        <ToolButton
          label={t('comparison.compareOne', { designation: document.displayDesignation })}
          hint={t('comparison.compare')}
          word={t('comparison.start')}
          icon={<Icon shape="DiffOutlined" aria-hidden="true" />}
          onPress={() => setCompared({ document, tab })}
        />
      ),
    dialog: compared && (
      <Suspense>
        <CompareDialog contentCode={compared.document.contentCode} format={compared.tab} onClose={() => setCompared(undefined)} />
      </Suspense>
    ),
  }
}
