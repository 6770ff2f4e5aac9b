import type { ComponentProps, ReactNode } from 'react'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { StandingSentence } from './text/standing-sentence.tsx'
import { Successor } from './text/successor.tsx'
import './standing-band.css'

interface Props extends ComponentProps<typeof StandingSentence> {
  /** jump to the same clause of the edition in force */
  children?: ReactNode
}

/** Band over a text that is not in force, with the way to the edition that is. Nothing over a text in force. */
export function StandingBand({ standing, pathOf, children }: Props) {
  const t = useText()
  const say = useRichText()
  const { is, by } = standing
  if (is !== 'superseded' && is !== 'withdrawn' && is !== 'draft') return null
  const isPlain = by?.inForce || (is === 'draft' && !by)
  return (
    <div className="standing-band" data-is={is} role="note">
      <strong>{isPlain ? t(`shell.standing.band.${is}`) : <StandingSentence standing={standing} pathOf={pathOf} />}</strong>
      {by?.inForce && <span>{say('shell.standing.band.inForce', { designation: <Successor by={by} pathOf={pathOf} /> })}</span>}
      {children}
    </div>
  )
}
