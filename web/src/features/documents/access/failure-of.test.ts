import { expect, it } from '@jest/globals'
import { CallError } from '#web/lib/calls/call.ts'
import { detailOf, failureOf } from './failure-of.ts'

const failed = (code: string, detail?: string) =>
  new CallError({ status: 404, code, title: '', requestId: '', ...(detail !== undefined && { detail }) })

it.each([
  ['content-not-found', undefined, 'noDocumentContent'],
  ['unexpected', 'Can not find content for ISO|1', 'noDocumentContent'],
  ['unexpected', 'Cannot find content', 'noDocumentContent'],
  ['content-gone', undefined, 'noDLContentAccess'],
  ['unexpected', 'The DL Content is no longer available here', 'noDLContentAccess'],
  ['not-entitled', undefined, 'noAccess'],
  ['no-file', undefined, 'noDocument'],
  ['unavailable', 'The storage rests until noon', undefined],
])('a failure %s with the detail %p is %p', (code, detail, failure) => {
  expect(failureOf(failed(code, detail))).toBe(failure)
})

it('the server’s own words are shown where there are any', () => {
  expect(detailOf(failed('unavailable', ' The storage rests until noon '))).toBe('The storage rests until noon')
  for (const none of [failed('unavailable'), failed('unavailable', ' '), new Error('x')]) expect(detailOf(none)).toBeUndefined()
})
