import { useEffect } from 'react'

/** Tabs of a browser have one session at the server, and one account. */
const NAME = 'lectern.account'

let opened: BroadcastChannel | undefined
/** The one of this tab: what it posts does not come back to it. */
function openChannel(): BroadcastChannel {
  opened ??= new BroadcastChannel(NAME)
  return opened
}

/** Lets the other tabs of this browser know that the session has another account. */
export const announceSwitch = (): void => openChannel().postMessage('switched')

/** Calls back when another tab of this browser has switched the account. */
export function useSwitchElsewhere(onSwitch: () => void): void {
  useEffect(() => {
    const channel = openChannel()
    channel.addEventListener('message', onSwitch)
    return () => channel.removeEventListener('message', onSwitch)
  }, [onSwitch])
}
