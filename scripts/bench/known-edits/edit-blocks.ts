import { isLong, type Kind, partAt } from './known-edit.ts'
import type { Part } from './parts.ts'

const isText = ({ is }: Part) => is === 'paragraph'
const SENTENCE_END = /(?<=[a-z]{4}[.]) (?=[A-Z])/
const MAX_CLAUSE_PARTS = 6

export const BLOCK_EDITS: Readonly<Record<string, Kind>> = {
  insert: {
    fits: isText,
    make: (place) => {
      const text = place.fresh()
      return { parts: [partAt(place), { is: 'paragraph', text }], edit: { older: [], newer: [text] } }
    },
  },
  delete: {
    fits: (part) => isText(part) && isLong(part, 10),
    make: (place) => ({ parts: [], edit: { older: [partAt(place).text], newer: [] } }),
  },
  move: {
    fits: (part) => isText(part) && isLong(part, 14),
    make: (place) => {
      const part = partAt(place)
      const far = place.parts
        .map((_, at) => at)
        .filter((at) => Math.abs(at - place.at) > 12 && isText(place.parts[at] as Part) && isText(place.parts[at + 1] ?? part))
      const at = far[place.next(far.length || 1)]
      return at === undefined
        ? undefined
        : { parts: [], elsewhere: { at, part }, edit: { older: [part.text], newer: [part.text] } }
    },
  },
  split: {
    fits: (part) => isText(part) && isLong(part, 24) && SENTENCE_END.test(part.text),
    make: (place) => {
      const { text } = partAt(place)
      const [first = '', ...rest] = text.split(SENTENCE_END)
      const other = rest.join(' ')
      if (first.length < 40 || other.length < 40) return undefined
      return {
        parts: [first, other].map((one) => ({ is: 'paragraph', text: one })),
        edit: { older: [text], newer: [first, other] },
      }
    },
  },
  join: {
    fits: (part, next) =>
      isText(part) && isLong(part, 8) && next !== undefined && isText(next) && isLong(next, 8) && /\.$/.test(part.text),
    make: (place) => {
      const [one, other] = [partAt(place).text, (place.parts[place.at + 1] as Part).text]
      return {
        parts: [{ is: 'paragraph', text: `${one} ${other}` }],
        swallowed: 1,
        edit: { older: [one, other], newer: [`${one} ${other}`] },
      }
    },
  },
  retitle: {
    fits: ({ is }) => is === 'heading',
    make: (place) => {
      const part = partAt(place)
      const text = `${place
        .fresh()
        .split(' ')
        .slice(0, 3)
        .join(' ')
        .replace(/[^\w ]/g, '')} ${part.text}`
      return { parts: [{ ...part, text }], edit: { older: [part.text], newer: [text] } }
    },
  },
  clause: {
    fits: ({ is, level }, next) => is === 'heading' && (level ?? 0) > 1 && next?.is === 'paragraph',
    make: (place) => {
      const part = partAt(place)
      const end = place.parts.findIndex((one, at) => at > place.at && one.is === 'heading')
      const gone = place.parts.slice(place.at, end)
      if (end < 0 || gone.length > MAX_CLAUSE_PARTS || gone.some(({ is }) => is === 'table')) return undefined
      const title = place
        .fresh()
        .split(' ')
        .slice(0, 4)
        .join(' ')
        .replace(/[^\w ]/g, '')
      const texts = gone.slice(1).map(() => place.fresh())
      const fresh = texts.map((text): Part => ({ is: 'paragraph', text }))
      const edit = { older: gone.map(({ text }) => text), newer: [title, ...texts] }
      return { parts: [{ ...part, text: title }, ...fresh], swallowed: gone.length - 1, edit }
    },
  },
  'item-gone': {
    fits: ({ is, text }, next) => is === 'item' && next?.is === 'item' && text.length > 12,
    make: (place) => ({ parts: [], edit: { older: [partAt(place).text], newer: [] } }),
  },
  item: {
    fits: ({ is }, next) => is === 'item' && next?.is === 'item',
    make: (place) => {
      const text = place.fresh()
      return { parts: [partAt(place), { is: 'item', text }], edit: { older: [], newer: [text] } }
    },
  },
}
