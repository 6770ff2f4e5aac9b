import { createContext, type ReactNode } from 'react'

/** Newer document and the edition before it, by content codes. */
interface RedlinePair {
  readonly older: string
  readonly newer: string
}

/** Download of a red-line, which the pages bring beside what an edition changed; nothing where they do not. */
export const RedlineSlot = createContext<(pair: RedlinePair, designation: string) => ReactNode>(() => null)
