import type { ReactNode } from 'react'
import { DownloadButton } from '#web/features/documents/download/download-button.tsx'
import { FavoriteButton } from '#web/features/favorites/favorite-button.tsx'
import { PointCount } from '#web/features/points/counts/point-count.tsx'
import { TrackButton } from '#web/features/tracking/track-button.tsx'
import type { MarkSource } from '#web/lib/use-marks.ts'
import { CopyDesignationButton, CopyLinkButton } from './copy-buttons.tsx'
import { ShareButton } from './share-button.tsx'
import './document-tools.css'

interface ToolDocument {
  readonly contentCode: string
  readonly displayDesignation: string
  readonly designationNo: string
  readonly publisherTypeCode: string
  /** a tool is offered unless the server says that it is not */
  readonly allowToFavorite?: boolean
  readonly allowToTrack?: boolean
  readonly downloadable?: boolean
  readonly access?: string
  /** number of compass points, in a row */
  readonly compassPoints?: number
}

interface ToolTarget {
  readonly document: ToolDocument
  readonly designation: string
  /** content codes of the family's editions and translations, the document's own first */
  readonly codes: readonly string[]
  /** key that presses the tool; absent where keys belong to something else */
  readonly shortcut?: string
  /** marks of the document, where they are known already */
  readonly marks?: Readonly<Record<'favorite' | 'track', MarkSource>>
}

const TOOLS = {
  copy: ({ designation, shortcut }: ToolTarget) => <CopyDesignationButton designation={designation} shortcut={shortcut} />,
  link: ({ document: { contentCode }, designation, shortcut }: ToolTarget) => (
    <CopyLinkButton contentCode={contentCode} designation={designation} shortcut={shortcut} />
  ),
  favorite: ({ document: { contentCode, allowToFavorite }, designation, shortcut, marks }: ToolTarget) =>
    allowToFavorite !== false && <FavoriteButton {...{ contentCode, designation, shortcut }} known={marks?.favorite} />,
  track: ({ document: { allowToTrack }, codes, designation, shortcut, marks }: ToolTarget) =>
    allowToTrack !== false && <TrackButton {...{ codes, designation, shortcut }} known={marks?.track} />,
  download: ({ document }: ToolTarget) =>
    document.downloadable !== false && (document.access ?? 'open') === 'open' && <DownloadButton document={document} />,
  share: ({ document, designation }: ToolTarget) => <ShareButton document={document} designation={designation} />,
} satisfies Record<string, (target: ToolTarget) => ReactNode>

/** Keys of the tools of the row that has the focus. */
const SHORTCUTS: Partial<Record<ToolName, string>> = { copy: 'c', link: 'l', favorite: 'f', track: 't' }

export type ToolName = keyof typeof TOOLS

interface DocumentToolsProps extends Omit<ToolTarget, 'designation' | 'shortcut'> {
  /** in the order of their buttons */
  readonly tools: readonly ToolName[]
  /** the tools are those of a row of a list, which has keys for them */
  readonly inRow?: boolean
}

/** Buttons for everything that can be done with a document besides reading it. */
export function DocumentTools({ document, codes, tools, inRow, marks }: DocumentToolsProps) {
  const designation = document.displayDesignation || document.designationNo
  return (
    <span className="document-tools">
      {inRow && <PointCount contentCode={document.contentCode} designation={designation} count={document.compassPoints ?? 0} />}
      {tools.map((name) => {
        const Tool = TOOLS[name]
        const shortcut = inRow ? SHORTCUTS[name] : undefined
        return <Tool key={name} {...{ document, designation, codes, shortcut, marks }} />
      })}
    </span>
  )
}
