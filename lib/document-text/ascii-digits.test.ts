import { expect, it } from '@jest/globals'
import { asciiDigits } from './ascii-digits.ts'

it.each(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '๐๑๒๓๔๕๖๗๘๙', '０１２３４５６７８９', '0123456789'])(
  'the digits %s are 0 to 9',
  (digits) => {
    expect(asciiDigits(`${digits}.${[...digits].reverse().join('')}`)).toBe('0123456789.9876543210')
  },
)

it('letters, and numbers that are no digits, stay as they are', () => {
  expect(asciiDigits('البند ٧.٤ — ½ IV ²')).toBe('البند 7.4 — ½ IV ²')
})
