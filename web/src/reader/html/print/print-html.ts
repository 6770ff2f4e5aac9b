const POPUP_FEATURES = 'popup,width=900,height=700'
const PRINT_DELAY_MS = 1000

/**
 * Prints a document in a popup. It stays in a frame without scripts there too; that frame has our origin only because a page may
 * not print a frame of another one.
 */
export function printHtml(page: string, title: string): boolean {
  const popup = window.open('', '_blank', POPUP_FEATURES)
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
    window.setTimeout(() => frame.contentWindow?.print(), PRINT_DELAY_MS)
  })
  return true
}
