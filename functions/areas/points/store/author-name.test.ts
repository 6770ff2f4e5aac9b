import { expect, it } from '@jest/globals'
import { authorName } from './make-change.ts'

it.each([
  ['Sana', 'Haddad', 'Haddad Sana'],
  ['Maximiliane Elisabeth', 'von Hohenlohe', 'von Hohenlohe Maximi'],
  ['A', 'Eighteen-Letters-X', 'Eighteen-Letters-X A'],
  ['Ada', 'Nineteen-Letters-XX', 'Nineteen-Letters-XX'],
  ['', '', 'a@example.org'],
])('an author %s %s is %s: last name first, at most 20 characters', (firstName, lastName, name) => {
  expect(authorName({ firstName, lastName, email: 'a@example.org' })).toBe(name)
})
