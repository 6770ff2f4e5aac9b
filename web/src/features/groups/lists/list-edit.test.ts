import { describe, expect, it } from '@jest/globals'
import { addItems, applyEdit, isEdited, type ListEdit, NO_EDIT, removeItems } from './list-edit.ts'

const id = (item: string) => item
const edit: ListEdit<string> = removeItems(addItems(NO_EDIT, ['c', 'd'], id), ['a'])

describe('changes of a list', () => {
  it('apply on top of what somebody else made of the list meanwhile', () => {
    expect(applyEdit(['a', 'b'], edit, id)).toEqual(['d', 'c', 'b'])
    expect(applyEdit(['b', 'x', 'c'], edit, id)).toEqual(['d', 'c', 'b', 'x'])
  })

  it('cancel out: what was added and removed again is no change, nor what was removed and added again', () => {
    const back = addItems(removeItems(edit, ['c', 'd']), ['a'], id)
    expect(isEdited(back)).toBe(false)
    expect(applyEdit(['a', 'b'], back, id)).toEqual(['a', 'b'])
  })
})
