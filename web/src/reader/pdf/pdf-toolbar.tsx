import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined'
import RotateRightOutlined from '@ant-design/icons-svg/es/asn/RotateRightOutlined'
import UpOutlined from '@ant-design/icons-svg/es/asn/UpOutlined'
import Button from 'antd/es/button'
import Tooltip from 'antd/es/tooltip'
import type { ReactNode } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { runCommand } from './keyboard.ts'
import { isOpen, type OpenPanels } from './open-panels.ts'
import { PageField } from './page-field.tsx'
import type { PdfSession } from './session/pdf-session.ts'
import type { PdfState } from './session/pdf-state.ts'
import type { PdfPanel } from './slots.ts'
import { ZoomMenu } from './zoom-menu.tsx'

export interface PdfToolbarProps {
  session: PdfSession | undefined
  state: PdfState
  panels: readonly PdfPanel[]
  open: OpenPanels
  phone: boolean
  onPanel: (panel: PdfPanel) => void
}

export function PdfToolbar({ session, state, panels, open, phone, onPanel }: PdfToolbarProps) {
  const t = useText()
  const off = !session || state.pages === 0
  const panelTools = (place: PdfPanel['place']) =>
    panels
      .filter((panel) => panel.place === place)
      .map((panel) => (
        <Tool
          key={panel.id}
          label={t(panel.title)}
          icon={<Icon shape={panel.icon} />}
          pressed={isOpen(open, panel)}
          off={off}
          onClick={() => onPanel(panel)}
        />
      ))
  const turn = (
    <Tool
      label={t('documents.rotate')}
      icon={<Icon shape={RotateRightOutlined} />}
      off={off}
      onClick={() => session && runCommand('rotate', session)}
    />
  )
  return (
    <div role="toolbar" aria-label={t('documents.tools')} className="pdf-toolbar">
      <div className="pdf-tools">{panelTools('side')}</div>
      <div className="pdf-tools">
        {!phone && (
          <Tool
            label={t('documents.previousPage')}
            icon={<Icon shape={UpOutlined} />}
            off={off || state.page <= 1}
            onClick={() => session && runCommand('previous', session)}
          />
        )}
        {!phone && (
          <Tool
            label={t('documents.nextPage')}
            icon={<Icon shape={DownOutlined} />}
            off={off || state.page >= state.pages}
            onClick={() => session && runCommand('next', session)}
          />
        )}
        {session && !off && <PageField page={state.page} pages={state.pages} onGo={session.goTo} />}
      </div>
      <div className="pdf-tools">
        {session && !off && <ZoomMenu session={session} state={state} steps={!phone} />}
        {turn}
        {panelTools('top')}
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
