import { READING_STYLE } from './reading-style.ts'

const ACTIVE = 'script, style, link, meta, base, iframe, object, embed, form, template, audio, video'

/** Takes out what runs or loads: the copy is not in a frame that forbids it. */
function disarm(body: HTMLElement): void {
  for (const active of body.querySelectorAll(ACTIVE)) active.remove()
  for (const element of [body, ...body.querySelectorAll('*')]) {
    for (const { name } of [...element.attributes]) if (/^on/i.test(name)) element.removeAttribute(name)
  }
  // A link within the text leads nowhere on paper.
  for (const link of body.querySelectorAll('a[href^="about:"]')) link.removeAttribute('href')
}

/** Draws a picture that the frame has decoded: another copy of it would not be decoded before the browser prints. */
function drawn(picture: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = picture.naturalHeight
  if (picture.naturalWidth > 0) canvas.getContext('2d')?.drawImage(picture, 0, 0)
  canvas.style.cssText = `max-inline-size: 100%; inline-size: ${picture.width}px; block-size: auto`
  return canvas
}

function copyOf(page: Document): HTMLElement {
  const body = page.body.cloneNode(true) as HTMLElement
  disarm(body)
  const originals = page.body.querySelectorAll('img')
  for (const [index, picture] of body.querySelectorAll('img').entries()) {
    const original = originals[index]
    if (original) picture.replaceWith(drawn(original))
  }
  return document.adoptNode(body)
}

function headOf(line: readonly string[]): HTMLElement {
  const head = document.createElement('p')
  head.className = 'paper-line'
  for (const [index, part] of line.entries()) {
    const isolated = document.createElement('bdi')
    isolated.textContent = part
    head.append(index > 0 ? ' · ' : '', isolated)
  }
  return head
}

/**
 * Lays a copy of a text on the page for the browser's own print, below a line about it; a frame would be cut at the end of its
 * first sheet. Returns how to take it away.
 */
export function layOnPaper(page: Document, line: readonly string[]): () => void {
  const { lang, dir } = page.documentElement
  const paper = document.createElement('div')
  paper.className = 'paper'
  const text = document.createElement('div')
  const root = document.createElement('html')
  Object.assign(root, { lang, dir })
  root.append(copyOf(page))
  const style = new CSSStyleSheet()
  // The root of a shadow tree is its first element.
  style.replaceSync(READING_STYLE.replaceAll(':root', 'html'))
  const shadow = text.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [style]
  shadow.append(root)
  paper.append(headOf(line), text)
  document.body.append(paper)
  document.documentElement.dataset.paper = ''
  return () => {
    paper.remove()
    delete document.documentElement.dataset.paper
  }
}
