/** Elements of a formatted text; the server keeps the same. */
const KEPT = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'a'])
const DROPPED = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math'])
const LINK = /^(https?:|mailto:)/i

/** Copies what is allowed of a tree of nodes; of anything else only its words. */
function copyInto(target: Node, source: Node, page: Document): void {
  for (const node of source.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) {
      target.appendChild(page.createTextNode((node.nodeValue ?? '').replaceAll('\u00a0', ' ')))
      continue
    }
    if (node.nodeType !== Node.ELEMENT_NODE) continue
    const given = (node as Element).localName
    if (DROPPED.has(given)) continue
    const name = given === 'div' ? 'p' : given
    if (!KEPT.has(name)) {
      copyInto(target, node, page)
      continue
    }
    const element = page.createElement(name)
    const href = (node as Element).getAttribute('href') ?? ''
    if (name === 'a' && LINK.test(href)) {
      element.setAttribute('href', href)
      element.setAttribute('rel', 'noopener noreferrer')
    }
    copyInto(element, node, page)
    target.appendChild(element)
  }
}

/** Makes the nodes of a formatted text, with nothing in them that runs or loads. */
export function nodesOfMarkup(markup: string): DocumentFragment {
  const parsed = new DOMParser().parseFromString(markup, 'text/html')
  const nodes = document.createDocumentFragment()
  copyInto(nodes, parsed.body, document)
  return nodes
}

/** Writes what somebody typed into an editable element as markup. */
export function markupOf(element: Element): string {
  const copy = element.ownerDocument.createElement('div')
  copyInto(copy, element, element.ownerDocument)
  return copy.innerHTML === '<br>' ? '' : copy.innerHTML
}
