import type { Video } from '#contract/documents/media.ts'
import { minutesOf } from './minutes.ts'
import { Player } from './player.tsx'
import './media.css'

interface VideoGridProps {
  videos: readonly Video[]
  /** text of a name or a section */
  textOf?: (text: string) => string
  /** level of the headings */
  heading: 'h2' | 'h4'
}

const asIs = (text: string) => text

/** Videos by section, each with its name and duration. */
export function VideoGrid({ videos, textOf = asIs, heading: Heading }: VideoGridProps) {
  const sections = [...Map.groupBy(videos, ({ section }) => section)]
  return sections.map(([section, some]) => (
    <section key={section} className="video-section">
      {section && <Heading>{textOf(section)}</Heading>}
      <ul className="video-grid">
        {some.map((video) => (
          <li key={`${video.contentId} ${video.hashed_id}`}>
            <Player video={video} name={textOf(video.name)} />
            <p className="video-caption">
              <span dir="auto">{textOf(video.name)}</span>
              <span className="video-duration" dir="ltr">
                {minutesOf(video.duration)}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  ))
}
