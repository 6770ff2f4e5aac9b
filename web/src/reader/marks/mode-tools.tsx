import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined'
import HighlightOutlined from '@ant-design/icons-svg/es/asn/HighlightOutlined'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Tool } from '../bar/tool.tsx'
import type { ReaderMode } from './additions.ts'

interface ModeToolsProps {
  mode: ReaderMode | undefined
}

/** Chooses between the text alone and the text with what was added to it. A narrow bar has room for one button, which does both. */
export function ModeTools({ mode }: ModeToolsProps) {
  const t = useText()
  if (!mode) return null
  const { annotates, refusal, onChange } = mode
  const annotate = t(refusal ?? 'documents.mode.annotate')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset stands in no bar
    <div role="group" className="reader-tool-group" aria-label={t('documents.mode')}>
      <Tool
        className="reader-mode-view"
        label={t('documents.mode.view')}
        shape={EyeOutlined}
        pressed={!annotates}
        onPress={() => onChange(false)}
      />
      <Tool
        label={annotate}
        shape={HighlightOutlined}
        pressed={annotates}
        off={refusal !== undefined}
        onPress={() => onChange(!annotates)}
      />
    </div>
  )
}
