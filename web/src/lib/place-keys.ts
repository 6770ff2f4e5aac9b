import { useEffect } from 'react'
import type { MessageKey } from './i18n/messages.ts'

/** Keys with what they do. Several keys of one row are parted by spaces. */
export type KeyList = readonly (readonly [keys: string, text: MessageKey])[]

let ofPlace: KeyList | undefined

/** Names the keys of the place that is shown, for the list that `?` opens. */
export function usePlaceKeys(keys: KeyList): void {
  useEffect(() => {
    ofPlace = keys
    return () => {
      ofPlace = undefined
    }
  }, [keys])
}

/** Keys of the place that is shown; undefined where it has none of its own. */
export const placeKeys = (): KeyList | undefined => ofPlace
