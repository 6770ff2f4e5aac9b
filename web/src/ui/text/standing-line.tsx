import type { ComponentProps } from 'react'
import { statusWordOf, toneOf } from '#standing/status-words.ts'
import { StandingSentence } from './standing-sentence.tsx'

/** Status of a document in a dot and a sentence: in force, superseded by what and when. */
export function StandingLine(props: ComponentProps<typeof StandingSentence>) {
  const word = statusWordOf(props.standing)
  return (
    <span className="standing" data-is={word} data-tone={toneOf(word)}>
      <span>
        <StandingSentence {...props} />
      </span>
    </span>
  )
}
