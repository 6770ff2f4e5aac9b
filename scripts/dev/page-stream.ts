import type { IncomingMessage, ServerResponse } from 'node:http'

const ADDRESS = '/dev/changes'

export interface PageState {
  /** version of the last good build; empty before there is one */
  readonly version: string
  /** sentences of the compiler, where the sources are not right now */
  readonly failure?: string
}

/** Events for the pages that are open: the state of the build, now and whenever it changes. */
export function openPageStream() {
  const open = new Set<ServerResponse>()
  let state: PageState = { version: '' }
  const send = (response: ServerResponse) => response.write(`data: ${JSON.stringify(state)}\n\n`)
  return {
    /** False where the request is for something else. */
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.url !== ADDRESS) return false
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      send(response)
      open.add(response)
      response.once('close', () => open.delete(response))
      return true
    },
    publish(next: PageState): void {
      state = next
      for (const response of open) send(response)
    },
    close(): void {
      for (const response of open) response.end()
    },
  }
}
