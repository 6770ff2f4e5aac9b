import { useRichText } from '#web/lib/i18n/i18n.tsx'
import { StandingLine } from '#web/ui/text/standing-line.tsx'
import { Successor, type SuccessorProps } from '#web/ui/text/successor.tsx'
import type { TimelineDocument } from './use-timeline.ts'

interface TimelineStandingProps extends Pick<SuccessorProps, 'pathOf'> {
  document: Pick<TimelineDocument, 'standing' | 'next'>
}

/** Status of a document among the editions of its standard: the edition that followed it, then the one in force. */
export function TimelineStanding({ document: { standing, next }, pathOf }: TimelineStandingProps) {
  const say = useRichText()
  const { by } = standing
  if (!next || !by) return <StandingLine standing={standing} pathOf={pathOf} />
  return (
    <>
      <StandingLine standing={{ ...standing, by: next }} pathOf={pathOf} />
      {by.inForce && (
        <span className="timeline-in-force">
          {say('shell.standing.band.inForce', { designation: <Successor by={by} pathOf={pathOf} /> })}
        </span>
      )}
    </>
  )
}
