import { describe, expect, it } from '@jest/globals'
import { moveInOutline, type OutlineItem, visibleItems } from './outline.ts'

const item = (id: string, items: OutlineItem[] = []): OutlineItem => ({ id, title: id, dest: null, url: null, items })
const tree = [item('0', [item('0.0'), item('0.1', [item('0.1.0')])]), item('1')]
const open = new Set(['0'])
const rows = visibleItems(tree, open)
const move = (key: string, at: string, direction: 'ltr' | 'rtl' = 'ltr') => moveInOutline(key, at, rows, open, direction)

describe('the outline', () => {
  it('shows what is open, in reading order', () => {
    expect(rows.map((row) => [row.item.id, row.level])).toEqual([
      ['0', 1],
      ['0.0', 2],
      ['0.1', 2],
      ['1', 1],
    ])
  })

  it('is walked with the arrow keys', () => {
    expect(move('ArrowDown', '0.1')).toEqual({ focus: '1' })
    expect(move('ArrowUp', '0.0')).toEqual({ focus: '0' })
    expect(move('ArrowUp', '0')).toBeUndefined()
    expect(move('Home', '1')).toEqual({ focus: '0' })
    expect(move('End', '0')).toEqual({ focus: '1' })
  })

  it('opens inwards and closes outwards', () => {
    expect(move('ArrowRight', '0.1')).toEqual({ open: '0.1' })
    expect(move('ArrowRight', '0')).toEqual({ focus: '0.0' })
    expect(move('ArrowRight', '1')).toBeUndefined()
    expect(move('ArrowLeft', '0')).toEqual({ close: '0' })
    expect(move('ArrowLeft', '0.1')).toEqual({ focus: '0' })
  })

  it('turns the horizontal keys round where the page is mirrored', () => {
    expect(move('ArrowLeft', '0.1', 'rtl')).toEqual({ open: '0.1' })
    expect(move('ArrowRight', '0', 'rtl')).toEqual({ close: '0' })
  })
})
