import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import type { Video } from '#contract/documents/media.ts'
import { pagePolicy } from '#text/page-policy.ts'
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
