import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined'
import type { ReactNode } from 'react'
import type { DocumentMetadata } from '#contract/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { AntdButton } from '#web/ui/antd/antd-button.ts'
import { Dropdown } from '#web/ui/antd/dropdown.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { DocumentLink } from './document-link.tsx'

interface Item {
  contentCode: string
  label: ReactNode
}

function RelatedMenu({ label, items, current }: { label: string; items: Item[]; current: string }) {
  const menu = {
    items: items.map((item) => ({
      key: item.contentCode,
      label: <DocumentLink contentCode={item.contentCode}>{item.label}</DocumentLink>,
    })),
    selectable: true,
    selectedKeys: [current],
    className: 'document-menu',
  }
  return (
    <Dropdown trigger={['click']} menu={menu}>
      <AntdButton icon={<Icon shape={DownOutlined} />} iconPlacement="end">
        {label}
      </AntdButton>
    </Dropdown>
  )
}

export function TranslationsMenu({ document }: { document: DocumentMetadata }) {
  const t = useText()
  const { language, formatNumber } = useLocale()
  if (document.translations.length === 0) return null
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' })
  const items = document.translations.map((translation) => ({
    contentCode: translation.contentCode,
    label: languageName(names, translation.language) ?? translation.displayCode,
  }))
  return (
    <RelatedMenu
      label={t('documents.translations', { count: formatNumber(items.length) })}
      items={items}
      current={document.contentCode}
    />
  )
}

/** Names a language; undefined if the record holds no valid code. */
function languageName(names: Intl.DisplayNames, code: string): string | undefined {
  try {
    return names.of(code)
  } catch {
    return undefined
  }
}

export function EditionsMenu({ document }: { document: DocumentMetadata }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const others = document.versions.filter(({ contentCode }) => contentCode !== document.contentCode)
  if (others.length === 0) return null
  const items = document.versions.map((version) => ({
    contentCode: version.contentCode,
    label: (
      <span className="document-edition">
        <Designation>{version.designationNo}</Designation>
        <span>{t(version.status === 'Active' ? 'documents.edition.active' : 'documents.edition.historical')}</span>
      </span>
    ),
  }))
  return (
    <RelatedMenu
      label={t('documents.editions', { count: formatNumber(others.length) })}
      items={items}
      current={document.contentCode}
    />
  )
}
