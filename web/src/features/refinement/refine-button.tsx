import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { REFINE_TOGGLE } from './use-refine.ts'

/** Opens the panel where it is not beside the results, and says how many values are selected. */
export function RefineButton({ chosen, onOpen }: { chosen: number; onOpen: () => void }) {
  const t = useText()
  return (
    <Button
      id={REFINE_TOGGLE}
      className="refine-button"
      icon={<Icon shape="FilterOutlined" />}
      aria-expanded={false}
      onClick={onOpen}
    >
      {chosen > 0 && <span className="visually-hidden">{t('refinement.titleChosen', { count: chosen })}</span>}
      <span aria-hidden={chosen > 0 || undefined}>{t('refinement.title')}</span>
      {chosen > 0 && (
        <span className="facet-chosen" aria-hidden="true">
          {chosen}
        </span>
      )}
    </Button>
  )
}
