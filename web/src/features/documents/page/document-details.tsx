import type { ReactNode } from 'react'
import type { DocumentMetadata } from '#contract/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { DocumentLink } from './document-link.tsx'
import { groupRelations } from './relation-groups.ts'
import './document-details.css'

interface Fact {
  label: string
  value: ReactNode
}

/** All known metadata of a document; unknown values have no row. */
export function DocumentDetails({ document }: { document: DocumentMetadata }) {
  const t = useText()
  const facts = useFacts(document).filter(({ value }) => value !== '' && value !== undefined)
  return (
    <div className="document-details">
      {document.description && (
        <p className="document-text">
          <Markup text={document.description} />
        </p>
      )}
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LinkedList
        title={t('documents.supplements')}
        items={document.supplements.map((supplement) => ({
          designation: supplement['supplement-display-designation'],
          contentCode: supplement['supplement-content-code'],
        }))}
      />
      {groupRelations(document.relations).map(({ key, relations }) => (
        <LinkedList key={key} title={t(`documents.relation.${key}`)} items={relations} />
      ))}
    </div>
  )
}

function useFacts(document: DocumentMetadata): Fact[] {
  const t = useText()
  const { formatDate, formatNumber, language } = useLocale()
  const date = (value: string) => (value ? formatDate(value) : '')
  const list = (values: readonly string[]) => values.join(t('documents.listSeparator'))
  return [
    { label: t('documents.fact.designation'), value: <Designation>{document.designation}</Designation> },
    { label: t('documents.fact.publisher'), value: document.publisherName },
    { label: t('documents.fact.type'), value: document.documentType },
    { label: t('documents.fact.edition'), value: document.edition },
    { label: t('documents.fact.published'), value: date(document.publishedDate) },
    { label: t('documents.fact.publishedOnline'), value: date(document.publishedOnlineDate) },
    { label: t('documents.fact.updated'), value: date(document.lastUpdateDate) },
    { label: t('documents.fact.withdrawn'), value: date(document.withdrawnDate) },
    { label: t('documents.fact.language'), value: nameOfLanguage(document.languageCode, language) },
    { label: t('documents.fact.pages'), value: document.pageCount > 0 ? formatNumber(document.pageCount) : '' },
    { label: t('documents.fact.committees'), value: list(document.committees) },
    { label: t('documents.fact.ics'), value: document.ics.length > 0 ? <bdi dir="ltr">{document.ics.join(', ')}</bdi> : '' },
    { label: t('documents.fact.keywords'), value: list(document.keywords) },
    { label: t('documents.fact.classification'), value: document.classification },
  ]
}

function nameOfLanguage(code: string, language: string): string {
  try {
    return code && (new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code)
  } catch {
    return code
  }
}

function LinkedList({ title, items }: { title: string; items: { designation: string; contentCode?: string }[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map(({ designation, contentCode }) => (
          <li key={designation}>
            {contentCode ? (
              <DocumentLink contentCode={contentCode}>
                <Designation>{designation}</Designation>
              </DocumentLink>
            ) : (
              <Designation>{designation}</Designation>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
