import { useText } from '#web/lib/i18n/i18n.tsx'
import { Tool } from '../bar/tool.tsx'
import { ReaderTools } from '../frame/reader-tools.tsx'
import type { ReaderFrameState } from '../frame/use-reader-frame.ts'
import type { ReaderMode } from '../marks/additions.ts'
import { runCommand } from './keyboard.ts'
import { PageField } from './page-field.tsx'
import type { PdfSession } from './session/pdf-session.ts'
import type { PdfState } from './session/pdf-state.ts'
import type { PdfPanelProps } from './slots.ts'
import { pdfViewGroups } from './view-groups.ts'
import { ZoomMenu } from './zoom-menu.tsx'

interface PdfToolsProps {
  session: PdfSession | undefined
  state: PdfState
  frame: ReaderFrameState<PdfPanelProps>
  mode: ReaderMode | undefined
  phone: boolean
}

/** Tools of a PDF: its panels, pages, zoom, view and find. */
export function PdfTools({ session, state, frame, mode, phone }: PdfToolsProps) {
  const t = useText()
  const { panels, panel, finding, side, toggleFind } = frame
  const off = !session || state.pages === 0
  return (
    <ReaderTools
      {...{ panels, mode, off }}
      panel={panel?.id}
      finding={finding.open}
      onPanel={side.toggle}
      onFind={toggleFind}
      view={session ? pdfViewGroups(session, state, t, phone) : []}
    >
      <div className="reader-tool-group">
        {!phone && <PageStep session={session} state={state} command="previous" />}
        {!phone && <PageStep session={session} state={state} command="next" />}
        {session && !off && <PageField page={state.page} pages={state.pages} onGo={session.goTo} />}
      </div>
      {session && !off && (
        <div className="reader-tool-group">
          <ZoomMenu session={session} state={state} steps={!phone} />
        </div>
      )}
    </ReaderTools>
  )
}

type StepProps = Pick<PdfToolsProps, 'session' | 'state'> & { command: 'previous' | 'next' }

function PageStep({ session, state: { page, pages }, command }: StepProps) {
  const t = useText()
  const back = command === 'previous'
  return (
    <Tool
      className="pdf-page-step"
      label={t(back ? 'documents.previousPage' : 'documents.nextPage')}
      shape={back ? 'UpOutlined' : 'DownOutlined'}
      off={!session || (back ? page <= 1 : page >= pages)}
      onPress={() => session && runCommand(command, session)}
    />
  )
}
