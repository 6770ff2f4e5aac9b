import { Link } from 'react-router-dom'
import type { SearchDocument } from '#contract/search.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languageName } from '#web/lib/i18n/language-name.ts'
import { pathToDocument } from '#web/lib/paths.ts'
import { Designation } from '#web/ui/text/designation.tsx'

/** Documents that fold under the row of a standard. */
export function EditionTimeline({ document }: { document: SearchDocument }) {
  const t = useText()
  const { tag } = useLocale()
  const { designationNo, connections, supplements, translations, publisherTypeCode } = document
  const entries = [
    ...connections.map((one) => ({ ...one, kind: '' })),
    ...supplements.map((one) => ({
      contentCode: one['supplement-content-code'],
      designationNo: one['supplement-display-designation'],
      kind: t('search.timeline.supplement'),
    })),
    ...translations.map(({ contentCode, language }) => ({ contentCode, designationNo, kind: languageName(language, tag) })),
  ]
  return (
    <ul className="timeline" aria-label={t('search.timeline', { designation: designationNo })}>
      {entries.map(({ contentCode, designationNo: name, kind }) => (
        <li key={contentCode}>
          <Link to={pathToDocument({ contentCode, publisherTypeCode })}>
            <Designation>{name}</Designation>
          </Link>{' '}
          {kind}
        </li>
      ))}
    </ul>
  )
}
