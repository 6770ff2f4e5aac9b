import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined'
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined'
import UpOutlined from '@ant-design/icons-svg/es/asn/UpOutlined'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Tool } from '../bar/tool.tsx'
import type { ReaderMode } from '../marks/additions.ts'
import { ModeTools } from '../marks/mode-tools.tsx'
import { runCommand } from './keyboard.ts'
import { PageField } from './page-field.tsx'
import type { PdfSession } from './session/pdf-session.ts'
import type { PdfState } from './session/pdf-state.ts'
import type { PdfPanel } from './slots.ts'
import { ZoomMenu } from './zoom-menu.tsx'

export interface PdfToolbarProps {
  session: PdfSession | undefined
  state: PdfState
  panels: readonly PdfPanel[]
  mode: ReaderMode | undefined
  /** id of the panel that is open */
  panel: string | undefined
  finding: boolean
  phone: boolean
  onPanel: (id: string) => void
  onFind: () => void
}

/** Tools of a PDF: its panels, pages, zoom and find. */
export function PdfToolbar({ session, state, panels, mode, panel, finding, phone, onPanel, onFind }: PdfToolbarProps) {
  const t = useText()
  const off = !session || state.pages === 0
  return (
    <>
      <div className="reader-tool-group">
        {panels.map(({ id, title, icon, off: isOff }) => (
          <Tool
            key={id}
            label={t(title)}
            shape={icon}
            pressed={id === panel && !isOff}
            off={off || isOff === true}
            onPress={() => onPanel(id)}
          />
        ))}
      </div>
      {!phone && <ModeTools mode={mode} />}
      <div className="reader-tool-group">
        {!phone && <PageStep session={session} state={state} command="previous" />}
        {!phone && <PageStep session={session} state={state} command="next" />}
        {session && !off && <PageField page={state.page} pages={state.pages} onGo={session.goTo} />}
      </div>
      <div className="reader-tool-group">
        {session && !off && <ZoomMenu session={session} state={state} steps={!phone} />}
        <Tool label={t('documents.find')} shape={SearchOutlined} pressed={finding} off={off} onPress={onFind} />
      </div>
    </>
  )
}

type StepProps = Pick<PdfToolbarProps, 'session' | 'state'> & { command: 'previous' | 'next' }

function PageStep({ session, state: { page, pages }, command }: StepProps) {
  const t = useText()
  const back = command === 'previous'
  return (
    <Tool
      className="pdf-page-step"
      label={t(back ? 'documents.previousPage' : 'documents.nextPage')}
      shape={back ? UpOutlined : DownOutlined}
      off={!session || (back ? page <= 1 : page >= pages)}
      onPress={() => session && runCommand(command, session)}
    />
  )
}
