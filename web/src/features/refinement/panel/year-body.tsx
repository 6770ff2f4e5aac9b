import { type FormEvent, useMemo, useState } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import type { FacetView } from '../tree/facet-view.ts'
import { formatYears, parseYears, type YearSpan, yearBars } from '../tree/year-range.ts'
import './year-body.css'

const YEAR = /^\d{4}$/

/** Years from and to, with small bars of how many results each has. */
export function YearBody({ view }: { view: FacetView }) {
  const key = view.entries.find(({ r }) => r === 'year')?.k ?? ''
  const chosen = parseYears(key)
  const choose = (range: YearSpan) => {
    const next = formatYears(range)
    const others = view.entries.filter(({ r }) => r !== 'year')
    view.choose(next === undefined ? others : [...others, { k: next, r: 'year', pk: '' }])
  }
  return (
    <div className="facet-body year" aria-busy={view.loading || undefined}>
      {!view.uncounted && <YearBars view={view} chosen={chosen} choose={choose} />}
      <YearFields key={key} chosen={chosen} choose={choose} />
    </div>
  )
}

interface YearPartProps {
  chosen: YearSpan
  choose: (range: YearSpan) => void
}

/** Histogram, for the eye and the pointer; the fields below it say and do the same. */
function YearBars({ view: { counts }, chosen, choose }: YearPartProps & { view: FacetView }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const bars = useMemo(() => {
    const years = [...(counts ?? [])].filter(([id]) => id.startsWith('year:'))
    return yearBars(new Map(years.map(([id, count]) => [Number(id.slice('year:'.length)), count])))
  }, [counts])
  const most = Math.max(...bars.map(({ count }) => count))
  const isIn = ({ from, to }: (typeof bars)[number]) =>
    to >= (chosen.from ?? 0) && from <= (chosen.to ?? Number.POSITIVE_INFINITY)
  if (bars.length < 2) return null
  return (
    <>
      <div className="year-bars" aria-hidden="true">
        {bars.map((bar) => (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the fields do the same by keyboard
          <span
            key={bar.from}
            data-in={isIn(bar) || undefined}
            title={t('refinement.year.bar', {
              year: bar.from === bar.to ? bar.from : `${bar.from}–${bar.to}`,
              count: formatNumber(bar.count),
            })}
            onClick={() => bar.count > 0 && choose(bar)}
          >
            <i style={{ blockSize: `${bar.count ? Math.max(6, (100 * bar.count) / most) : 0}%` }} />
          </span>
        ))}
      </div>
      <div className="year-ends" aria-hidden="true">
        <span>{bars[0]?.from}</span>
        <span>{bars.at(-1)?.to}</span>
      </div>
    </>
  )
}

function YearFields({ chosen, choose }: YearPartProps) {
  const t = useText()
  const [from, setFrom] = useState(String(chosen.from ?? ''))
  const [to, setTo] = useState(String(chosen.to ?? ''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    choose({ ...(YEAR.test(from) && { from: Number(from) }), ...(YEAR.test(to) && { to: Number(to) }) })
  }
  const field = (label: string, value: string, change: (value: string) => void) => (
    <input
      type="text"
      inputMode="numeric"
      pattern="\d{4}"
      maxLength={4}
      dir="ltr"
      className="facet-filter"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => change(event.target.value.trim())}
    />
  )
  return (
    <form className="year-fields" onSubmit={submit}>
      {field(t('refinement.year.from'), from, setFrom)}
      <span aria-hidden="true">–</span>
      {field(t('refinement.year.to'), to, setTo)}
      <button type="submit" className="button">
        {t('refinement.year.apply')}
      </button>
    </form>
  )
}
