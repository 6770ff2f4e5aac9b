import { useText } from '#web/lib/i18n/i18n.tsx'
import { Tool } from '../bar/tool.tsx'
import { ReaderTools } from '../frame/reader-tools.tsx'
import type { ReaderFrameState } from '../frame/use-reader-frame.ts'
import type { ReaderMode } from '../marks/additions.ts'
import type { HtmlPanelProps } from './slots.ts'

interface HtmlToolsProps {
  frame: ReaderFrameState<HtmlPanelProps>
  mode: ReaderMode | undefined
  off: boolean
  /** absent at the last size */
  smaller: (() => void) | undefined
  larger: (() => void) | undefined
}

/** Tools of an HTML text: its panels, size of letters, view and find. */
export function HtmlTools({ frame, mode, off, smaller, larger }: HtmlToolsProps) {
  const t = useText()
  const { panels, panel, finding, side, toggleFind } = frame
  return (
    <ReaderTools
      {...{ panels, mode, off }}
      panel={panel?.id}
      finding={finding.open}
      onPanel={side.toggle}
      onFind={toggleFind}
      view={[]}
    >
      <div className="reader-tool-group">
        <Tool label={t('documents.textSmaller')} shape="ZoomOutOutlined" off={!smaller} onPress={() => smaller?.()} />
        <Tool label={t('documents.textLarger')} shape="ZoomInOutlined" off={!larger} onPress={() => larger?.()} />
      </div>
    </ReaderTools>
  )
}
