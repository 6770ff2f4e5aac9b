import { expectEqual, expectTo } from './expect.ts'
import type { Stage } from './stage.ts'
import { visit } from './visit.ts'

/** The site is published, and open addresses reach it; the API answers through CloudFront alone. */
export async function seePage(stage: Stage): Promise<string> {
  const page = await visit(stage, '/')
  expectEqual(page.status, 200, 'the page')
  expectTo(page.headers.get('content-security-policy')?.includes("object-src 'none'") === true, 'the page has its policy')
  expectEqual(page.headers.get('cache-control'), 'no-cache', 'the page is not kept')
  const script = /src="(\/[^"]+\.js)"/.exec(page.body.toString())?.[1]
  expectTo(script !== undefined, 'the page names its script')
  const asset = await visit(stage, script)
  expectEqual([asset.status, asset.headers.get('cache-control')], [200, 'public, max-age=31536000, immutable'], script)
  const deep = await visit(stage, '/search?keywords=iso')
  expectTo(deep.body.equals(page.body), 'a deep link opens the page')
  const plain = await visit(stage, '/api/no-such-thing')
  expectEqual([plain.status, JSON.parse(plain.body.toString()).code], [404, 'endpoint-not-found'], 'an unknown path of the API')
  return `${page.body.length} bytes of page, its script kept for ever, deep links, a problem for an unknown path`
}
