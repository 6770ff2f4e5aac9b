import { useEffect } from 'react'
import { useAccount } from './account/use-account.tsx'
import { type RecentDocument, rememberOpened } from './recent.ts'

/** Remembers on this device that the person opened a document, once it is known. */
export function useRememberOpened(document: RecentDocument | undefined): void {
  const person = useAccount().id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document is remembered, not another object
  useEffect(() => {
    if (document) rememberOpened(person, document)
  }, [person, document?.contentCode])
}
