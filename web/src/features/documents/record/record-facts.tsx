import { Fragment, type ReactNode } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { committeeKey } from '#finding/committee-key.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languageName } from '#web/lib/i18n/language-name.ts'
import { useTypeName } from '#web/lib/names/use-type-name.ts'
import { Designation } from '#web/ui/text/designation.tsx'
import { KeywordLink, ValueLink } from '../page/search-link.tsx'
import './record-facts.css'

/** Everything that is known of a document; a fact that is unknown has no row. */
export function RecordFacts({ document }: { document: DocumentMetadata }) {
  const t = useText()
  const { formatDate, formatNumber, tag } = useLocale()
  const { publishers, documentType, languageCode, pageCount, dates } = document
  const typeName = useTypeName()
  const date = (value: string | undefined) => value && formatDate(value)
  return (
    <dl className="record-facts">
      <Fact label={t('documents.fact.designation')}>
        <Designation>{document.designation}</Designation>
      </Fact>
      <Fact label={t('documents.fact.publisher')}>
        {lines(publishers, ({ publisherCode, publisherName }) =>
          document.sources.some((source) => source.publisherCode === publisherCode) ? (
            <ValueLink root="publisher" value={publisherCode} name={publisherName} />
          ) : (
            <bdi>{publisherName}</bdi>
          ),
        )}
      </Fact>
      <Fact label={t('documents.fact.type')}>
        {documentType && <ValueLink root="documentType" value={documentType} name={typeName(documentType)} />}
      </Fact>
      <Fact label={t('documents.fact.edition')}>{document.edition}</Fact>
      <Fact label={t('documents.fact.published')}>{date(dates.published)}</Fact>
      <Fact label={t('documents.fact.publishedOnline')}>{date(dates.publishedOnline)}</Fact>
      <Fact label={t('documents.fact.updated')}>{dates.updated !== dates.published && date(dates.updated)}</Fact>
      <Fact label={t('documents.fact.withdrawn')}>{date(dates.withdrawn)}</Fact>
      <Fact label={t('documents.fact.language')}>
        {languageCode && <ValueLink root="language" value={languageCode} name={languageName(languageCode, tag)} />}
      </Fact>
      <Fact label={t('documents.fact.pages')}>{pageCount > 0 && formatNumber(pageCount)}</Fact>
      <Fact label={t('documents.fact.committees')}>
        {lines(document.committees, (one) => (
          <ValueLink root="committee" value={committeeKey(one) ?? one} name={one} />
        ))}
      </Fact>
      <Fact label={t('documents.fact.ics')}>
        {lines(document.ics, (code, at) => (
          <IcsClass code={code} name={document.icsNames[at] ?? ''} />
        ))}
      </Fact>
      <Fact label={t('documents.fact.keywords')}>
        {document.keywords.length > 0 &&
          document.keywords.map((keyword, at) => (
            <Fragment key={keyword}>
              {at > 0 && t('documents.listSeparator')}
              <KeywordLink keyword={keyword} />
            </Fragment>
          ))}
      </Fact>
      <Fact label={t('documents.fact.classification')}>{document.classification}</Fact>
    </dl>
  )
}

/** Class of the ICS: its code is its name, the words explain it. */
function IcsClass({ code, name }: { code: string; name: string }) {
  return (
    <ValueLink root="ics" value={code} name={name ? `${code} ${name}` : code}>
      <bdi dir="ltr">{code}</bdi> {name && <bdi className="record-class">{name}</bdi>}
    </ValueLink>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function lines<Value>(values: readonly Value[], render: (value: Value, at: number) => ReactNode): ReactNode {
  if (values.length === 0) return undefined
  return (
    <ul>
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts of a record stay as they are
        <li key={at}>{render(value, at)}</li>
      ))}
    </ul>
  )
}
