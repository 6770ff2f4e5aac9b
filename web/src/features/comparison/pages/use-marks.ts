import { useEffect, useState } from 'react'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import type { PdfSession } from '#web/reader/pdf/session/pdf-session.ts'
import type { ChangeSteps } from '../changes/use-changes.ts'
import { createMarkDrawer } from './draw-marks.ts'
import type { SideName } from './scroll-pairs.ts'

/** Draws the marks of the changes that are shown on the pages of a PDF, once it is open. */
export function useMarks(
  session: PdfSession | undefined,
  result: ComparisonResult,
  side: SideName,
  { shown, current }: Pick<ChangeSteps, 'shown' | 'current'>,
): void {
  const [drawer, setDrawer] = useState<ReturnType<typeof createMarkDrawer>>()
  useEffect(() => {
    if (!session) return undefined
    const created = createMarkDrawer(session, result, side)
    setDrawer(created)
    return () => created.close()
  }, [session, result, side])
  useEffect(() => drawer?.show(new Set(shown.map(({ number }) => number)), current), [drawer, shown, current])
}
