import type { Page } from 'playwright-core'
import { copied } from '../selecting.ts'
import type { SelectionWorld } from './pdf-world.ts'

const FRAME = '.html-frame iframe'

/** Reads the open HTML text with the words of every kind. */
export function htmlWorld(page: Page): SelectionWorld {
  return {
    pointOf: ({ word, part }, direction) =>
      page.locator(FRAME).evaluate(
        (frame, asked) => {
          const text = (frame as HTMLIFrameElement).contentDocument as Document
          const walker = text.createTreeWalker(text.body, NodeFilter.SHOW_TEXT)
          while (walker.nextNode()) {
            const node = walker.currentNode as Text
            const start = node.data.indexOf(asked.word)
            if (start < 0) continue
            const at = Math.floor(asked.part * asked.word.length)
            const range = text.createRange()
            range.setStart(node, start + at)
            range.setEnd(node, start + at + 1)
            const { left, top, width, height } = range.getBoundingClientRect()
            const own = frame.getBoundingClientRect()
            const inside = asked.part * asked.word.length - at
            const across = { right: inside, left: 1 - inside, down: 0.5 }[asked.direction]
            const down = asked.direction === 'down' ? inside : 0.5
            return [own.left + left + width * across, own.top + top + height * down] as const
          }
          throw new Error(`${asked.word} is not on the page`)
        },
        { word, part, direction },
      ),
    marked: () =>
      page.locator(FRAME).evaluate((frame) => {
        const text = (frame as HTMLIFrameElement).contentDocument as Document
        const selection = text.getSelection()
        const own = frame.getBoundingClientRect()
        const cells = [...document.querySelectorAll('.html-scroll .selected-words')].map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          return { left: left - own.left, right: right - own.left, top: top - own.top, bottom: bottom - own.top }
        })
        const range = selection?.isCollapsed === false ? selection.getRangeAt(0) : undefined
        const isSelected = (node: Text, at: number) => {
          const character = text.createRange()
          character.setStart(node, at)
          character.setEnd(node, at + 1)
          const { left, right, top, bottom } = character.getBoundingClientRect()
          const [x, y] = [(left + right) / 2, (top + bottom) / 2]
          const isInRange = range?.isPointInRange(node, at) && range.isPointInRange(node, at + 1)
          return isInRange || cells.some((box) => box.left < x && x < box.right && box.top < y && y < box.bottom)
        }
        const walker = text.createTreeWalker(text.body, NodeFilter.SHOW_TEXT)
        const words: string[] = []
        while (walker.nextNode()) {
          const node = walker.currentNode as Text
          for (const { index, 0: word } of node.data.matchAll(/\S+/g))
            words.push([...word].filter((_, at) => isSelected(node, index + at)).join(''))
        }
        return words.filter(Boolean).join(' ')
      }),
    // A finger holds the device's own handles, which no test can: no pointer is seen, and no word is whole.
    selectByFinger: (from, to) =>
      page.locator(FRAME).evaluate(
        (frame, points) => {
          const text = (frame as HTMLIFrameElement).contentDocument as Document
          const own = frame.getBoundingClientRect()
          const [start, end] = points.map(([x, y]) => text.caretPositionFromPoint(x - own.left, y - own.top))
          if (start && end) text.getSelection()?.setBaseAndExtent(start.offsetNode, start.offset, end.offsetNode, end.offset)
        },
        [from, to] as const,
      ),
    async copied() {
      const cells = await copied(page)
      if (cells) return cells
      const words = await page
        .locator(FRAME)
        .evaluate((frame) => `${(frame as HTMLIFrameElement).contentDocument?.getSelection() ?? ''}`)
      return words.replace(/\s+/g, ' ').trim()
    },
  }
}
