import { DownloadButton } from '#web/features/documents/download-button.tsx'
import { FavoriteButton } from '#web/features/favorites/favorite-button.tsx'
import { TrackButton } from '#web/features/tracking/track-button.tsx'
import './document-tools.css'

interface DocumentToolsProps {
  document: {
    readonly contentCode: string
    readonly displayDesignation: string
    readonly designationNo: string
    readonly publisherTypeCode: string
  }
  /** of its family's editions and translations, its own first */
  codes: readonly string[]
  track: boolean
  favorite: boolean
  download: boolean
}

/** What can be done with a document besides reading it. */
export function DocumentTools({ document, codes, track, favorite, download }: DocumentToolsProps) {
  const designation = document.displayDesignation || document.designationNo
  return (
    <span className="document-tools">
      {favorite && <FavoriteButton contentCode={document.contentCode} designation={designation} />}
      {track && <TrackButton codes={codes} designation={designation} />}
      {download && <DownloadButton document={document} />}
    </span>
  )
}
