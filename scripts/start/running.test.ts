import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import { newFolder } from '#test/support/new-folder.ts'
import { markRunning } from './running.ts'

const folder = newFolder()
/** more than any system counts to */
const GONE = '2147483646'

it('marks of servers that were killed do not gather', () => {
  for (const pid of [GONE, String(process.ppid)]) writeFileSync(path.join(folder, pid), '')
  const unmark = markRunning(folder)
  expect(readdirSync(folder).sort()).toEqual([String(process.pid), String(process.ppid)].sort())
  unmark()
  expect(readdirSync(folder)).toEqual([String(process.ppid)])
})
