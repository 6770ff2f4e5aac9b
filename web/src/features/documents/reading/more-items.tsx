import { useNavigate } from 'react-router-dom'
import type { DocumentMetadata } from '#contract/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languageName } from '#web/lib/i18n/language-name.ts'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { Designation } from '#web/ui/text/designation.tsx'
import { useDocumentPath } from '../page/document-link.tsx'

/** Editions and translations of a document as items of a menu; the open one is selected. */
export function useMoreItems(document: DocumentMetadata): { items: MenuItem[]; selected: string[] } {
  const t = useText()
  const { formatNumber, tag } = useLocale()
  const navigate = useNavigate()
  const pathOf = useDocumentPath()
  const { versions, translations, contentCode } = document
  const to = (code: string) => () => void navigate(pathOf(code))
  const others = versions.filter((version) => version.contentCode !== contentCode).length
  const editions: MenuItem = {
    key: 'editions',
    label: t('documents.editions', { count: formatNumber(others) }),
    children: versions.map((version) => ({
      key: version.contentCode,
      label: (
        <span className="document-edition">
          <Designation>{version.designationNo}</Designation>
          <span>{t(version.status === 'Active' ? 'documents.edition.active' : 'documents.edition.historical')}</span>
        </span>
      ),
      onChoose: to(version.contentCode),
    })),
  }
  const languages: MenuItem = {
    key: 'translations',
    label: t('documents.translations', { count: formatNumber(translations.length) }),
    children: translations.map((translation) => ({
      key: `translation ${translation.contentCode}`,
      label: languageName(translation.language, tag),
      onChoose: to(translation.contentCode),
    })),
  }
  const items = [...(others > 0 ? [editions] : []), ...(translations.length > 0 ? [languages] : [])]
  return { items, selected: [contentCode, `translation ${contentCode}`] }
}
