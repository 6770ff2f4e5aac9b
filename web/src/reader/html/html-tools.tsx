import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined'
import ZoomInOutlined from '@ant-design/icons-svg/es/asn/ZoomInOutlined'
import ZoomOutOutlined from '@ant-design/icons-svg/es/asn/ZoomOutOutlined'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Tool } from '../bar/tool.tsx'
import type { ReaderMode } from '../marks/additions.ts'
import { ModeTools } from '../marks/mode-tools.tsx'
import type { HtmlPanel } from './slots.ts'

interface HtmlToolsProps {
  panels: readonly HtmlPanel[]
  mode: ReaderMode | undefined
  phone: boolean
  /** id of the panel that is open */
  panel: string | undefined
  finding: boolean
  onPanel: (id: string) => void
  onFind: () => void
  /** absent at the last size */
  smaller: (() => void) | undefined
  larger: (() => void) | undefined
}

/** Tools of an HTML text: its panels, size of letters and find. */
export function HtmlTools({ panels, mode, phone, panel, finding, onPanel, onFind, smaller, larger }: HtmlToolsProps) {
  const t = useText()
  return (
    <>
      <div className="reader-tool-group">
        {panels.map(({ id, title, icon, off }) => (
          <Tool
            key={id}
            label={t(title)}
            shape={icon}
            pressed={id === panel && !off}
            off={off ?? false}
            onPress={() => onPanel(id)}
          />
        ))}
      </div>
      {!phone && <ModeTools mode={mode} />}
      <div className="reader-tool-group">
        <Tool label={t('documents.textSmaller')} shape={ZoomOutOutlined} off={!smaller} onPress={() => smaller?.()} />
        <Tool label={t('documents.textLarger')} shape={ZoomInOutlined} off={!larger} onPress={() => larger?.()} />
        <Tool label={t('documents.find')} shape={SearchOutlined} pressed={finding} onPress={onFind} />
      </div>
    </>
  )
}
