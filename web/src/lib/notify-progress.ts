import { type Notice, noticeStore, type Progress } from './notify.ts'

/** Ids below those of notices that close themselves. */
let last = 0

/** Shows how far something is, until it is closed. The caller translates the text. */
export function notifyProgress(text: string, onCancel: () => void) {
  last -= 1
  const id = last
  return {
    show: (progress: Omit<Progress, 'onCancel'>) => {
      const notice: Notice = { id, kind: 'info', text, progress: { ...progress, onCancel } }
      const shown = noticeStore.current()
      const isShown = shown.some((one) => one.id === id)
      noticeStore.show(isShown ? shown.map((one) => (one.id === id ? notice : one)) : [...shown, notice])
    },
    close: () => noticeStore.close(id),
  }
}
