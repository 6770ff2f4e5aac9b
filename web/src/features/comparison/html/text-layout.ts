import { useState } from 'react'

export const LAYOUTS = ['unified', 'split'] as const
export type TextLayout = (typeof LAYOUTS)[number]

const STORED = 'lectern-comparison-layout'

/** Layout of compared texts that the person likes, kept on the device. A narrow screen has room for one text. */
export function useTextLayout(isNarrow: boolean) {
  const [chosen, setChosen] = useState<TextLayout>(() => (localStorage.getItem(STORED) === 'split' ? 'split' : 'unified'))
  const choose = (layout: TextLayout) => {
    localStorage.setItem(STORED, layout)
    setChosen(layout)
  }
  return { layout: isNarrow ? ('unified' as const) : chosen, choose }
}
