import { expect, it } from '@jest/globals'
import { frameOf } from './frame-of.ts'

it('the frame before a page is that of its address', () => {
  expect(['/', '/home', '/home/tracker'].map(frameOf)).toEqual(['home', 'home', 'home'])
  expect(['/document', '/document/', '/content-access'].map(frameOf)).toEqual(['text', 'text', 'text'])
  expect(['/compare', '/content-search/', '/homely', '/documents'].map(frameOf)).toEqual(['compare', 'page', 'page', 'page'])
  expect(frameOf('/document-view/')).toBe('none')
})
