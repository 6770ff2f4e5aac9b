import type { ComponentProps } from 'react'
import { StandingSentence } from './standing-sentence.tsx'

/** Standing of an edition in a dot and a sentence: in force, superseded by what and when. */
export function StandingLine(props: ComponentProps<typeof StandingSentence>) {
  return (
    <span className="standing" data-is={props.standing.is}>
      <span>
        <StandingSentence {...props} />
      </span>
    </span>
  )
}
