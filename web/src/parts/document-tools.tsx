import type { ReactNode } from 'react'
import { DownloadButton } from '#web/features/documents/download-button.tsx'
import { FavoriteButton } from '#web/features/favorites/favorite-button.tsx'
import { TrackButton } from '#web/features/tracking/track-button.tsx'
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
}

interface ToolTarget {
  readonly document: ToolDocument
  readonly designation: string
  /** content codes of the family's editions and translations, the document's own first */
  readonly codes: readonly string[]
}

const TOOLS = {
  favorite: ({ document: { contentCode, allowToFavorite }, designation }: ToolTarget) =>
    allowToFavorite !== false && <FavoriteButton contentCode={contentCode} designation={designation} />,
  track: ({ document: { allowToTrack }, designation, codes }: ToolTarget) =>
    allowToTrack !== false && <TrackButton codes={codes} designation={designation} />,
  download: ({ document }: ToolTarget) =>
    document.downloadable !== false && (document.access ?? 'open') === 'open' && <DownloadButton document={document} />,
} satisfies Record<string, (target: ToolTarget) => ReactNode>

export type ToolName = keyof typeof TOOLS

interface DocumentToolsProps extends Omit<ToolTarget, 'designation'> {
  /** in the order of their buttons */
  readonly tools: readonly ToolName[]
}

/** Buttons for everything that can be done with a document besides reading it. */
export function DocumentTools({ document, codes, tools }: DocumentToolsProps) {
  const designation = document.displayDesignation || document.designationNo
  return (
    <span className="document-tools">
      {tools.map((name) => {
        const Tool = TOOLS[name]
        return <Tool key={name} document={document} designation={designation} codes={codes} />
      })}
    </span>
  )
}
