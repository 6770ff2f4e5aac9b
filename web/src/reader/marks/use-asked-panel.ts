import { useCallback, useEffect, useState } from 'react'

interface LinkedItems {
  /** id that the address names */
  linked: string | null
  items: readonly { readonly id: string }[]
  choose: (id: string) => void
  /** it is asked for from the start */
  isAsked?: boolean
}

/** Opens the panel of an addition when it is asked for, and once for the item that the address names, as soon as it is there. */
export function useAskedPanel(panel: string, { linked, items, choose, isAsked = false }: LinkedItems) {
  const [asked, setAsked] = useState<{ readonly panel: string } | undefined>(() => (isAsked ? { panel } : undefined))
  const open = useCallback(() => setAsked({ panel }), [panel])
  const [followed, setFollowed] = useState<string>()
  const isThere = linked !== null && items.some(({ id }) => id === linked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (!isThere || followed === linked) return
    setFollowed(linked)
    choose(linked)
    open()
  }, [isThere, linked, followed])
  return { asked, open }
}
