import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'

interface ListedChoice {
  readonly id: string
  /** text that a screen reader says */
  readonly label: string
  readonly shown: ReactNode
}

export interface ChoiceListProps {
  readonly title: string
  /** name of the field of its search */
  readonly search: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly choices: readonly ListedChoice[]
  /** sentence in place of an empty list */
  readonly empty: string
  readonly busy?: boolean
  /** button that moves what is ticked, with its sign */
  readonly move: { readonly label: string; readonly icon: ReactNode; readonly onMove: (ids: string[]) => void }
}

/** One of two lists between which items move: its search, a box for all of them, and the button that moves what is ticked. */
export function ChoiceList({ title, search, text, onText, choices, empty, busy, move }: ChoiceListProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const id = useId()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = choices.filter((choice) => ticked.has(choice.id)).map((choice) => choice.id)
  const isAll = choices.length > 0 && chosen.length === choices.length
  const tick = (ids: readonly string[], on: boolean) => {
    const rest = [...ticked].filter((one) => !ids.includes(one))
    setTicked(new Set(on ? [...rest, ...ids] : rest))
  }
  const onMove = () => {
    move.onMove(chosen)
    setTicked(new Set())
  }
  return (
    <section className="choice-list" aria-labelledby={id}>
      <h3 id={id}>
        {title} <span className="heading-count">{formatNumber(choices.length)}</span>
      </h3>
      <input
        type="search"
        dir="auto"
        aria-label={search}
        placeholder={search}
        maxLength={200}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div className="choice-list-bar">
        <label className="choice">
          <input
            type="checkbox"
            checked={isAll}
            disabled={choices.length === 0}
            ref={(box) => {
              if (box) box.indeterminate = chosen.length > 0 && !isAll
            }}
            onChange={() =>
              tick(
                choices.map((choice) => choice.id),
                !isAll,
              )
            }
          />
          <span>{t('groups.all')}</span>
        </label>
        <Button className="choice-move" icon={move.icon} disabled={chosen.length === 0} onClick={onMove}>
          {move.label}
          {chosen.length > 0 && ` (${formatNumber(chosen.length)})`}
        </Button>
      </div>
      {choices.length === 0 ? (
        <p className="choice-list-empty" role="status">
          {busy ? t('shell.loading') : empty}
        </p>
      ) : (
        <ul aria-labelledby={id} aria-busy={busy || undefined} onKeyDown={moveFocus}>
          {choices.map((choice) => (
            <li key={choice.id}>
              <label className="choice">
                <input
                  type="checkbox"
                  aria-label={choice.label}
                  checked={ticked.has(choice.id)}
                  onChange={(event) => tick([choice.id], event.target.checked)}
                />
                {choice.shown}
              </label>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Moves the focus among the boxes of a list by its arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key]
  if (!step) return
  const boxes = [...event.currentTarget.querySelectorAll('input')]
  const at = boxes.indexOf(event.target as HTMLInputElement)
  boxes[step(at, boxes.length - 1)]?.focus()
  event.preventDefault()
}
