import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'

/** A signed-in browser: the issuer's cookies, and the tab's own storage, where the page has its tokens. */
interface KeptSession {
  readonly cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0]
  readonly storage: readonly (readonly [string, string])[]
}

const fileOf = (origin: string, person: string) =>
  path.join(process.env.SITE_FOLDER ?? '', 'sessions', `${new URL(origin).hostname}-${person}.json`)

/** Keeps who is signed in, for other tests and their processes. */
export async function saveSession(page: Page, origin: string, person: string): Promise<void> {
  const isOfIssuer = ({ name }: { name: string }) => !name.startsWith('locale')
  const session: KeptSession = {
    cookies: (await page.context().cookies(`${origin}oidc/`)).filter(isOfIssuer),
    storage: await page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('oidc.user:'))),
  }
  const file = fileOf(origin, person)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(session))
  renameSync(`${file}.${process.pid}`, file)
}

function readSession(file: string): KeptSession | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KeptSession
  } catch {
    return undefined
  }
}

/** False where nobody has signed in as this person yet. The tab is signed in once: what it does later is its own. */
export async function restoreSession(page: Page, origin: string, person: string): Promise<boolean> {
  const session = readSession(fileOf(origin, person))
  if (!session) return false
  await page.context().addCookies(session.cookies)
  await page.addInitScript(
    ([host, storage]) => {
      if (location.host !== host || sessionStorage.getItem('restored')) return
      for (const [key, value] of [...storage, ['restored', 'yes'] as const]) sessionStorage.setItem(key, value)
    },
    [new URL(origin).host, session.storage] as const,
  )
  return true
}
