/**
 * Service worker: serves the frame of the page where there is no network. It keeps no answer of a call and no text;
 * `app/boot/save-shell.ts` chooses the files.
 */
declare const BUILD_STAMP: string

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface Worker extends EventTarget {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
}

const worker = globalThis as unknown as Worker
const SHELL = `shell-${BUILD_STAMP}`

async function dropOtherBuilds(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('shell-') && name !== SHELL).map((name) => caches.delete(name)))
}

/** The network's answer; what is kept under the address only where there is none. */
async function fetchOrKept(request: Request, address: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await (await caches.open(SHELL)).match(address)
    if (kept) return kept
    throw error
  }
}

/** Addresses that the functions and the file store answer. */
const IS_SERVICE = /^\/(api|management|login|objects|r51|kbart|dashboards)\//

function addressOfKept({ method, mode, url }: Request): string | undefined {
  const { origin, pathname, search } = new URL(url)
  if (method !== 'GET' || origin !== worker.location.origin) return undefined
  if (/^\/(assets|i18n)\//.test(pathname)) return pathname + search
  return mode === 'navigate' && !IS_SERVICE.test(pathname) ? '/' : undefined
}

worker.addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) =>
  (event as ExtendableEvent).waitUntil(Promise.all([dropOtherBuilds(), worker.clients.claim()])),
)
worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent
  const address = addressOfKept(request)
  if (address) respondWith.call(event, fetchOrKept(request, address))
})
