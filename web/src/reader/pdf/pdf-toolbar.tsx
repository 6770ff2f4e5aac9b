import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined'
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined'
import RotateRightOutlined from '@ant-design/icons-svg/es/asn/RotateRightOutlined'
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined'
import UnorderedListOutlined from '@ant-design/icons-svg/es/asn/UnorderedListOutlined'
import UpOutlined from '@ant-design/icons-svg/es/asn/UpOutlined'
import Button from 'antd/es/button'
import Tooltip from 'antd/es/tooltip'
import type { ReactNode } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { obey } from './keyboard.ts'
import { PageField } from './page-field.tsx'
import type { PdfSession } from './session/pdf-session.ts'
import type { PdfState } from './session/pdf-state.ts'
import { ZoomMenu } from './zoom-menu.tsx'

export type Panel = 'outline' | 'thumbnails'

export interface PdfToolbarProps {
  session: PdfSession | undefined
  state: PdfState
  panel: Panel | undefined
  finding: boolean
  phone: boolean
  onPanel: (panel: Panel) => void
  onFind: () => void
}

export function PdfToolbar({ session, state, panel, finding, phone, onPanel, onFind }: PdfToolbarProps) {
  const t = useText()
  const off = !session || state.pages === 0
  const panels = (
    <>
      <Tool
        label={t('documents.outline')}
        icon={<Icon shape={UnorderedListOutlined} />}
        pressed={panel === 'outline'}
        off={off}
        onClick={() => onPanel('outline')}
      />
      <Tool
        label={t('documents.thumbnails')}
        icon={<Icon shape={AppstoreOutlined} />}
        pressed={panel === 'thumbnails'}
        off={off}
        onClick={() => onPanel('thumbnails')}
      />
    </>
  )
  const turn = (
    <Tool
      label={t('documents.rotate')}
      icon={<Icon shape={RotateRightOutlined} />}
      off={off}
      onClick={() => session && obey('rotate', session)}
    />
  )
  const find = (
    <Tool label={t('documents.find')} icon={<Icon shape={SearchOutlined} />} pressed={finding} off={off} onClick={onFind} />
  )
  return (
    <div role="toolbar" aria-label={t('documents.tools')} className="pdf-toolbar">
      <div className="pdf-tools">{panels}</div>
      <div className="pdf-tools">
        {!phone && (
          <Tool
            label={t('documents.previousPage')}
            icon={<Icon shape={UpOutlined} />}
            off={off || state.page <= 1}
            onClick={() => session && obey('previous', session)}
          />
        )}
        {!phone && (
          <Tool
            label={t('documents.nextPage')}
            icon={<Icon shape={DownOutlined} />}
            off={off || state.page >= state.pages}
            onClick={() => session && obey('next', session)}
          />
        )}
        {session && !off && <PageField page={state.page} pages={state.pages} onGo={session.goTo} />}
      </div>
      <div className="pdf-tools">
        {session && !off && <ZoomMenu session={session} state={state} steps={!phone} />}
        {turn}
        {find}
      </div>
    </div>
  )
}

interface ToolProps {
  label: string
  icon: ReactNode
  onClick: () => void
  off: boolean
  pressed?: boolean
}

function Tool({ label, icon, onClick, off, pressed }: ToolProps) {
  return (
    <Tooltip title={label} placement="bottom" mouseEnterDelay={0.6}>
      <Button
        type="text"
        icon={icon}
        aria-label={label}
        aria-pressed={pressed}
        disabled={off}
        className={pressed ? 'pdf-tool-on' : ''}
        onClick={onClick}
      />
    </Tooltip>
  )
}
