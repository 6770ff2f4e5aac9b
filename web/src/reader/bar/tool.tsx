import { Button } from '#web/ui/controls/button.tsx'
import { Icon, type IconShape } from '#web/ui/icon.tsx'

interface ToolProps {
  label: string
  shape: IconShape
  onPress: () => void
  off?: boolean
  /** absent for an action, which has no state */
  pressed?: boolean
  className?: string
}

/** Button of a bar. While its panel is open it has no tooltip, which would stand over the panel. */
export function Tool({ label, shape, onPress, off, pressed, className = '' }: ToolProps) {
  return (
    <Button
      type="text"
      className={`reader-tool ${className}`.trim()}
      icon={<Icon shape={shape} aria-hidden="true" />}
      aria-label={label}
      aria-pressed={pressed}
      title={pressed ? undefined : label}
      disabled={off}
      onClick={onPress}
    />
  )
}
