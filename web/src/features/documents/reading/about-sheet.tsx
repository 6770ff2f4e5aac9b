import type { ReactNode } from 'react'
import type { DocumentMetadata } from '#contract/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languageName } from '#web/lib/i18n/language-name.ts'
import { SidePanel } from '#web/reader/panel/side-panel.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { DocumentLink } from '../page/document-link.tsx'
import { HitSteps } from '../page/hit-steps.tsx'
import { factsPanel } from './facts-panel.tsx'

interface AboutSheetProps {
  document: DocumentMetadata
  tools: ReactNode
  onClose: () => void
}

/** Everything about a document besides its text, on a phone. */
export function AboutSheet({ document, tools, onClose }: AboutSheetProps) {
  const t = useText()
  const { formatNumber, tag } = useLocale()
  const { versions, translations, contentCode } = document
  const editions = versions.filter((one) => one.contentCode !== contentCode)
  return (
    <SidePanel title={t('documents.about')} phone onClose={onClose}>
      <div className="about-tools">
        <span className="document-menus">{tools}</span>
        <HitSteps />
      </div>
      {factsPanel(document).render(undefined)}
      <Links
        title={t('documents.editions', { count: formatNumber(editions.length) })}
        links={editions.map((one) => [one.contentCode, <Designation key="name">{one.designationNo}</Designation>])}
      />
      <Links
        title={t('documents.translations', { count: formatNumber(translations.length) })}
        links={translations.map((one) => [one.contentCode, languageName(one.language, tag)])}
      />
    </SidePanel>
  )
}

function Links({ title, links }: { title: string; links: readonly (readonly [contentCode: string, name: ReactNode])[] }) {
  if (links.length === 0) return null
  return (
    <section className="about-links">
      <h3>{title}</h3>
      <ul>
        {links.map(([contentCode, name]) => (
          <li key={contentCode}>
            <DocumentLink contentCode={contentCode}>{name}</DocumentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
