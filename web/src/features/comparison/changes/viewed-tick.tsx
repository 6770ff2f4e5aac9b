import { useText } from '#web/lib/i18n/i18n.tsx'
import type { ViewedChanges } from './use-viewed.ts'

interface ViewedTickProps {
  readonly viewed: ViewedChanges
  /** numbers of the changes that it is about */
  readonly numbers: readonly number[]
}

/** Tick by which a person says that they have seen a change, or all of several; it is theirs alone. */
export function ViewedTick({ viewed: { numbers: ticked, tick }, numbers }: ViewedTickProps) {
  const t = useText()
  if (!tick) return null
  const isSeen = numbers.every((number) => ticked.has(number))
  return (
    <label className="change-seen">
      <input type="checkbox" checked={isSeen} onChange={() => tick(numbers, !isSeen)} />
      {t('comparison.seen')}
    </label>
  )
}
