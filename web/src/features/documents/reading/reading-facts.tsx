import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { useTypeName } from '#web/lib/names/use-type-name.ts'
import { RelatedMenu } from '../page/related-menus.tsx'
import { shownDate } from '../page/shown-date.ts'

/** Type, publishers and date of the document whose text is open, with the menu of its translations. */
export function ReadingFacts({ document }: { document: DocumentMetadata }) {
  const t = useText()
  const { formatDate } = useLocale()
  const typeName = useTypeName()
  const { documentType, publishers } = document
  const date = shownDate(document)
  return (
    <div className="reading-facts">
      {documentType && <bdi>{typeName(documentType)}</bdi>}
      <bdi title={publishers.map(({ publisherName }) => publisherName).join(', ')}>
        {publishers.map(({ publisherCode }) => publisherCode).join(' · ')}
      </bdi>
      {date && <span>{t(`documents.date.${date.kind}`, { date: formatDate(date.date) })}</span>}
      <RelatedMenu document={document} kind="translations" />
    </div>
  )
}
