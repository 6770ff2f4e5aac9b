import { describe, expect, it } from '@jest/globals'
import { initialPanels, isOpen, openPanel, togglePanel } from './open-panels.ts'

const outline = { id: 'outline', place: 'side' } as const
const notes = { id: 'notes', place: 'side' } as const
const find = { id: 'find', place: 'top', startsOpen: true } as const
const panels = [outline, notes, find]

describe('panels of the PDF viewer', () => {
  it('start open where they ask for it, and never on a phone', () => {
    expect(initialPanels(panels, false)).toEqual({ top: 'find' })
    expect(initialPanels(panels, true)).toEqual({})
  })

  it('take the place of another panel there, and leave the other place alone', () => {
    const both = togglePanel(initialPanels(panels, false), outline)
    expect(panels.map((panel) => isOpen(both, panel))).toEqual([true, false, true])
    expect(panels.map((panel) => isOpen(togglePanel(both, notes), panel))).toEqual([false, true, true])
  })

  it('close with a second press, and stay open when they are asked for again', () => {
    expect(isOpen(togglePanel({ side: 'outline' }, outline), outline)).toBe(false)
    expect(isOpen(openPanel({ top: 'find' }, find), find)).toBe(true)
  })
})
