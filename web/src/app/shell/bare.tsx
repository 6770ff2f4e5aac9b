import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { useShellKeys } from './use-shell-keys.ts'

const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog)

/** Frame of a page without header and rail; its keys can be listed too. */
export function Bare({ children }: { children: ReactNode }) {
  const [keys, setKeys] = useState(false)
  useShellKeys(() => setKeys(true))
  return (
    <>
      {children}
      <Suspense>{keys && <KeysDialog onClose={() => setKeys(false)} />}</Suspense>
    </>
  )
}
