import { useText } from '#web/lib/i18n/i18n.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { DocumentLink } from '../page/document-link.tsx'
import type { groupRelations } from './relation-groups.ts'
import './record-facts.css'

/** Relations of a document in words, each with the documents at its other end. */
export function RecordRelations({ groups }: { groups: ReturnType<typeof groupRelations> }) {
  const t = useText()
  return (
    <dl className="record-relations">
      {groups.map(({ key, relations }) => (
        <div key={key}>
          <dt>{t(`documents.relation.${key}`)}</dt>
          <dd>
            <ul>
              {relations.map(({ designation, contentCode }) => (
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
          </dd>
        </div>
      ))}
    </dl>
  )
}
