import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { useRelatedItems } from '../page/related-menus.tsx'

interface Printings {
  printing: string | undefined
  onPrinting: (assetId: string | undefined) => void
}

/** Editions, translations and earlier printings of a document as items of a menu; the open ones are selected. */
export function useMoreItems(
  document: DocumentMetadata,
  { printing, onPrinting }: Printings,
): { items: MenuItem[]; selected: string[] } {
  const t = useText()
  const { formatNumber } = useLocale()
  const { editions, translations } = useRelatedItems(document)
  const { contentCode } = document
  const group = (key: 'editions' | 'translations' | 'printings', count: number, children: MenuItem[]): MenuItem[] =>
    count > 0 ? [{ key, label: t(`documents.${key}`, { count: formatNumber(count) }), children }] : []
  const items = [
    ...group('editions', editions.length, editions),
    ...group(
      'translations',
      translations.length,
      translations.map((one) => ({ ...one, key: `translation ${one.key}` })),
    ),
    ...group('printings', document.pdfVersions.length - 1, [
      ...document.pdfVersions.map(({ assetId, index }) => ({
        key: `printing ${index === 0 ? '' : assetId}`,
        label: index === 0 ? t('documents.printing.present') : t('documents.printing.earlier', { number: formatNumber(index) }),
        onChoose: () => onPrinting(index === 0 ? undefined : assetId),
      })),
    ]),
  ]
  return { items, selected: [contentCode, `translation ${contentCode}`, `printing ${printing ?? ''}`] }
}
