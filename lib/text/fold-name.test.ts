import { describe, expect, it } from '@jest/globals'
import { foldName } from './fold-name.ts'

describe('a folded name', () => {
  it.each([
    ['Ibáñez', 'IBANEZ'],
    ['Łukasz  Wójcik', 'lukaszwojcik'],
    ['Søren Ødegård', 'soren odegard'],
    ['Groß', 'GROSS'],
    ['İnci Işık', 'inci isik'],
    ['Ａｄａ', 'ada'],
    ['Στέφανος', 'ΣΤΕΦΑΝΟΣ'],
    ['مُحَمَّد', 'محمد'],
    ['Мария\u00a0Ёлкина', 'мария елкина'],
    ['山田\u3000太郎', '山田太郎'],
    ['홍 길동', '홍길동'],
  ])('%s is that of %s', (name, other) => expect(foldName(name)).toBe(foldName(other)))

  it('tells names apart', () => expect(foldName('Anna')).not.toBe(foldName('Anne')))
})
