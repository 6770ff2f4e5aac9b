import type { PdfPanel } from './slots.ts'

type Place = PdfPanel['place']
type Placed = Pick<PdfPanel, 'id' | 'place' | 'startsOpen'>

/** Id of the open panel of each place. */
export type OpenPanels = Readonly<Partial<Record<Place, string>>>

export function initialPanels(panels: readonly Placed[], phone: boolean): OpenPanels {
  if (phone) return {}
  return Object.fromEntries(panels.filter(({ startsOpen }) => startsOpen).map(({ place, id }) => [place, id]))
}

export const isOpen = (open: OpenPanels, { id, place }: Placed): boolean => open[place] === id

export const openPanel = (open: OpenPanels, { id, place }: Placed): OpenPanels => ({ ...open, [place]: id })

export const togglePanel = (open: OpenPanels, panel: Placed): OpenPanels => ({
  ...open,
  [panel.place]: isOpen(open, panel) ? undefined : panel.id,
})
