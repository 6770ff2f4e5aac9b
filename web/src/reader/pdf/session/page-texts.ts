/** Texts that pdf.js's viewer writes into its pages while editing is off. */
export interface PageTexts {
  page: (number: number) => string
  annotation: (type: string) => string
}

/**
 * Implements pdf.js's localisation with our own messages. pdf.js marks elements with a message id and leaves the rest to an
 * observer, which is `watch`.
 */
export function createPageTexts(language: string, direction: 'ltr' | 'rtl', texts: PageTexts) {
  const write = (element: Element) => {
    const args = JSON.parse(element.getAttribute('data-l10n-args') ?? '{}') as { page?: number; type?: string }
    const id = element.getAttribute('data-l10n-id')
    if (id === 'pdfjs-page-landmark' && args.page) element.setAttribute('aria-label', texts.page(args.page))
    if (id === 'pdfjs-text-annotation-type') element.setAttribute('alt', texts.annotation(args.type ?? ''))
  }
  const translate = async (element: Element) => {
    if (element.hasAttribute('data-l10n-id')) write(element)
    for (const each of element.querySelectorAll('[data-l10n-id]')) write(each)
  }
  return {
    getLanguage: () => language,
    getDirection: () => direction,
    get: async (_id: string, _args: unknown, fallback?: string) => fallback ?? '',
    translate,
    translateOnce: translate,
    destroy: async () => {},
    pause() {},
    resume() {},
    watch(root: Element, signal: AbortSignal) {
      const observer = new MutationObserver((changes) => {
        for (const { addedNodes, target, type } of changes) {
          if (type === 'attributes') write(target as Element)
          for (const node of addedNodes) if (node instanceof Element) void translate(node)
        }
      })
      observer.observe(root, { subtree: true, childList: true, attributeFilter: ['data-l10n-id', 'data-l10n-args'] })
      signal.addEventListener('abort', () => observer.disconnect())
    },
  }
}
