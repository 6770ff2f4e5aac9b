import { useEffect, useMemo, useRef } from 'react'
import useSWR from 'swr'
import { media, type Video } from '#contract/documents/media.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useLocale } from '#web/lib/i18n/i18n.tsx'
import { languageName } from '#web/lib/i18n/language-name.ts'
import { listenForPlay } from './listen-for-play.ts'
import { type Captions, playerPage, playMessage } from './player-page.ts'

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false }

async function fetchCaptions([, ...files]: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(files.map((url) => fetch(url, { credentials: 'omit' })))
  return Promise.all(answers.map((answer) => (answer.ok ? answer.text() : '')))
}

/** The captions that are shown from the start: those in the language of the page, else the English ones. */
function shownLanguage(captions: Video['captions'], tag: string): string | undefined {
  const languages = captions.map(({ language }) => language)
  return (
    languages.find((one) => one === tag) ??
    languages.find((one) => one === tag.split('-')[0]) ??
    languages.find((one) => one === 'en')
  )
}

function useCaptions({ captions }: Video): readonly Captions[] | undefined {
  const { tag } = useLocale()
  const { data, error } = useSWR(['captions', ...captions.map(({ file }) => file.url)], fetchCaptions, ONCE)
  return useMemo(() => {
    // A video without its captions is better than none.
    if (error) return []
    const shown = shownLanguage(captions, tag)
    return data?.flatMap((text, at) => {
      const language = captions[at]?.language
      return text && language ? [{ language, text, name: languageName(language, tag), shown: language === shown }] : []
    })
  }, [captions, data, error, tag])
}

/** Video in a frame without an origin. That it plays is recorded once; no other frame can say so. */
export function Player({ video, name }: { video: Video; name: string }) {
  const call = useCall()
  const frame = useRef<HTMLIFrameElement>(null)
  const captions = useCaptions(video)
  const { contentId, hashed_id } = video
  useEffect(() => {
    // A play that is not counted keeps nobody from watching.
    const count = () => void call(media.play, { contentId, hashId: hashed_id }).catch(() => undefined)
    return listenForPlay(window, () => frame.current, playMessage({ contentId, hashed_id }), count)
  }, [call, contentId, hashed_id])
  const page = useMemo(() => captions && playerPage({ ...video, name }, location.origin, captions), [video, name, captions])
  return (
    <div className="player">
      {page && (
        <iframe
          ref={frame}
          title={name}
          srcDoc={page}
          sandbox="allow-scripts"
          allow="fullscreen; picture-in-picture"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  )
}
