const AXE_EVERYWHERE = ['desktop/accessible-on-every-route.test.ts', 'axe finds nothing serious on %s'] as const

/** Tests in a browser that try a criterion beyond rules of axe: file in test/e2e, words of the test’s name. */
export const TESTED: Readonly<Record<string, readonly (readonly [file: string, test: string])[]>> = {
  '1.3.2': [['arabic/mirrored-in-arabic.test.ts', 'a title in another script stands where the page begins']],
  '1.3.4': [['phone/no-page-is-wider.test.ts', 'no page is wider than a phone, language %s']],
  '1.4.3': [AXE_EVERYWHERE, ['arabic/accessible.test.ts', 'axe finds nothing serious on pages of each kind']],
  '1.4.4': [['follows-the-size-of-text.test.ts', '%s have room for text of twice the size, and so has the search box']],
  '1.4.10': [['phone/no-page-is-wider.test.ts', 'no page is wider than a phone, language %s']],
  '2.1.1': [
    ['desktop/finds-as-you-type.test.ts', 'the keys go down, to the ends, into the editions and back to the text'],
    ['desktop/narrows-results.test.ts', 'by keyboard: a branch opens, its child takes its place, and gives it back'],
    ['desktop/selects-words.test.ts', 'a point is made in a PDF by keys alone'],
    ['arabic/narrows-results.test.ts', 'the filters read right to left in Arabic, by keyboard too'],
  ],
  '2.1.2': [['phone/menu-gives-the-focus-back.test.ts', 'the menu of a phone, closed by %s, gives the focus back']],
  '2.4.1': [
    [
      'keeps-the-text-in-sight.test.ts',
      'a page that comes has the focus on its heading, and one link leads from there to the text',
    ],
  ],
  '2.4.3': [
    ['desktop/narrows-results.test.ts', 'the panel folds away, stays so, and gives the keyboard back'],
    ['keeps-the-text-in-sight.test.ts', 'a page that comes has the focus on its heading'],
  ],
  '2.4.5': [
    ['lists-its-contents.test.ts', 'home begins with the contents of the library'],
    ['desktop/finds-as-you-type.test.ts', 'Enter searches for what is typed'],
  ],
  '2.5.1': [['phone/selects-by-finger.test.ts', 'a long press on small text enlarges it and takes a word']],
  '2.5.7': [['desktop/selects-words.test.ts', 'a point is made in a PDF by keys alone']],
  '3.3.1': [['desktop/says-when-a-number-is-missing.test.ts', 'says so, names the nearest and leads to them']],
  '3.3.3': [['desktop/says-when-a-number-is-missing.test.ts', 'offers other words that find something']],
  '3.3.4': [['desktop/keeps-favorites.test.ts', 'is asked before one is deleted']],
  '4.1.2': [AXE_EVERYWHERE, ['every-part-in-the-gallery.test.ts', 'has nothing in which axe finds a serious fault']],
}

const OF_PUBLISHERS =
  'PDF files are shown as publishers made them, and many have no tags. A text as HTML, where there is one, has its structure.'

/** Parts of the library that do not meet a criterion. */
export const LIMITS: Readonly<Record<string, string>> = {
  '1.1.1': OF_PUBLISHERS,
  '1.3.1': OF_PUBLISHERS,
  '1.3.2': OF_PUBLISHERS,
}
