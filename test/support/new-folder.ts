import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from '@jest/globals'

/** A folder that is gone when the tests of the file are done. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
