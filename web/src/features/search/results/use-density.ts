import { useState } from 'react'
import { readRemembered, remember } from '#web/lib/device-memory.ts'

const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

const NAME = 'density'

/** Height of rows, chosen once on this device. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(() => DENSITIES.find((one) => one === readRemembered(NAME)) ?? 'comfortable')
  const choose = (next: Density) => {
    setDensity(next)
    remember(NAME, next)
  }
  return [density, choose]
}
