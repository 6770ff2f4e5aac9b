import { useState } from 'react'
import { type Edited, useSave } from './use-save.ts'

interface Drafted<Stored, Draft> {
  /** stored values, as the form knows them */
  readonly given: Stored | undefined
  readonly blank: Draft
  readonly draftOf: (stored: Stored) => Draft
}

/** Values of a form that is filled, over those that are stored; where somebody else stored others meanwhile they can be taken. */
export function useDraft<Stored extends Edited, Draft extends object>({ given, blank, draftOf }: Drafted<Stored, Draft>) {
  const [stored, setStored] = useState(given)
  const [draft, setDraft] = useState(given ? draftOf(given) : blank)
  const { save, problem, stored: other, clear } = useSave<Stored>()
  function take(found: Stored) {
    setStored(found)
    setDraft(draftOf(found))
    clear()
  }
  return {
    stored,
    draft,
    set: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    save,
    problem,
    onReload: other && (() => take(other)),
  }
}
