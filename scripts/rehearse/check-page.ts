import type { RehearsalEnvironment } from './environment.ts'
import { expectEqual, expectTrue } from './expect.ts'
import { requestSite } from './request-site.ts'

/** Checks the published page, deep links, and unknown paths of the API. */
export async function checkPage(rehearsal: RehearsalEnvironment): Promise<string> {
  const page = await requestSite(rehearsal, '/')
  expectEqual(page.status, 200, 'the page')
  expectTrue(page.headers.get('content-security-policy')?.includes("object-src 'none'") === true, 'the page has its policy')
  expectEqual(page.headers.get('cache-control'), 'no-cache', 'the page is not kept')
  const script = /src="(\/[^"]+\.js)"/.exec(page.body.toString())?.[1]
  expectTrue(script !== undefined, 'the page names its script')
  const asset = await requestSite(rehearsal, script)
  expectEqual([asset.status, asset.headers.get('cache-control')], [200, 'public, max-age=31536000, immutable'], script)
  const deep = await requestSite(rehearsal, '/search?keywords=iso')
  expectTrue(deep.body.equals(page.body), 'a deep link opens the page')
  const plain = await requestSite(rehearsal, '/api/no-such-thing')
  expectEqual([plain.status, JSON.parse(plain.body.toString()).code], [404, 'endpoint-not-found'], 'an unknown path of the API')
  return `${page.body.length} bytes of page, its script kept for ever, deep links, a problem for an unknown path`
}
