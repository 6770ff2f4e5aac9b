import { useText } from '#web/lib/i18n/i18n.tsx'
import type { SideName } from './scroll-pairs.ts'

/** Part of a comparison that a narrow screen shows. */
export type Part = SideName | 'changes'
const PARTS: readonly Part[] = ['older', 'newer', 'changes']

export function PartChoice({ part, onPart }: { part: Part; onPart: (part: Part) => void }) {
  const t = useText()
  return (
    <fieldset className="compared-choice">
      <legend className="visually-hidden">{t('comparison.shown')}</legend>
      {PARTS.map((one) => (
        <label key={one}>
          <input type="radio" name="compared-part" checked={one === part} onChange={() => onPart(one)} />
          {t(`comparison.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}
