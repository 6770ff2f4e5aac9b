import type { MouseEvent } from 'react'
import { useLocale } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

interface ToolProps {
  label: string
  /** short name, which stands beside the icon where there is room */
  word?: string
  /** number of what it leads to */
  count?: number | undefined
  shape: IconName
  onPress: (event: MouseEvent) => void
  off?: boolean
  /** absent for an action, which has no state */
  pressed?: boolean
  className?: string
}

/** Button of a bar. While its panel is open it has no tooltip, which would stand over the panel. */
export function Tool({ label, word, count, shape, onPress, off, pressed, className = '' }: ToolProps) {
  const { formatNumber } = useLocale()
  const shown = count !== undefined && count > 0 ? formatNumber(count) : undefined
  return (
    <Button
      type="text"
      className={`reader-tool ${className}`.trim()}
      icon={<Icon shape={shape} aria-hidden="true" />}
      aria-label={shown ? `${label} ${shown}` : label}
      aria-pressed={pressed}
      title={pressed ? undefined : label}
      disabled={off}
      onClick={onPress}
    >
      {word && <span className="reader-tool-word">{word}</span>} {shown && <span className="reader-tool-count">{shown}</span>}
    </Button>
  )
}

/** Tells whether a key pressed a button, and not a pointer. */
export const isByKey = ({ detail }: MouseEvent): boolean => detail === 0
