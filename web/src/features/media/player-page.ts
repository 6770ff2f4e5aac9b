import type { Video } from '#contract/documents/media.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { PLAYER_SCRIPT } from '#text/player-script.ts'

/** Captions of a video, as they are handed into its frame. */
export interface Captions {
  readonly language: string
  readonly name: string
  /** WebVTT */
  readonly text: string
  /** shown from the start */
  readonly shown: boolean
}

/** Message by which the player's frame says that its video plays. */
export const playMessage = ({ contentId, hashed_id }: Pick<Video, 'contentId' | 'hashed_id'>) => `VDMSG-${contentId}-${hashed_id}`

const trackOf = ({ language, name, text, shown }: Captions) =>
  `<track kind="captions" srclang="${escapeHtml(language)}" label="${escapeHtml(name)}"${shown ? ' default' : ''} src="data:text/vtt;charset=utf-8,${encodeURIComponent(text)}">`

/** Page of the player's frame. */
export function playerPage(video: Video, origin: string, captions: readonly Captions[]): string {
  const source = escapeHtml(new URL(video.file.url, origin).href)
  return [
    '<!doctype html><meta charset="utf-8">',
    '<style>html,body{margin:0;height:100%}video{display:block;width:100%;height:100%}</style>',
    `<video controls controlslist="nodownload" playsinline preload="metadata" src="${source}" data-message="${escapeHtml(playMessage(video))}" aria-label="${escapeHtml(video.name)}">`,
    ...captions.map(trackOf),
    '</video>',
    `<script>${PLAYER_SCRIPT}</script>`,
  ].join('')
}
