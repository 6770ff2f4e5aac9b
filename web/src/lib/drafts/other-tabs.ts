/** Other pages of the site in this browser, which may write the same texts. */
interface OtherTabs {
  /** Says that a text was saved here. */
  readonly tell: (id: string) => void
  /** Listens to what other pages saved; returns how to stop. */
  readonly listen: (onSaved: (id: string) => void) => () => void
}

/** Opens the channel between the pages that write one kind of drafts; nothing is said where the browser has none. */
export function openTabs(kind: string): OtherTabs {
  let channel: BroadcastChannel | undefined
  return {
    tell: (id) => channel?.postMessage(id),
    listen(onSaved) {
      if (typeof BroadcastChannel === 'undefined') return () => undefined
      channel = new BroadcastChannel(kind)
      channel.onmessage = ({ data }) => {
        if (typeof data === 'string') onSaved(data)
      }
      return () => channel?.close()
    },
  }
}
