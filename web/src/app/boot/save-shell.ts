import { waitForNetwork } from '#web/lib/network/offline.ts'

/** Stamp of the build: each build keeps files of its own. */
declare const BUILD_STAMP: string

const WORKER = '/offline.js'
/** Keeping the page must not compete with what somebody asks for. */
const DELAY_MS = 3000
/** The page and its texts; nothing that belongs to a person or a document. */
const isShell = (path: string) => /^\/(assets|i18n)\//.test(path)

/** Addresses of what this page began with. */
function shellAddresses(): string[] {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const shell = fetched.filter(({ origin, pathname }) => origin === location.origin && isShell(pathname))
  return ['/', ...new Set(shell.map(({ pathname, search }) => pathname + search))]
}

async function save(): Promise<void> {
  const cache = await caches.open(`shell-${BUILD_STAMP}`)
  await cache.addAll(shellAddresses())
  await navigator.serviceWorker.register(WORKER)
}

/** Keeps the frame of the page in this browser, so that a reload without a network can say that there is none. */
export function saveShell(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  const saveAgain = () => waitForNetwork().then(save)
  // A browser that keeps nothing, as in a private window, reads the page as ever.
  const begin = () =>
    void save()
      .catch(saveAgain)
      .catch(() => undefined)
  setTimeout(begin, DELAY_MS)
}
