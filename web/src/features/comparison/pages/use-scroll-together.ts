import { useEffect, useMemo, useRef } from 'react'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import type { PdfSession } from '#web/reader/pdf/session/pdf-session.ts'
import { pairedPlaceInView, scrollToPairedPlace } from './page-places.ts'
import { createScrollPairs, type SideName } from './scroll-pairs.ts'

export interface OpenSides {
  readonly older: PdfSession | undefined
  readonly newer: PdfSession | undefined
}

/** Signs that a person takes hold of one side. */
const GRIPS = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const

/** Scrolls both documents together by what they say: the one that the person holds leads. */
export function useScrollTogether({ older, newer }: OpenSides, result: ComparisonResult) {
  const pairs = useMemo(() => createScrollPairs(result), [result])
  const leader = useRef<SideName>(undefined)
  useEffect(() => {
    if (!older || !newer) return undefined
    const stop = new AbortController()
    const lead = (from: SideName, own: PdfSession, other: PdfSession) => {
      const { container } = own.viewer
      const follow = () => {
        if (leader.current !== from) return
        const place = pairedPlaceInView(own.viewer, result[from])
        if (place) scrollToPairedPlace(other.viewer, result[from === 'older' ? 'newer' : 'older'], pairs(from, place))
      }
      const options = { signal: stop.signal, passive: true }
      for (const grip of GRIPS)
        container.addEventListener(
          grip,
          () => {
            leader.current = from
          },
          options,
        )
      container.addEventListener('scroll', follow, options)
    }
    lead('older', older, newer)
    lead('newer', newer, older)
    return () => stop.abort()
  }, [older, newer, result, pairs])

  /** Shows a change in both documents; where one does not have it, the place where it would stand. */
  return (number: number) => {
    const change = result.changes[number]
    if (!change) return
    leader.current = undefined
    for (const side of ['newer', 'older'] as const) {
      const session = side === 'newer' ? newer : older
      const other = side === 'newer' ? 'older' : 'newer'
      const [own, paired] = [change[side]?.marks[0], change[other]?.marks[0]]
      const place = own ? { page: own[0], top: own[2] } : paired && pairs(other, { page: paired[0], top: paired[2] })
      if (session && place) scrollToPairedPlace(session.viewer, result[side], place)
    }
  }
}
