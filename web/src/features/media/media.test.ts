import { createHash } from 'node:crypto'
import { describe, expect, it, jest } from '@jest/globals'
import type { Video } from '#contract/documents/media.ts'
import { pagePolicy } from '#text/page-policy.ts'
import { listenForPlay } from './listen-for-play.ts'
import { minutesOf } from './minutes.ts'
import { playerPage, playMessage } from './player-page.ts'

const file = { url: '/objects/demowl/v.webm?a=1&b="x"', expiresAt: '', name: 'v.webm', contentType: 'video/webm', size: 1 }
const video: Video = { hashed_id: 'v1', contentId: 'XO|7', section: '', name: '<b>"Rungs"', duration: 61, file, captions: [] }

it.each([
  [0, '00:00'],
  [14, '00:14'],
  [61, '01:01'],
  [59.6, '01:00'],
  [3661, '61:01'],
])('%d seconds are %s', (seconds, shown) => expect(minutesOf(seconds)).toBe(shown))

describe('the page of the player', () => {
  const page = playerPage(video, 'https://a.example', [
    { language: 'en', name: 'English', text: 'WEBVTT\n\n"<script>', shown: true },
    { language: 'fr', name: 'français', text: 'WEBVTT', shown: false },
  ])

  it('says which video plays, and holds what it was given as text alone', () => {
    expect(playMessage(video)).toBe('VDMSG-XO|7-v1')
    expect(page).toContain('data-message="VDMSG-XO|7-v1"')
    expect(page).toContain('src="https://a.example/objects/demowl/v.webm?a=1&amp;b=%22x%22"')
    expect(page).toContain('aria-label="&lt;b&gt;&quot;Rungs&quot;"')
    expect(page.match(/ default/g)).toHaveLength(1)
    expect(page.match(/<script>/g)).toHaveLength(1)
  })

  it('has the one script that the policy of the page lets run', () => {
    const script = /<script>(.*)<\/script>/.exec(page)?.[1] ?? ''
    expect(pagePolicy()).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    expect(pagePolicy()).not.toMatch(/script-src[^;]*unsafe-inline/)
  })
})

describe('a message that a video plays', () => {
  const message = playMessage(video)
  const frame = { contentWindow: {} }

  function listen() {
    const page = new EventTarget()
    const onPlay = jest.fn()
    const stop = listenForPlay(page, () => frame, message, onPlay)
    const say = (source: object | null, data: unknown) =>
      page.dispatchEvent(Object.assign(new Event('message'), { source, data, origin: 'null' }))
    return { onPlay, stop, say }
  }

  it('is taken from the frame of the player, and once', () => {
    const { onPlay, say } = listen()
    for (let at = 0; at < 3; at++) say(frame.contentWindow, message)
    expect(onPlay).toHaveBeenCalledTimes(1)
  })

  it('is not taken from another frame, another site or the page itself', () => {
    const { onPlay, say } = listen()
    for (const source of [null, {}, globalThis]) say(source, message)
    expect(onPlay).not.toHaveBeenCalled()
  })

  it('is not taken about another video, in another form, or by a player that is gone', () => {
    const { onPlay, say, stop } = listen()
    for (const data of ['VDMSG-XO|7-v2', { message }, [message], null]) say(frame.contentWindow, data)
    stop()
    say(frame.contentWindow, message)
    expect(onPlay).not.toHaveBeenCalled()
  })

  it('is not taken before there is a frame', () => {
    const page = new EventTarget()
    const onPlay = jest.fn()
    listenForPlay(page, () => null, message, onPlay)
    page.dispatchEvent(Object.assign(new Event('message'), { source: null, data: message }))
    expect(onPlay).not.toHaveBeenCalled()
  })
})
