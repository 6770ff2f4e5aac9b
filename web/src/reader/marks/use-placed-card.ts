import { useEffect, useRef } from 'react'
import type { TextPlace } from '#contract/documents/place.ts'
import type { AdditionPanelProps } from './additions.ts'

interface PlacedCard extends Pick<AdditionPanelProps, 'session'> {
  isChosen: boolean
  /** its place in the open rendition */
  place: TextPlace | undefined
}

/** Ref of a card in a panel. The card and its place are scrolled into view when it is chosen. */
export function usePlacedCard({ isChosen, place, session }: PlacedCard) {
  const card = useRef<HTMLLIElement>(null)
  const isPlaced = place !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the choice, into the other form of the document too
  useEffect(() => {
    if (!isChosen) return
    card.current?.scrollIntoView({ block: 'nearest' })
    if (place) session.showPlace(place)
  }, [isChosen, isPlaced, session])
  return card
}
