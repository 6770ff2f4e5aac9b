/** Selects words of a text where it first has them, as a person does by a double click. */
export function selectWords(element: Element, words: string): void {
  const page = element.ownerDocument
  const walker = page.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const at = node.data.indexOf(words)
    if (at < 0) continue
    node.parentElement?.scrollIntoView()
    page.getSelection()?.setBaseAndExtent(node, at, node, at + words.length)
    return
  }
}
