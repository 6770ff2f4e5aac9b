import type { DocumentMetadata } from '#contract/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { useRelatedItems } from '../page/related-menus.tsx'

/** Editions and translations of a document as items of a menu; the open one is selected. */
export function useMoreItems(document: DocumentMetadata): { items: MenuItem[]; selected: string[] } {
  const t = useText()
  const { formatNumber } = useLocale()
  const { editions, translations } = useRelatedItems(document)
  const { contentCode } = document
  const others = editions.filter(({ key }) => key !== contentCode).length
  const group = (key: 'editions' | 'translations', count: number, children: MenuItem[]): MenuItem[] =>
    count > 0 ? [{ key, label: t(`documents.${key}`, { count: formatNumber(count) }), children }] : []
  const items = [
    ...group('editions', others, editions),
    ...group(
      'translations',
      translations.length,
      translations.map((one) => ({ ...one, key: `translation ${one.key}` })),
    ),
  ]
  return { items, selected: [contentCode, `translation ${contentCode}`] }
}
