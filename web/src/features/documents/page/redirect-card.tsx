import ExportOutlined from '@ant-design/icons-svg/es/asn/ExportOutlined'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { DocumentMetadata } from '#contract/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { AntdButton } from '#web/ui/antd/antd-button.ts'
import { AntdSkeleton } from '#web/ui/antd/antd-skeleton.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { LoadFailure } from '../access/load-failure.tsx'
import { MissingDocument } from '../access/missing-document.tsx'
import { useInfo, useMetadata } from '../api.ts'
import { contentCodeOf } from './content-code.ts'
import { DocumentBadges } from './document-badges.tsx'
import { HitSteps } from './hit-steps.tsx'
import { EditionsMenu, TranslationsMenu } from './related-menus.tsx'
import './documents.css'

interface RedirectCardProps {
  /** tools for the document besides opening it */
  tools: (document: DocumentMetadata) => ReactNode
}

/** Card for a document that its own publisher shows, with the link to it. */
export function RedirectCard({ tools }: RedirectCardProps) {
  const contentCode = contentCodeOf(useLocation().search)
  const { data, error, mutate } = useMetadata(contentCode)
  if (!contentCode) return <MissingDocument gone={false} />
  if (error && !data) return <LoadFailure error={error} onRetry={() => mutate()} />
  if (!data) return <AntdSkeleton active className="redirect-card" paragraph={{ rows: 6 }} />
  if (data.publisherTypeCode !== 'CPP') return <Navigate replace to={paths.document(contentCode)} />
  return <Card document={data} tools={tools(data)} />
}

function Card({ document, tools }: { document: DocumentMetadata; tools: ReactNode }) {
  const t = useText()
  useTitle(document.displayDesignation)
  const publisher = document.publisherName
  return (
    <article className="redirect-card">
      <HitSteps />
      <h1>
        <Designation>{document.displayDesignation}</Designation>
      </h1>
      <DocumentBadges document={document} />
      <p className="document-title">
        <Markup text={document.title} />
      </p>
      <div className="document-menus">
        {tools}
        <TranslationsMenu document={document} />
        <EditionsMenu document={document} />
      </div>
      {document.description && (
        <p className="document-text">
          <Markup text={document.description} />
        </p>
      )}
      <p className="redirect-note">{t('documents.redirectNote', { publisher })}</p>
      {document.contentAccessURL ? (
        <AntdButton
          type="primary"
          href={document.contentAccessURL}
          target="_blank"
          rel="noreferrer"
          icon={<Icon shape={ExportOutlined} />}
          iconPlacement="end"
        >
          {t('documents.redirectOpen', { publisher })}
        </AntdButton>
      ) : (
        <p>{t('documents.redirectNoLink')}</p>
      )}
    </article>
  )
}

/** Redirects to the card or to the viewer, depending on the publisher. */
export function DocumentRedirect() {
  const { search, state } = useLocation()
  const contentCode = contentCodeOf(search)
  const { data, error, mutate } = useInfo(contentCode)
  if (!contentCode) return <MissingDocument gone={false} />
  if (error && !data) return <LoadFailure error={error} onRetry={() => mutate()} />
  if (!data) return <AntdSkeleton active className="redirect-card" />
  const path = data.publisherTypeCode === 'CPP' ? paths.contentRedirect : paths.contentAccess
  return <Navigate replace to={path(contentCode)} state={state} />
}
