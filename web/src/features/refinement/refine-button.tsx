import { FilterOutlined } from '@ant-design/icons'
import { useText } from '#web/lib/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { REFINE_TOGGLE } from './use-refine.ts'

/** Opens the panel where it does not stand beside the results; says how much is chosen in it. */
export function RefineButton({ chosen, onOpen }: { chosen: number; onOpen: () => void }) {
  const t = useText()
  return (
    <Button
      id={REFINE_TOGGLE}
      className="refine-button"
      icon={<FilterOutlined />}
      aria-label={chosen > 0 ? t('refinement.titleChosen', { count: chosen }) : undefined}
      aria-expanded={false}
      onClick={onOpen}
    >
      {t('refinement.title')}
      {chosen > 0 && <span className="facet-chosen">{chosen}</span>}
    </Button>
  )
}
