// Only in the page as `npm run dev` builds it: loads it again when there is a new build, and shows why there is none.

interface PageState {
  readonly version: string
  readonly failure?: string
}

const version = document.querySelector<HTMLMetaElement>('meta[name="page-version"]')?.content
const failureShown = document.createElement('pre')
failureShown.dir = 'ltr'
failureShown.style.cssText =
  'position: fixed; inset: auto 0 0; z-index: 9999; margin: 0; padding: 16px; max-block-size: 60dvh; overflow: auto; background: #2b0b0b; color: #ffd9d9; font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap'

function show({ version: built, failure }: PageState): void {
  failureShown.textContent = failure ?? ''
  if (failure) document.body.append(failureShown)
  else failureShown.remove()
  if (!failure && built !== version) location.reload()
}

let changes: EventSource | undefined

/** Browsers open six connections to a site: pages that nobody looks at leave theirs to others. */
function follow(): void {
  changes?.close()
  if (document.hidden) return
  changes = new EventSource('/dev/changes')
  changes.onmessage = ({ data }) => show(JSON.parse(data))
}

if (window.top === window) {
  document.addEventListener('visibilitychange', follow)
  follow()
}
