import ArrowLeftOutlined from '@ant-design/icons-svg/es/asn/ArrowLeftOutlined'
import ArrowRightOutlined from '@ant-design/icons-svg/es/asn/ArrowRightOutlined'
import InfoCircleOutlined from '@ant-design/icons-svg/es/asn/InfoCircleOutlined'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DocumentMetadata } from '#contract/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { AntdButton } from '#web/ui/antd/antd-button.ts'
import { Drawer } from '#web/ui/antd/drawer.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { HitSteps } from '../place/hit-steps.tsx'
import { EditionsMenu, TranslationsMenu } from '../place/related-menus.tsx'
import { RecordSections } from '../record/record-sections.tsx'
import { DocumentBadges } from './document-badges.tsx'
import './phone-frame.css'

interface PhoneFrameProps {
  document: DocumentMetadata
  tabs: ReactNode
  tools: ReactNode
  children: ReactNode
}

/** Layout on a phone: the document fills the screen; its details are in a drawer at the bottom. */
export function PhoneFrame({ document, tabs, tools, children }: PhoneFrameProps) {
  const t = useText()
  const { direction } = useLocale()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const back = () => (window.history.state?.idx > 0 ? navigate(-1) : navigate(paths.home()))
  return (
    <div className="document-phone">
      <header className="document-phone-bar">
        <AntdButton
          type="text"
          size="large"
          icon={direction === 'rtl' ? <Icon shape={ArrowRightOutlined} /> : <Icon shape={ArrowLeftOutlined} />}
          aria-label={t('documents.back')}
          onClick={back}
        />
        <h1>
          <Designation>{document.displayDesignation}</Designation>
        </h1>
        <AntdButton
          type="text"
          size="large"
          icon={<Icon shape={InfoCircleOutlined} />}
          aria-label={t('documents.about')}
          onClick={() => setOpen(true)}
        />
      </header>
      {children}
      <Drawer
        open={open}
        placement="bottom"
        size="80dvh"
        title={<Designation>{document.displayDesignation}</Designation>}
        onClose={() => setOpen(false)}
      >
        <div className="document-sheet">
          <DocumentBadges document={document} />
          <p className="document-title">
            <Markup text={document.title} />
          </p>
          <div className="document-menus">
            {tabs}
            {tools}
            <TranslationsMenu document={document} />
            <EditionsMenu document={document} />
          </div>
          <HitSteps />
          <RecordSections document={document} />
        </div>
      </Drawer>
    </div>
  )
}
