const WINDOW = 'popup,width=900,height=700'
const SETTLED = 1000

/**
 * Prints a document in a window of its own. The document stays in a frame without scripts there as well; that frame is of
 * our origin only because a page may not ask a frame of another one to print.
 */
export function printHtml(page: string, title: string): boolean {
  const popup = window.open('', '_blank', WINDOW)
  if (!popup) return false
  popup.document.title = title
  popup.document.body.style.margin = '0'
  const frame = popup.document.createElement('iframe')
  frame.sandbox.add('allow-same-origin', 'allow-modals')
  frame.title = title
  frame.style.cssText = 'border:0;inline-size:100vw;block-size:100vh'
  frame.srcdoc = page
  popup.document.body.append(frame)
  frame.addEventListener('load', () => {
    window.setTimeout(() => frame.contentWindow?.print(), SETTLED)
  })
  return true
}
