import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined'
import { useNavigate } from 'react-router-dom'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languageName } from '#web/lib/i18n/language-name.ts'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { Designation } from '#web/ui/text/designation.tsx'
import { useDocumentPath } from './document-link.tsx'

function wordOf({ status, draft }: DocumentMetadata['versions'][number]) {
  if (draft) return 'shell.standing.draft'
  return status === 'Active' ? 'shell.standing.in-force' : 'documents.edition.historical'
}

/** Editions and translations of a document as items of menus, the document itself included. */
export function useRelatedItems(document: DocumentMetadata): Readonly<Record<'editions' | 'translations', MenuItem[]>> {
  const t = useText()
  const { tag } = useLocale()
  const navigate = useNavigate()
  const pathOf = useDocumentPath()
  const to = (code: string) => () => void navigate(pathOf(code))
  return {
    editions: document.versions.map((version) => ({
      key: version.contentCode,
      label: (
        <span className="document-edition">
          <Designation>{version.designationNo}</Designation>
          <span>{t(wordOf(version))}</span>
        </span>
      ),
      onChoose: to(version.contentCode),
    })),
    translations: document.translations.map((translation) => ({
      key: translation.contentCode,
      label: languageName(translation.language, tag),
      onChoose: to(translation.contentCode),
    })),
  }
}

/** Menus of the translations and of the other editions, where there are any. */
export function RelatedMenus({ document }: { document: DocumentMetadata }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { editions, translations } = useRelatedItems(document)
  const others = editions.filter(({ key }) => key !== document.contentCode).length
  const menus = [
    { key: 'translations', count: translations.length, items: translations },
    { key: 'editions', count: others, items: editions },
  ]
  return menus
    .filter(({ count }) => count > 0)
    .map(({ key, count, items }) => (
      <MenuButton
        key={key}
        items={items}
        selected={[document.contentCode]}
        button={{ 'aria-label': t(`documents.${key}`, { count: formatNumber(count) }) }}
        label={
          <>
            {t(`documents.${key}`, { count: formatNumber(count) })}
            <Icon shape={DownOutlined} aria-hidden="true" />
          </>
        }
      />
    ))
}
