import type { Standing } from '#contract/documents/document-card.ts'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { knownStanding } from '#standing/status-words.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languageName } from '#web/lib/i18n/language-name.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { Designation } from '#web/ui/text/designation.tsx'
import { StandingBadge } from '#web/ui/text/standing-badge.tsx'
import { useDocumentPath } from './document-link.tsx'

/** The computed standing of an edition, else what its record states. */
const standingOf = ({ standing, status, draft }: DocumentMetadata['versions'][number]): Standing =>
  knownStanding({ standing: standing ?? (draft && { is: 'draft' }), status })

/** Other editions and all translations of a document as items of menus. */
export function useRelatedItems(document: DocumentMetadata): Readonly<Record<'editions' | 'translations', MenuItem[]>> {
  const { tag } = useLocale()
  const navigate = useNavigate()
  const pathOf = useDocumentPath()
  const others = document.versions.filter(({ contentCode }) => contentCode !== document.contentCode)
  const to = (code: string) => () => navigate(pathOf(code))
  return {
    editions: others.map((version) => ({
      key: version.contentCode,
      label: (
        <span className="document-edition">
          <Designation>{version.designationNo}</Designation>
          {version.date && <span>{version.date.slice(0, 4)}</span>}
          <StandingBadge standing={standingOf(version)} />
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

interface RelatedMenuProps {
  document: DocumentMetadata
  kind: 'translations' | 'editions'
}

/** Menu of the translations or of the other editions; nothing where there are none. */
export function RelatedMenu({ document, kind }: RelatedMenuProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const items = useRelatedItems(document)[kind]
  if (items.length === 0) return null
  const name = t(`documents.${kind}`, { count: formatNumber(items.length) })
  return (
    <MenuButton
      items={items}
      selected={[document.contentCode]}
      button={{ 'aria-label': name }}
      label={
        <>
          {name}
          <Icon shape="DownOutlined" aria-hidden="true" />
        </>
      }
    />
  )
}
