import { latinKey } from '#web/lib/latin-key.ts'
import type { KeyPress } from '../keys.ts'
import type { PdfSession } from './session/pdf-session.ts'

type ViewerCommand = 'zoomIn' | 'zoomOut' | 'zoomFit' | 'first' | 'last' | 'next' | 'previous' | 'rotate'

const COMMAND_KEYS: Record<string, ViewerCommand> = { '+': 'zoomIn', '=': 'zoomIn', '-': 'zoomOut', '0': 'zoomFit' }

const PLAIN_KEYS: Record<string, ViewerCommand> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'zoomFit',
  Home: 'first',
  End: 'last',
  j: 'next',
  n: 'next',
  k: 'previous',
  p: 'previous',
  r: 'rotate',
  R: 'rotate',
}

const TURNS: Record<string, ViewerCommand> = {
  PageDown: 'next',
  ArrowDown: 'next',
  Enter: 'next',
  PageUp: 'previous',
  ArrowUp: 'previous',
}

const LINE_PX = 40

/**
 * Returns the scroll distance of a key, like a browser's for a focused element, so that keys scroll before anything has the
 * focus.
 */
export function scrollStepOf(press: KeyPress, height: number): number | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey) return undefined
  const screen = Math.max(height - LINE_PX, LINE_PX)
  if (press.key === ' ') return press.shiftKey ? -screen : screen
  const steps: Record<string, number> = { PageDown: screen, PageUp: -screen, ArrowDown: LINE_PX, ArrowUp: -LINE_PX }
  return steps[press.key]
}

/** Returns the command of a key. Page, space and vertical arrow keys are left to the browser where the document has the focus. */
export function commandOf(press: KeyPress, rightToLeft: boolean): ViewerCommand | undefined {
  if (press.altKey) return undefined
  const key = latinKey(press)
  if (press.ctrlKey || press.metaKey) return COMMAND_KEYS[key]
  if (press.key === 'ArrowRight') return rightToLeft ? 'previous' : 'next'
  if (press.key === 'ArrowLeft') return rightToLeft ? 'next' : 'previous'
  return PLAIN_KEYS[key]
}

/** Returns where a key turns a page that fills the screen; arrows, page keys and space turn it whole. */
export function turnOf(press: KeyPress, rightToLeft: boolean): ViewerCommand | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey) return undefined
  if (press.key === ' ') return press.shiftKey ? 'previous' : 'next'
  return TURNS[press.key] ?? commandOf(press, rightToLeft)
}

export function runCommand(command: ViewerCommand, { viewer, layout, goTo, store }: PdfSession): void {
  const { page, pages } = store.get()
  const actions: Record<typeof command, () => void> = {
    zoomIn: () => viewer.increaseScale(),
    zoomOut: () => viewer.decreaseScale(),
    zoomFit: () => {
      viewer.currentScaleValue = 'page-width'
    },
    first: () => goTo(1),
    last: () => goTo(pages),
    next: () => goTo(page + 1),
    previous: () => goTo(page - 1),
    rotate: () => layout.rotate(),
  }
  actions[command]()
}
