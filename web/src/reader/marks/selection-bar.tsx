import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SelectionAction } from './additions.ts'
import type { TextSelection } from './text-selection.ts'
import './marks.css'

const BELOW_PX = 8
/** Room that the bar needs at the end and below. */
const WIDTH_PX = 200
const HEIGHT_PX = 52

interface SelectionBarProps {
  selected: TextSelection
  actions: readonly SelectionAction[]
  onDone: () => void
}

/** Actions for the selected words, below the last of them. */
export function SelectionBar({ selected: { place, left, bottom }, actions, onDone }: SelectionBarProps) {
  const t = useText()
  const position = {
    left: Math.max(Math.min(left, window.innerWidth - WIDTH_PX), BELOW_PX),
    top: Math.max(Math.min(bottom + BELOW_PX, window.innerHeight - HEIGHT_PX), BELOW_PX),
  }
  return (
    <div className="selection-bar" style={position} onPointerDown={(event) => event.preventDefault()}>
      {place ? (
        actions.map(({ id, label, icon, run }) => (
          <Button
            key={id}
            type="text"
            icon={<Icon shape={icon} aria-hidden="true" />}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              run(place)
              onDone()
            }}
          >
            {t(label)}
          </Button>
        ))
      ) : (
        <p role="status">{t('documents.selectionTooLong')}</p>
      )}
    </div>
  )
}
